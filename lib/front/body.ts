import { IncomingMessage } from "node:http";
import type { RefusalName } from "./refusals";

/** How long a body may take to arrive once its head is here, and how long it may pause, in milliseconds. */
type Patience = { readonly forAll: number; readonly forPause: number };

const PATIENCE: Patience = { forAll: 30_000, forPause: 30_000 };
/** Few of them are read at the same time, so one that doesn't go on makes room for the next. */
export const WITH_PHOTOS: Patience = { forAll: 120_000, forPause: 10_000 };

/**
 * Reads the body of a request into memory, up to a limit, whether or not its length was announced. If it's too long,
 * the rest is read and dropped for a while, because a browser cut off while sending never reads the reason.
 */
export function readBody(
  request: IncomingMessage,
  mostBytes: number,
  { forAll, forPause }: Patience = PATIENCE,
): Promise<Buffer | RefusalName> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    const done = (outcome: Buffer | RefusalName) => {
      clearTimeout(impatience);
      clearTimeout(pause);
      request.removeListener("data", take).resume();
      resolve(outcome);
    };
    const take = (part: Buffer) => {
      bytes += part.length;
      pause.refresh();
      if (bytes <= mostBytes) parts.push(part);
      else parts.length = 0;
      if (bytes > forgottenAfter(mostBytes)) done("too-large");
    };
    const impatience = setTimeout(() => done("too-slow"), forAll);
    const pause = setTimeout(() => done("too-slow"), forPause);
    if (Number(request.headers["content-length"]) > forgottenAfter(mostBytes)) return done("too-large");
    request.on("data", take);
    request.once("end", () => done(bytes > mostBytes ? "too-large" : Buffer.concat(parts)));
    request.once("close", () => done("broken-form"));
  });
}

/** How much is read before the connection is cut: a few times the limit, but not for minutes. */
function forgottenAfter(mostBytes: number): number {
  return Math.min(16 * mostBytes, mostBytes + MOST_FORGOTTEN);
}

const MOST_FORGOTTEN = 64 * 1024 * 1024;

/** The body of a request that `withBody` made. */
export function bodyOf(request: IncomingMessage): Buffer | undefined {
  return bodies.get(request);
}

const bodies = new WeakMap<IncomingMessage, Buffer>();

/** The request with its body unread again, for Next. */
export function withBody(request: IncomingMessage, body: Buffer): IncomingMessage {
  const copy = new IncomingMessage(request.socket);
  const { method, url, httpVersion, httpVersionMajor, httpVersionMinor, headers, rawHeaders } = request;
  Object.assign(copy, { method, url, httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders });
  copy.headers = { ...headers, "content-length": String(body.length) };
  delete copy.headers["transfer-encoding"];
  copy.complete = true;
  copy.push(body);
  copy.push(null);
  bodies.set(copy, body);
  return copy;
}
