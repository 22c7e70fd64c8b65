import { requireActor } from "@/lib/auth/gates";
import { paths } from "@/lib/paths";
import { type Cursor, type PlacedEvent, printCursor, readCursor } from "@/lib/room/rules/cursor";
import { openStream } from "@/lib/room/store/open-streams";
import { findSideOf } from "@/lib/room/store/read-games";
import { watchGames } from "@/lib/room/store/watch-games";
import { matchId } from "@/lib/shared/form-fields";

type Context = { readonly params: Promise<{ readonly match: string }> };

/** A comment this often keeps the connection open. */
const BEAT_MS = 15_000;
/** After this, the browser connects again, which checks again who it is. */
const LONGEST_MS = 10 * 60_000;
/** A reader this many messages behind is dropped and resumes where it was. */
const MOST_BEHIND = 64;

/** What happens in the games of a match, for its two players: server-sent events that resume after Last-Event-ID. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { match } = await params;
  const actor = await requireActor(paths.room(match));
  const isPlayer = matchId.safeParse(match).success && (await findSideOf(match, actor.id)) !== null;
  if (!isPlayer) return new Response("There’s no game here.\n", { status: 404, headers: PLAIN });
  const closed = openStream(actor.id);
  if (!closed)
    return new Response("Close some of the room’s pages first.\n", { status: 429, headers: PLAIN });
  const known = new URL(request.url).searchParams.get("after");
  const cursor = readCursor(request.headers.get("last-event-id") ?? known);
  return new Response(streamOf(match, cursor, request.signal, closed), { headers: STREAM });
}

const PLAIN = { "content-type": "text/plain; charset=utf-8", "cache-control": "private, no-store" };
/** Compressing would hold messages back. */
const STREAM = {
  "content-type": "text/event-stream",
  "cache-control": "private, no-store, no-transform",
  // nginx would hold it back otherwise.
  "x-accel-buffering": "no",
};

function streamOf(match: string, cursor: Cursor, signal: AbortSignal, closed: () => void): ReadableStream {
  let stop = () => {};
  return new ReadableStream<Uint8Array>({
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
      send(ENCODER.encode("retry: 1000\n\n"));
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
      forget = await watchGames(match, { cursor, take: (events) => send(messageOf(events)) });
      if (signal.aborted) end();
    },
    cancel: () => stop(),
  });
}

const ENCODER = new TextEncoder();
const BEAT = ENCODER.encode(":\n\n");
/** All who watch get the same message, so it's written once. */
const messages = new WeakMap<readonly PlacedEvent[], Uint8Array>();

function messageOf(events: readonly PlacedEvent[]): Uint8Array {
  const last = events.at(-1);
  const message =
    messages.get(events) ??
    ENCODER.encode(`id: ${last ? printCursor(last) : ""}\ndata: ${JSON.stringify(events)}\n\n`);
  messages.set(events, message);
  return message;
}
