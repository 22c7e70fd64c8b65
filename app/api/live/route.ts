import { followStream } from "@/lib/front/follow-stream";
import { OPEN_STREAMS } from "@/lib/limits/streams";
import { tooManyFrom, visitorIn } from "@/lib/limits/visitor-uses";
import { readCursor } from "@/lib/room/rules/cursor";
import { followMatches } from "@/lib/room/store/live-feed";
import { openStream } from "@/lib/room/store/open-streams";
import { matchId } from "@/lib/shared/form-fields";
import type { EventStream } from "@/lib/telemetry/request";

/** As many boards as a page or a screen shows. */
const MOST_BOARDS = 24;

/**
 * For everyone, as often as the API's lists: the games of a match as they're played, `?match=`, which resumes after
 * Last-Event-ID; or the boards of several matches, `?boards=` with their ids. As late as the rules of each say, and
 * without names.
 */
export async function GET(request: Request): Promise<Response> {
  const tooMany = await tooManyFrom(request, "api-read");
  if (tooMany) return tooMany;
  const asked = askedFor(new URL(request.url).searchParams);
  if (asked.matches.length === 0) return plain(404, NOTHING);
  const closed = openStream([
    { of: `visitor ${visitorIn(request)}`, most: OPEN_STREAMS.visitor },
    { of: "spectators", most: OPEN_STREAMS.spectators },
  ]);
  if (!closed) return plain(429, "Too many people are watching from your network. Try again later.\n");

  const cursor = readCursor(request.headers.get("last-event-id") ?? asked.after);
  const follow = ({ send, end }: EventStream) =>
    followMatches(asked.matches, { kind: asked.kind, take: send, end }, cursor);
  return (await followStream(follow, closed)) ?? plain(404, NOTHING);
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
