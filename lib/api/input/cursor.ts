import { z } from "zod";

/** Where a list goes on: after the item with this key. */
type Cursor = readonly [name: string, id: string];

/** PostgreSQL's text has no NUL. */
const cursor = z.tuple([
  z
    .string()
    .max(200)
    .refine((name) => !name.includes("\0")),
  z.uuid(),
]);

export function makeCursor(...key: Cursor): string {
  return Buffer.from(JSON.stringify(key)).toString("base64url");
}

/** What a cursor names; null if we didn't make it. */
export function readCursor(text: string): Cursor | null {
  try {
    const read = cursor.safeParse(JSON.parse(Buffer.from(text, "base64url").toString("utf8")));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
