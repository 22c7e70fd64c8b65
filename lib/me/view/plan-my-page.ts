import type { ToDo } from "@/lib/eligibility/view/before-you-play";
import type { MatchScene, MatchSceneFacts } from "@/lib/match/view/match-scene";
import { type MyMoves, myMoves, mySeason } from "@/lib/match/view/my-moves";
import { isOver } from "@/lib/season/rules/steps";
import type { SeasonStatus } from "@/lib/season/store/seasons";
import type { Instant } from "@/lib/shared/instant";

/** A division that the player is or was in. */
type OwnDivision = {
  readonly page: Parameters<typeof mySeason>[1] & {
    readonly organizationName: string;
    readonly season: { readonly status: SeasonStatus };
  };
};
type WithScenes<Of> = Of & { readonly scenes: readonly MatchScene[] };

export type Leagues = ReadonlyMap<string, string>;

export type MyPagePlan<Of> = {
  readonly moves: MyMoves;
  /** The moves without the one at the head of the page. */
  readonly lists: MyMoves;
  /** What they have to do before they can play, if that's at the head of the page. */
  readonly firstToDo: ToDo | undefined;
  readonly otherToDo: readonly ToDo[];
  readonly current: readonly WithScenes<Of>[];
  readonly past: readonly WithScenes<Of>[];
  /** The organizations' names by their slugs if they play in several, to tell seasons apart; else empty. */
  readonly leagues: Leagues;
  /** They've never been in a division. */
  readonly isNew: boolean;
};

/** What goes where on "Your move". */
export function planMyPage<Of extends OwnDivision>({
  matches,
  now,
  records,
  toDo,
}: {
  readonly matches: readonly MatchSceneFacts[];
  readonly now: Instant;
  readonly records: readonly Of[];
  readonly toDo: readonly ToDo[];
}): MyPagePlan<Of> {
  const moves = myMoves(matches, now);
  // Matches that only wait, or come later, don't go before what the reader can do now.
  const firstToDo = moves.yours.length === 0 ? toDo[0] : undefined;
  const shown = firstToDo ? undefined : (moves.yours[0] ?? moves.others[0] ?? moves.coming[0]);
  const without = (scenes: readonly MatchScene[]) => scenes.filter(({ id }) => id !== shown?.id);
  const played = records.map((record) => ({ ...record, scenes: mySeason(matches, record.page, now) }));
  return {
    moves,
    lists: { yours: without(moves.yours), others: without(moves.others), coming: without(moves.coming) },
    firstToDo,
    otherToDo: toDo.filter((each) => each !== firstToDo),
    current: played.filter(({ page: { season } }) => !isOver(season.status)),
    past: played.filter(({ page: { season } }) => isOver(season.status)),
    leagues: leaguesOf(matches, records),
    isNew: matches.length === 0 && records.length === 0,
  };
}

function leaguesOf(matches: readonly MatchSceneFacts[], records: readonly OwnDivision[]): Leagues {
  const names = new Map([
    ...matches.map(({ organization: { slug, name } }) => [slug, name] as const),
    ...records.map(({ page }) => [page.organization, page.organizationName] as const),
  ]);
  return names.size > 1 ? names : new Map();
}
