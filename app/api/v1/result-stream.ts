import { permanentRedirect } from "next/navigation";
import { followResults, type ResultReader } from "@/lib/api/store/result-feed";
import { PROBLEM_SENTENCES } from "@/lib/api/words/problems";
import { streamEvents } from "@/lib/front/event-stream";
import { OPEN_STREAMS } from "@/lib/limits/streams";
import { visitorIn } from "@/lib/limits/visitor-uses";
import { openStream } from "@/lib/room/store/open-streams";
import { apiPaths } from "@/lib/shared/api-paths";
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
    return problemAnswer("too-often", "Too many streams are open from your network. Close some first.");

  // What comes before the stream has begun is kept for it.
  const early: Uint8Array[] = [];
  let stream: EventStream | undefined;
  const reader: ResultReader = {
    take: (message) => (stream ? stream.send(message) : early.push(message) > 0),
    end: () => stream?.end(),
  };
  const leave = await followResults(address, reader, readInstant(request.headers.get("last-event-id")));
  if (!leave) {
    closed();
    return nothing();
  }
  const begin = async (begun: EventStream) => {
    for (const message of early) begun.send(message);
    stream = begun;
    return leave;
  };
  // A stream that couldn't begin is only closed.
  const end = () => {
    closed();
    leave();
  };
  return streamEvents({ begin, closed: end });
}

function nothing(): Response {
  return problemAnswer("not-found", PROBLEM_SENTENCES["not-found"]);
}

function readInstant(id: string | null): string | null {
  return id && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(id) ? id : null;
}
