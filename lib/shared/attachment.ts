import { ASKED_EACH_TIME } from "./asked-each-time";

/** A text to download as a file. */
export type Attachment = {
  /** "fall-2026-open.pgn": made of slugs, so it needs no quoting. */
  readonly name: string;
  readonly type: "text/csv" | "application/x-chess-pgn" | "text/plain";
  readonly text: string;
};

/** A file for one person: never cached on the way. */
export function privateAttachment(file: Attachment): Response {
  return attachment(file, "private, no-store");
}

/** A file that isn't text, for one person. The name needs no quoting either. */
export function privateBytes({
  name,
  bytes,
}: {
  readonly name: string;
  readonly bytes: Uint8Array;
}): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    },
  });
}

/** A file that anyone can download. */
export function publicAttachment(file: Attachment): Response {
  return attachment(file, ASKED_EACH_TIME);
}

function attachment({ name, type, text }: Attachment, cache: string): Response {
  return new Response(text, {
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": cache,
    },
  });
}
