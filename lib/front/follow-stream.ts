import type { EventStream } from "@/lib/telemetry/request";
import { streamEvents } from "./event-stream";

/**
 * A stream whose route has to know first whether there's anything to follow. What comes before it begins is kept for it.
 *
 * @param follow follows with this stream; resolves to what stops it, null if there's nothing to follow
 * @param closed called when the stream has ended or there isn't one
 * @returns null if there's nothing to follow
 */
export async function followStream(
  follow: (stream: EventStream) => Promise<(() => void) | null>,
  closed: () => void,
): Promise<Response | null> {
  const early: Uint8Array[] = [];
  let hasEnded = false;
  let stream: EventStream | undefined;
  const following: EventStream = {
    send: (message) => (stream ? stream.send(message) : early.push(message) > 0),
    end: () => {
      hasEnded = true;
      stream?.end();
    },
  };
  const stop = await follow(following).catch((error: unknown) => {
    closed();
    throw error;
  });
  if (!stop) {
    closed();
    return null;
  }
  return streamEvents({
    begin: async (begun) => {
      // At once: a reader who has just come isn't behind, however much they missed.
      if (early.length > 0) begun.send(Buffer.concat(early));
      stream = begun;
      if (hasEnded) begun.end();
      return stop;
    },
    // A stream that couldn't begin is only closed.
    closed: () => {
      closed();
      stop();
    },
  });
}
