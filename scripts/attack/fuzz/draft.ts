/** A request before it's sent. Headers keep their order and can repeat. */
export type Draft = {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body?: Buffer;
  /** Sends the body in chunks, without a length. */
  readonly isChunked?: boolean;
};

export function addHeader(draft: Draft, name: string, value: string): Draft {
  return { ...draft, headers: [...draft.headers, [name, value]] };
}

/** The bytes that go over the wire. */
export function makeBytes(draft: Draft): Buffer {
  const { method, path, headers, body, isChunked } = draft;
  const length: readonly (readonly [string, string])[] =
    body === undefined
      ? []
      : isChunked
        ? [["Transfer-Encoding", "chunked"]]
        : [["Content-Length", String(body.length)]];
  const lines = [...headers, ...length, ["Connection", "close"] as const].map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`, "latin1");
  return Buffer.concat([head, isChunked && body ? inChunks(body) : (body ?? Buffer.alloc(0))]);
}

const CHUNK_BYTES = 4_096;

function inChunks(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length; at += CHUNK_BYTES) {
    const chunk = body.subarray(at, at + CHUNK_BYTES);
    parts.push(Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from("\r\n"));
  }
  return Buffer.concat([...parts, Buffer.from("0\r\n\r\n")]);
}
