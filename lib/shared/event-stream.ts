/** A comment this often keeps the connection open. */
const BEAT_MS = 15_000;
/** After this, the browser connects again, which checks again who it is. */
const LONGEST_MS = 10 * 60_000;
/** A reader this many messages behind is dropped and resumes where it was. */
const MOST_BEHIND = 64;

export type EventStream = {
  /** False if the reader can't keep up; then the stream has ended. */
  readonly send: (message: Uint8Array) => boolean;
  readonly end: () => void;
};

/**
 * A response of server-sent events.
 *
 * @param signal of the request
 * @param begin gets the stream; what it returns is called when the stream ends, as is `closed`
 */
export function eventStream(
  signal: AbortSignal,
  begin: (stream: EventStream) => Promise<() => void>,
  closed: () => void,
): Response {
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const end = () => {
        stop();
        try {
          controller.close();
        } catch {
          // The reader has left already.
        }
      };
      const send = (message: Uint8Array) => {
        if ((controller.desiredSize ?? 0) < -MOST_BEHIND) {
          end();
          return false;
        }
        controller.enqueue(message);
        return true;
      };
      send(RETRY);
      const beat = setInterval(() => send(BEAT), BEAT_MS);
      const limit = setTimeout(end, LONGEST_MS);
      let forget = () => {};
      stop = () => {
        closed();
        clearInterval(beat);
        clearTimeout(limit);
        forget();
      };
      signal.addEventListener("abort", end, { once: true });
      forget = await begin({ send, end });
      if (signal.aborted) end();
    },
    cancel: () => stop(),
  });
  return new Response(body, { headers: STREAM });
}

/** Compressing would hold messages back. */
const STREAM = {
  "content-type": "text/event-stream",
  "cache-control": "private, no-store, no-transform",
  // nginx would hold it back otherwise.
  "x-accel-buffering": "no",
};

const ENCODER = new TextEncoder();
const RETRY = ENCODER.encode("retry: 1000\n\n");
const BEAT = ENCODER.encode(":\n\n");
