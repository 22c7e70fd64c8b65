import { formBody } from "../../attack/ask.ts";

/** A body that's as expensive as a stranger can make it. */
export type Body = { readonly what: string; readonly type: string; readonly bytes: Buffer };

type Fields = readonly (readonly [string, string])[];

const MB = 1024 * 1024;

/** The first fields of an action say which one is meant. */
export async function formBodies(reference: Fields): Promise<readonly Body[]> {
  const many = Array.from({ length: 8_000 }, (_, index) => [`f${index}`, "x"] as const);
  return [
    await form("as many fields as fit in 1 MB", [...reference, ...many]),
    await form("900 fields in 1 MB", [...reference, ...fieldsOf(900, 1_000)]),
    await form("one field of 1 MB", [...reference, ["note", "x".repeat(MB - 4_000)]]),
    await form("65 kB", [...reference, ...fieldsOf(60, 950)]),
  ];
}

/** A call as the page's script sends it. Its one argument refers to the same form again and again. */
export async function callBody(): Promise<Body> {
  const again = JSON.stringify(Array.from({ length: 20_000 }, () => "$K1"));
  return form("20,000 references to one form", [
    ["0", again],
    ...fieldsOf(900, 500).map(([name, value]) => [`1_${name}`, value] as const),
  ]);
}

/** Messages to the address for bounces: one with only parts, and one with a huge header. */
export function mailBodies(): readonly Body[] {
  const parts = `Content-Type: multipart/mixed; boundary=b\r\n\r\n${"--b\r\n\r\n".repeat(125_000)}`;
  const head = `${"X-Much: more\r\n ".repeat(60_000)}\r\n\r\n`;
  return [
    { what: "an email with 125,000 parts", type: "message/rfc822", bytes: Buffer.from(parts) },
    { what: "an email with 60,000 header lines", type: "message/rfc822", bytes: Buffer.from(head) },
  ];
}

async function form(what: string, fields: Fields): Promise<Body> {
  const { body, type } = await formBody(fields);
  return { what, type, bytes: body };
}

function fieldsOf(count: number, bytes: number): readonly (readonly [string, string])[] {
  return Array.from({ length: count }, (_, index) => [`field-${index}`, "x".repeat(bytes)] as const);
}
