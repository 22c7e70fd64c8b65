import type { FiledDivision } from "@/components/season/season-files";
import type { Desk } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { listUndecidedOfDesk } from "@/lib/eligibility/store/publication";
import { hasLeft } from "@/lib/entries/rules/register";
import { listEntriesOfDesk } from "@/lib/entries/store/entries";
import { isDecided } from "@/lib/match/rules/state";
import { paths } from "@/lib/paths";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { isInPlay, isOver } from "@/lib/season/rules/steps";
import type { DivisionFacts, SeasonFacts } from "@/lib/season/store/seasons";
import { type DivisionState, isToPublish } from "@/lib/season/view/next-step";
import { dateIn } from "@/lib/shared/dates";
import { instantOf } from "@/lib/shared/instant";
import { counted, plural } from "@/lib/shared/text";
import { isLeftOpen, isPlayedOut, needsPlayoff } from "@/lib/stages/rules/needs-playoff";
import { tableRounds } from "@/lib/stages/rules/rounds-of-stage";
import { championNames, championWords } from "@/lib/stages/view/champion";
import { type DivisionView, findDivisionOfDesk } from "@/lib/standings/store/divisions";

/** A division as its season's page lists it. */
export type ListedDivision = DivisionState &
  FiledDivision & { readonly words: string; readonly registered: number };

/** A division and its progress, for the season's page. */
export async function readDivision(
  { scope, organization }: Pick<Desk<DirectorScope>, "scope" | "organization">,
  season: SeasonFacts,
  division: DivisionFacts,
): Promise<ListedDivision> {
  const [entries, view] = await Promise.all([
    listEntriesOfDesk(scope, division.id),
    findDivisionOfDesk(scope, {
      organization: organization.slug,
      season: season.slug,
      division: division.slug,
    }),
  ]);
  const players = entries.filter(({ status }) => status === "active").length;
  const state = stateOf({ season, division, players, view });
  return {
    ...state,
    // They stand in the way of publishing, so they're asked about only before that.
    undecided: state.isPublished || players === 0 ? 0 : await countUndecided(scope, season, division),
    slug: division.slug,
    hasTable: view !== undefined && tableRounds(view.rounds).length > 0,
    /** Players who are in or waiting. */
    registered: entries.filter(({ status }) => !hasLeft(status)).length,
    words: [
      plural(players, "player"),
      view && state.isPublished
        ? scheduleWords(view)
        : isOver(season.status)
          ? "no schedule"
          : "no schedule yet",
      ...(state.champion === null ? [] : [`won by ${state.champion}`]),
    ].join(", "),
  };
}

/**
 * The divisions of a running season and their progress, for its next step. That only depends on who's kept out of the first
 * division that's to be published, so only that one is asked about.
 */
export async function readStates(
  scope: DirectorScope,
  views: readonly DivisionView[],
): Promise<readonly DivisionState[]> {
  const states = views.map((view) =>
    stateOf({ ...view, players: view.entries.filter((entry) => !entry.hasLeft).length, view }),
  );
  const next = states.findIndex(isToPublish);
  const view = views[next];
  const undecided = view ? await countUndecided(scope, view.season, view.division) : 0;
  return states.map((state, index) => ({ ...state, undecided: index === next ? undecided : 0 }));
}

type Facts = Pick<DivisionView, "season" | "division"> & {
  readonly players: number;
  /** Undefined if its season is a draft. */
  readonly view: DivisionView | undefined;
};

function stateOf({ season, division, players, view }: Facts): Omit<DivisionState, "undecided"> {
  const isPublished = view !== undefined && view.rounds.length > 0;
  const champion = view && championWords(view);
  return {
    name: division.name,
    href: paths.deskDivision(season.organization.slug, season.slug, division.slug),
    players,
    isPublished,
    needsPlayoff: view !== undefined && needsPlayoff(view),
    isPlayedOut: view !== undefined && isPlayedOut(view),
    isLeftOpen: view !== undefined && isLeftOpen(view),
    champion: champion ? championNames(champion) : null,
  };
}

/** How many players of a division are kept out now. */
async function countUndecided(
  scope: DirectorScope,
  { id: seasonId, status, organization }: SeasonFacts,
  { id }: DivisionFacts,
): Promise<number> {
  if (!isInPlay(status)) return 0;
  const today = dateIn(instantOf(now()), organization.timeZone);
  const undecided = await listUndecidedOfDesk(scope, { seasonId, today }, id);
  return new Set(undecided.map(({ entryId }) => entryId)).size;
}

function scheduleWords({ rounds }: DivisionView): string {
  const matches = rounds.flatMap((round) => round.matches);
  const decided = matches.filter(({ status }) => isDecided(status)).length;
  return `${counted(rounds.length, "round")}, ${decided} of ${matches.length} matches decided`;
}
