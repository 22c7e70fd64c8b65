import { projectedOutcome } from "@/lib/match/rules/project";
import { namesWithin, pairTitle, printPair } from "@/lib/match/words/pairs";
import { outcomeWords } from "@/lib/match/words/scores";
import { absolute, paths } from "@/lib/paths";
import type { Instant } from "@/lib/shared/instant";
import { capitalize } from "@/lib/shared/text";
import { slotInStage } from "@/lib/stages/rules/rounds-of-stage";
import { matchOfAll } from "@/lib/stages/words/round-name";
import type { PublicDivision } from "@/lib/standings/store/divisions";
import type { AtomEntry, AtomFeed } from "./atom";

/** What a feed is about: one division, or a season with all of its divisions. */
export type FeedOf = {
  readonly id: string;
  readonly title: string;
  /** Their public pages, as paths. */
  readonly page: string;
  readonly feed: string;
};

/**
 * The results of these divisions as a feed, the newest first. A result that's ruled or corrected later comes up again
 * under the same id.
 *
 * @param decidedAt since when each match has its result; other matches are left out
 */
export function resultsFeed(
  about: FeedOf,
  views: readonly PublicDivision[],
  decidedAt: ReadonlyMap<string, Instant>,
  { appUrl, since }: { readonly appUrl: string; readonly since: Instant },
): AtomFeed {
  const entries = views
    .flatMap((view) => entriesOf(view, decidedAt, appUrl))
    .sort((one, other) => (one.updated < other.updated ? 1 : one.updated > other.updated ? -1 : 0));
  return {
    id: `urn:uuid:${about.id}`,
    title: about.title,
    updated: entries[0]?.updated ?? since,
    author: views[0]?.season.organization.name ?? "Rookery",
    self: absolute(appUrl, about.feed),
    page: absolute(appUrl, about.page),
    entries,
  };
}

function entriesOf(
  { season, division, entries, rounds }: PublicDivision,
  decidedAt: ReadonlyMap<string, Instant>,
  appUrl: string,
): readonly AtomEntry[] {
  const { timeZone: zone, slug: org } = season.organization;
  const names = new Map<string, string>(entries.map(({ id, name }) => [id, name]));
  return rounds.flatMap((round) =>
    round.matches.flatMap((match) => {
      const updated = decidedAt.get(match.id);
      const outcome = match.status === "final" ? projectedOutcome(match) : null;
      if (!updated || !outcome) return [];
      const pair = printPair(match, round, names, zone, false);
      const slot = matchOfAll({ ...slotInStage(round, rounds), match: match.number });
      return [
        {
          id: `urn:uuid:${match.id}`,
          title: `${pairTitle(pair)}: ${outcomeWords(outcome, namesWithin(pair))}`,
          updated,
          page: absolute(appUrl, paths.publicMatch(org, match.id)),
          summary: `${capitalize(slot)}, ${division.name}, ${season.name}`,
        },
      ];
    }),
  );
}
