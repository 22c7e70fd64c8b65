import type { IncomingHttpHeaders } from "node:http";
import type { RefusalName } from "./refusals";

/** A field of a posted form, not yet decoded. */
export type Field = { readonly name: string; readonly isFile: boolean; readonly value: Buffer };

/** More than any of our forms has. A form with more takes time to read before anyone checks who sent it. */
const MOST_FIELDS = 1_000;

/** A part's header names its field and perhaps a file; browsers need a tenth of this. */
const MOST_HEAD_BYTES = 2_048;

/**
 * Finds the fields of a posted form in one pass over its bytes, so a form that isn't ours is refused cheaply. The
 * handler reads the form again in full.
 */
export function findFields(
  body: Buffer,
  { "content-type": contentType = "", "next-action": action }: IncomingHttpHeaders,
): readonly Field[] | RefusalName {
  const type = contentType.split(";", 1)[0]?.trim().toLowerCase();
  // Next's client sends an action without a form as its arguments in one part, numbered like the others.
  if (type === "text/plain" && action) return [{ name: "0", isFile: false, value: body }];
  if (type === "multipart/form-data") return findParts(body, contentType);
  if (type === "application/x-www-form-urlencoded") return findPairs(body);
  return body.length === 0 && !type ? [] : "wrong-type";
}

function findPairs(body: Buffer): readonly Field[] | RefusalName {
  let pairs = 1;
  for (let at = body.indexOf("&"); at !== -1; at = body.indexOf("&", at + 1)) {
    pairs++;
    if (pairs > MOST_FIELDS) return "too-many-fields";
  }
  const fields = [...new URLSearchParams(body.toString("latin1"))];
  if (fields.some((field) => field.some((text) => text.includes("\0")))) return "broken-form";
  return fields.map(([name, value]) => ({ name, isFile: false, value: Buffer.from(value) }));
}

/** A multipart body: `--boundary`, a head, a blank line and a value, again and again, then `--boundary--`. */
function findParts(body: Buffer, contentType: string): readonly Field[] | RefusalName {
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s";]{1,70}))/i.exec(contentType);
  const mark = `\r\n--${boundary?.[1] ?? boundary?.[2] ?? ""}`;
  if (!boundary || body.indexOf(mark.slice(2)) !== 0) return "broken-form";

  const fields: Field[] = [];
  let at = mark.length - 2;
  while (!isEnd(body, at)) {
    if (fields.length === MOST_FIELDS) return "too-many-fields";
    const next = body.indexOf(mark, at);
    const field = next === -1 ? undefined : readPart(body.subarray(at, next));
    if (!field) return "broken-form";
    fields.push(field);
    at = next + mark.length;
  }
  return fields;
}

function isEnd(body: Buffer, at: number): boolean {
  return body.length >= at + 2 && body.length <= at + 4 && body.toString("latin1", at, at + 2) === "--";
}

function readPart(part: Buffer): Field | undefined {
  const headEnd = part.subarray(0, MOST_HEAD_BYTES).indexOf("\r\n\r\n");
  if (headEnd === -1 || part.indexOf("\r\n") !== 0) return undefined;
  const head = part.toString("utf8", 0, headEnd);
  const name = /^content-disposition:\s*form-data\s*;.*?\bname="([^"\r\n]*)"/im.exec(head)?.[1];
  const isFile = /;\s*filename\*?=/i.test(head);
  const value = part.subarray(headEnd + 4);
  return name === undefined || (!isFile && value.includes(0)) ? undefined : { name, isFile, value };
}
