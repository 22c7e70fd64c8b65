import { permanentRedirect } from "next/navigation";
import { followResults } from "@/lib/api/store/result-feed";
import { PROBLEM_SENTENCES } from "@/lib/api/words/problems";
import { followStream } from "@/lib/front/follow-stream";
import { OPEN_STREAMS } from "@/lib/limits/streams";
import { visitorIn } from "@/lib/limits/visitor-uses";
import { apiPaths } from "@/lib/paths/api";
import { openStream } from "@/lib/room/store/open-streams";
import { isMoved } from "@/lib/standings/rules/is-moved";
import { findDivision } from "@/lib/standings/store/divisions";
import type { EventStream } from "@/lib/telemetry/request";
import { problemAnswer } from "./answer";
import { tooManyReads } from "./too-many";

type Context = { readonly params: Promise<{ org: string; season: string; division: string }> };

/** The results of a division as they come in, for everyone; they resume after Last-Event-ID. */
export async function followResultStream(request: Request, { params }: Context): Promise<Response> {
  const tooMany = await tooManyReads(request);
  if (tooMany) return tooMany;
  const address = await params;
  const { org } = address;
  const found = await findDivision(org, address.season, address.division);
  if (!found) return nothing();
  if (isMoved(found, address))
    permanentRedirect(
      `${apiPaths.apiDivision(org, found.season.slug, found.division.slug, "results")}/stream`,
    );
  const closed = openStream([
    { of: `visitor ${visitorIn(request)}`, most: OPEN_STREAMS.visitor },
    { of: "spectators", most: OPEN_STREAMS.spectators },
  ]);
  if (!closed)
    return problemAnswer("too-often", "Too many streams are open. Close some, or try again in a minute.", {
      headers: { "retry-after": "60" },
    });

  const after = readInstant(request.headers.get("last-event-id"));
  const follow = ({ send, end }: EventStream) => followResults(address, { take: send, end }, after);
  return (await followStream(follow, closed)) ?? nothing();
}

function nothing(): Response {
  return problemAnswer("not-found", PROBLEM_SENTENCES["not-found"]);
}

function readInstant(id: string | null): string | null {
  return id && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(id) ? id : null;
}
