import { streamEvents } from "@/lib/front/event-stream";
import { OPEN_STREAMS } from "@/lib/limits/streams";
import { visitorIn } from "@/lib/limits/visitor-uses";
import { readCursor } from "@/lib/room/rules/cursor";
import { followMatch, type LiveReader } from "@/lib/room/store/live-feed";
import { openStream } from "@/lib/room/store/open-streams";
import { matchId } from "@/lib/shared/form-fields";
import type { EventStream } from "@/lib/telemetry/request";

/** As many boards as a page or a screen shows. */
const MOST_BOARDS = 24;

/**
 * For everyone: the games of a match as they're played, `?match=`, which resumes after Last-Event-ID; or the boards of
 * several matches, `?boards=` with their ids. As late as the rules of each say, and without names.
 */
export async function GET(request: Request): Promise<Response> {
  const asked = askedFor(new URL(request.url).searchParams);
  if (asked.matches.length === 0) return plain(404, NOTHING);
  const closed = openStream([
    { of: `visitor ${visitorIn(request)}`, most: OPEN_STREAMS.visitor },
    { of: "spectators", most: OPEN_STREAMS.spectators },
  ]);
  if (!closed) return plain(429, "Too many people are watching from your network. Try again later.\n");

  // What comes before the stream has begun is kept for it.
  const early: Uint8Array[] = [];
  let stream: EventStream | undefined;
  const reader: LiveReader = {
    kind: asked.kind,
    take: (message) => (stream ? stream.send(message) : early.push(message) > 0),
    end: () => stream?.end(),
  };
  const cursor = readCursor(request.headers.get("last-event-id") ?? asked.after);
  const followed = await Promise.all(asked.matches.map((id) => followMatch(id, reader, cursor)));
  const leaves = followed.filter((leave) => leave !== null);
  if (leaves.length === 0) {
    closed();
    return plain(404, NOTHING);
  }
  const begin = async (begun: EventStream) => {
    for (const message of early) begun.send(message);
    stream = begun;
    return () => {
      for (const leave of leaves) leave();
    };
  };
  return streamEvents({ begin, closed });
}

function askedFor(query: URLSearchParams) {
  const match = query.get("match");
  const ids = match === null ? (query.get("boards") ?? "").split(",").slice(0, MOST_BOARDS) : [match];
  return {
    kind: match === null ? ("board" as const) : ("moves" as const),
    matches: [...new Set(ids)].filter((id) => matchId.safeParse(id).success),
    after: query.get("after"),
  };
}

const NOTHING = "There’s nothing to watch here.\n";

function plain(status: number, text: string): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "private, no-store" };
  return new Response(text, { status, headers });
}
