import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "@/lib/telemetry/log";
import { currentRequest, type StreamedResponse } from "@/lib/telemetry/request";

/** Something is sent this often. It keeps the connection open, and a page that hears nothing knows that it's lost. */
const BEAT_MS = 15_000;
/** After this, the browser connects again, which checks again who it is. */
const LONGEST_MS = 10 * 60_000;
/** A reader this many bytes behind is dropped and resumes where it was. */
const MOST_BEHIND = 256 * 1024;

/**
 * A route's response: server-sent events, which the front writes to the connection itself. The framework's own streams
 * take several times as long and as much memory when thousands listen (`npm run bench:room`).
 */
export function streamEvents(stream: StreamedResponse): Response {
  const request = currentRequest();
  if (!request) throw new Error("Only the front can write a stream");
  request.stream = stream;
  return new Response(null, { headers: STREAM });
}

/** Compressing would hold messages back. */
const STREAM = {
  "content-type": "text/event-stream",
  "cache-control": "private, no-store, no-transform",
  // nginx would hold it back otherwise.
  "x-accel-buffering": "no",
};

/** Writes the stream that a route has asked for, until either side ends it. */
export function writeStream(
  { method }: IncomingMessage,
  response: ServerResponse,
  { begin, beat, closed }: StreamedResponse,
): void {
  if (method === "HEAD" || response.destroyed) {
    closed();
    response.end();
    return;
  }
  response.removeHeader("Content-Length");
  response.write(RETRY);
  const send = (message: Uint8Array) => sendTo(response, message);
  if (beat) send(beat());
  const beginning = begin({ send, end: () => response.end() });
  const beating = setInterval(() => send(beat?.() ?? COMMENT), BEAT_MS);
  const limit = setTimeout(() => response.end(), LONGEST_MS);
  response.once("close", async () => {
    clearInterval(beating);
    clearTimeout(limit);
    closed();
    const stop = await beginning.catch(() => undefined);
    stop?.();
  });
  beginning.catch((error: unknown) => {
    log.error("A stream failed", { error });
    response.end();
  });
}

function sendTo(response: ServerResponse, message: Uint8Array): boolean {
  if (response.writableLength > MOST_BEHIND) response.destroy();
  if (response.destroyed || response.writableEnded) return false;
  response.write(message);
  return true;
}

const ENCODER = new TextEncoder();
const RETRY = ENCODER.encode("retry: 1000\n\n");
const COMMENT = ENCODER.encode(":\n\n");
