import { readDecisions } from "@/lib/desk/store/decisions";
import { isToPlay } from "@/lib/match/rules/state";
import { readBracketLimits } from "@/lib/match/store/bracket-limits";
import { NOBODY, previewReopening } from "@/lib/match/store/departed";
import { type ShownMatch, sideOf } from "@/lib/match/store/match-record";
import { listPastRulings } from "@/lib/match/store/past-rulings";
import { findOrigins, listQueue } from "@/lib/match/store/read-match";
import { readWatchFacts } from "@/lib/match/store/watching";
import { NO_LIMITS } from "@/lib/match/view/bracket-limits";
import { type EffectScene, standingsResult } from "@/lib/match/view/effect";
import { reportedScores } from "@/lib/match/view/versions";
import { findSearch } from "@/lib/online/store/searches";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { findPerson } from "@/lib/people/store/people";
import { namesOf, shortNames } from "@/lib/people/words/names";
import { readEveryGame } from "@/lib/room/store/read-games";
import { readRatings } from "@/lib/sportsmanship/store/ratings";
import { formatOf } from "@/lib/stages/formats";
import { knockoutRounds } from "@/lib/stages/rules/rounds-of-stage";
import { tablesOf, tableWith } from "@/lib/stages/rules/tables-of";
import { type DivisionView, findDivisionOfDesk } from "@/lib/standings/store/divisions";

export type CaseFacts = Awaited<ReturnType<typeof loadCaseFacts>>;

/** Everything beside the match that a director reads before a ruling. */
export async function loadCaseFacts(scope: DirectorScope, match: ShownMatch, at: Date) {
  const [decisions, queue, standings, names, past, origins, watching, search, room, ratings, reopening] =
    await Promise.all([
      readDecisions(scope, at),
      listQueue(scope),
      findStandings(scope, match),
      findNames(match),
      listPastRulings(scope, match.id),
      findOrigins(scope, match.id),
      formatOf(match.stage).makesTable ? null : readWatchFacts(match.id),
      match.rules.venue.kind === "online" ? findSearch(match.id) : null,
      readEveryGame(match.id),
      match.rules.sportsmanship.ratings === "none" ? null : readRatings(match.id),
      match.isArchived || sideOf(match, scope.userId) ? NOTHING_READ : findReopening(match),
    ]);
  return {
    decisions,
    queue,
    ...standings,
    names,
    past,
    origins,
    watching,
    search,
    room,
    ratings,
    ...reopening,
  };
}

/** Directors can't change a match that they play in, or one of an archived season. */
const NOTHING_READ = { departed: NOBODY, limits: NO_LIMITS };

/** What would happen to the match if it were reopened, and what its bracket refuses. */
async function findReopening(match: ShownMatch) {
  const departed = isToPlay(match.state.status) ? NOBODY : await previewReopening(match);
  return { departed, limits: await readBracketLimits(match, departed) };
}

type Standings = {
  /** The standings that a ruling would change; null if there are none, in a knockout or for a void match. */
  readonly scene: EffectScene | null;
  /** Has a playoff been drawn from them? */
  readonly isPlayoffDrawn: boolean;
};

async function findStandings(scope: DirectorScope, match: ShownMatch): Promise<Standings> {
  const view = formatOf(match.stage).makesTable ? await findDivision(scope, match) : undefined;
  return {
    scene: view && match.state.status !== "void" ? setScene(view, match) : null,
    isPlayoffDrawn: view !== undefined && knockoutRounds(view.rounds).length > 0,
  };
}

function findDivision(scope: DirectorScope, match: ShownMatch): Promise<DivisionView | undefined> {
  return findDivisionOfDesk(scope, {
    organization: match.organization.slug,
    season: match.season.slug,
    division: match.division.slug,
  });
}

function setScene(view: DivisionView, match: ShownMatch): EffectScene | null {
  const table = tableWith(tablesOf(view), match.home.entryId);
  if (!table) return null;
  return {
    entries: table.entries,
    results: table.rounds.flatMap((round) =>
      round.matches.map((each) => standingsResult(each, round.number)),
    ),
    rules: view.season.rules.standings,
    matchId: match.id,
    parties: [match.home.entryId, match.away.entryId],
    names: shortNames(namesOf(match)),
    scores: reportedScores(match.state, match.rules.match),
  };
}

/** The names of others who acted in the match: the directors who ruled. */
async function findNames({ events, home, away }: ShownMatch): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(events.flatMap(({ actorUserId }) => actorUserId ?? []));
  for (const party of [home, away]) ids.delete(party.userId);
  const people = await Promise.all([...ids].slice(0, 20).map(findPerson));
  return new Map(people.flatMap((person) => (person ? [[person.id, person.name ?? person.email]] : [])));
}
