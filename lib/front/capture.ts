import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from "node:http";

/**
 * Holds a response back if `isHeld` says so (asked once, when status and headers are known) and passes on the whole of
 * it. Anything else is sent as it is written. Returns a function that releases the response.
 */
export function captureResponse(
  response: ServerResponse,
  isHeld: (response: ServerResponse) => boolean,
  finish: (body: Buffer, send: (body: Buffer) => void) => void,
): () => void {
  const send = response.end.bind(response) as (body: Buffer) => void;
  const { write, end, writeHead, flushHeaders } = response;
  const parts: Buffer[] = [];
  let held: boolean | undefined;
  const holds = () => {
    held ??= isHeld(response);
    return held;
  };

  Object.assign(response, {
    writeHead(status: number, ...rest: (string | Headers)[]) {
      response.statusCode = status;
      for (const [name, value] of headersOf(rest)) if (value !== undefined) response.setHeader(name, value);
      if (!holds()) release();
      return response;
    },
    flushHeaders() {
      if (holds()) return;
      release();
      response.flushHeaders();
    },
    write(chunk: unknown, ...rest: unknown[]) {
      if (!holds()) {
        release();
        return Reflect.apply(write, response, [chunk, ...rest]);
      }
      parts.push(toBuffer(chunk, rest[0]));
      callBack(rest);
      return true;
    },
    end(...args: unknown[]) {
      if (!holds()) {
        release();
        return Reflect.apply(end, response, args);
      }
      if (typeof args[0] === "string" || args[0] instanceof Uint8Array)
        parts.push(toBuffer(args[0], args[1]));
      release();
      response.once("finish", () => callBack(args));
      finish(Buffer.concat(parts), send);
      return response;
    },
  });

  return release;

  function release(): void {
    Object.assign(response, { writeHead, flushHeaders, write, end });
  }
}

type Headers = OutgoingHttpHeaders | readonly OutgoingHttpHeader[];

function headersOf(rest: readonly (string | Headers)[]): readonly [string, OutgoingHttpHeader | undefined][] {
  const headers = rest.find((each) => typeof each === "object");
  if (!headers) return [];
  if (!Array.isArray(headers)) return Object.entries(headers);
  const flat = headers.flat();
  return flat.flatMap((name, index) => (index % 2 === 0 ? [[String(name), flat[index + 1]]] : []));
}

function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === "string")
    return Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8");
  return Buffer.from(chunk as Uint8Array);
}

function callBack(args: readonly unknown[]): void {
  const last = args.at(-1);
  if (typeof last === "function") process.nextTick(last as () => void);
}
