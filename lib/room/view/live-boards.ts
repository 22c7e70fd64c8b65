import { paths } from "@/lib/paths";
import type { Pair } from "@/lib/people/words/names";
import { slotInStage } from "@/lib/stages/rules/rounds-of-stage";
import { matchName } from "@/lib/stages/words/round-name";
import type { PublicDivision } from "@/lib/standings/store/divisions";
import { type LiveNews, lastOnly } from "../rules/live-updates";

/** A match that's being played, as a page of boards shows it. */
export type LiveBoard = {
  readonly match: string;
  readonly href: string;
  /** "Table 3"; "Round 4" if no table is booked. */
  readonly where: string;
  readonly division: string;
  /** As the public reads them. */
  readonly names: Pair;
  readonly delayMs: number;
  readonly news: LiveNews;
};

/** The boards of matches, with what the public reads of them. One that hasn't begun yet for the public isn't shown. */
export function liveBoards(
  views: readonly PublicDivision[],
  tables: ReadonlyMap<string, string>,
  playing: readonly { readonly news: LiveNews; readonly delayMs: number }[],
): readonly LiveBoard[] {
  return playing.flatMap(({ news, delayMs }) => {
    const found = placeOf(views, news.match);
    const last = news.games.at(-1);
    if (!found || !last) return [];
    return {
      ...found,
      where: tables.get(news.match) ?? found.where,
      delayMs,
      news: { ...news, games: [lastOnly(last)] },
    };
  });
}

function placeOf(views: readonly PublicDivision[], id: string) {
  for (const { season, division, entries, rounds } of views) {
    for (const round of rounds) {
      const match = round.matches.find((each) => each.id === id);
      if (!match) continue;
      const nameOf = (entryId: string) => entries.find((entry) => entry.id === entryId)?.name ?? "";
      return {
        match: id,
        href: paths.publicMatch(season.organization.slug, id),
        where: matchName({ ...slotInStage(round, rounds), match: match.number }),
        division: division.name,
        names: { home: nameOf(match.homeEntryId), away: nameOf(match.awayEntryId) },
      };
    }
  }
  return null;
}
