import { notFound } from "next/navigation";
import { requireDirector } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { findSeason } from "@/lib/season/store/seasons";
import { privateBytes } from "@/lib/shared/attachment";
import { dateIn } from "@/lib/shared/dates";
import { instantOf } from "@/lib/shared/instant";
import { readRatedBy } from "@/lib/standings/input/us-chess";
import { makeUsChessFile, US_CHESS_FILES } from "@/lib/standings/rules/reports/us-chess/report";
import { findRatedEvent } from "@/lib/standings/store/rated-event";

type Context = { readonly params: Promise<{ org: string; season: string; file: string }> };

/** One of the three files of a rating report, for the directors to send. Nothing that they typed is kept. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { org, season: slug, file: asked } = await params;
  const { scope } = await requireDirector(org);
  const file = US_CHESS_FILES.find((name) => name === asked);
  const season = file && (await findSeason(org, slug));
  const event = season && (await findRatedEvent(scope, season));
  if (!file || !event) notFound();

  const entryIds = event.sections.flatMap(({ players }) => players.map(({ id }) => id));
  const typed = readRatedBy(new URL(request.url).searchParams, entryIds);
  if ("problems" in typed) return refuse([...typed.problems, "Go back and correct it."]);
  const made = makeUsChessFile(file, event, typed.by, dateIn(instantOf(now()), season.organization.timeZone));
  if (!made.ok) return refuse(["The files have room for 99 games a player, and someone has more."]);
  return privateBytes({ name: file, bytes: made.value });
}

function refuse(sentences: readonly string[]): Response {
  return new Response(sentences.join("\n"), { status: 422, headers: { "cache-control": "no-store" } });
}
