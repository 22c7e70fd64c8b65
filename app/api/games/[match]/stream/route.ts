import { currentActor } from "@/lib/auth/current-actor";
import { now } from "@/lib/clock";
import { streamEvents } from "@/lib/front/event-stream";
import { OPEN_STREAMS } from "@/lib/limits/streams";
import { type PlacedEvent, printCursor, readCursor, TIME_EVENT } from "@/lib/room/rules/cursor";
import { openStream } from "@/lib/room/store/open-streams";
import { findSideOf } from "@/lib/room/store/read-games";
import { watchGames } from "@/lib/room/store/watch-games";
import { matchId } from "@/lib/shared/form-fields";
import { instantOf } from "@/lib/shared/instant";

type Context = { readonly params: Promise<{ readonly match: string }> };

/**
 * What happens in the games of a match, for its two players: server-sent events that resume after Last-Event-ID, and the
 * server's time.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { match } = await params;
  const actor = await currentActor();
  if (!actor) return new Response("You’re signed out.\n", { status: 401, headers: PLAIN });
  const isPlayer = matchId.safeParse(match).success && (await findSideOf(match, actor.id)) !== null;
  if (!isPlayer) return new Response("There’s no game here.\n", { status: 404, headers: PLAIN });
  const closed = openStream([{ of: `person ${actor.id}`, most: OPEN_STREAMS.person }]);
  if (!closed)
    return new Response("Close some of the room’s pages first.\n", { status: 429, headers: PLAIN });
  const known = new URL(request.url).searchParams.get("after");
  const cursor = readCursor(request.headers.get("last-event-id") ?? known);
  return streamEvents({
    begin: ({ send }) => watchGames(match, { cursor, take: (events) => send(messageOf(events)) }),
    beat: timeMessage,
    closed,
  });
}

const PLAIN = { "content-type": "text/plain; charset=utf-8", "cache-control": "private, no-store" };

const ENCODER = new TextEncoder();

/** Without an id, so a reader resumes where the last news left it. */
function timeMessage(): Uint8Array {
  return ENCODER.encode(`event: ${TIME_EVENT}\ndata: ${instantOf(now())}\n\n`);
}

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
