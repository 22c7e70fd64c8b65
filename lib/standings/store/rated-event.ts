import { now } from "@/lib/clock";
import { Prisma } from "@/lib/db/generated/client";
import type { ReportedGame } from "@/lib/match/rules/games";
import { gamesThatStand, projectedOutcome } from "@/lib/match/rules/project";
import { readMatches } from "@/lib/match/store/read-match";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { instantOf } from "@/lib/shared/instant";
import { inStartingOrder } from "../rules/reports/division-report";
import { codeOf } from "../rules/reports/trf-rules";
import type { RatedEvent, RatedSection } from "../rules/reports/us-chess/report";
import { reportedStages } from "../view/reported-stages";
import { findDivisionOfDesk } from "./divisions";
import { listReportedEntries } from "./reports";

/**
 * A season as US Chess rates it, with full names and every game that's known; null before anything is published. Games
 * count for ratings whether or not everyone may watch them.
 */
export async function findRatedEvent(scope: DirectorScope, season: SeasonFacts): Promise<RatedEvent | null> {
  const sections = await Promise.all(
    season.divisions.map((division) => readSection(scope, season, division.slug)),
  );
  const published = sections.filter((section) => section !== null);
  const days = published.flatMap(({ days: each }) => each).sort();
  const [from, until] = [days[0], days.at(-1)];
  if (!from || !until) return null;
  return {
    name: `${season.name}, ${season.organization.name}`,
    from,
    until,
    sections: published.map(({ section }) => section),
  };
}

async function readSection(
  scope: DirectorScope,
  season: SeasonFacts,
  division: string,
): Promise<{ readonly section: RatedSection; readonly days: readonly string[] } | null> {
  const address = { organization: season.organization.slug, season: season.slug, division };
  const view = await findDivisionOfDesk(scope, address);
  if (!view || view.rounds.length === 0) return null;
  const { stages } = reportedStages(view, instantOf(now()));
  const [entries, games] = await Promise.all([
    listReportedEntries(scope, view.division.id),
    listGames(scope, view.division.id),
  ]);
  const { rules } = season;
  return {
    days: stages.flatMap(({ rounds }) => rounds.flatMap(({ opensOn, closesOn }) => [opensOn, closesOn])),
    section: {
      name: view.division.name,
      isRoundRobin: rules.match.bestOf === 1 && codeOf(rules) === "FIDE_ROUNDROBIN",
      players: inStartingOrder({ entries, stages }).map(({ id, name }) => ({ id, name })),
      rounds: view.rounds.map(({ matches }) =>
        matches
          .filter(({ status }) => status !== "void")
          .map((match) => ({
            home: match.homeEntryId,
            away: match.awayEntryId,
            outcome: match.status === "final" ? projectedOutcome(match) : null,
            games: games.get(match.id) ?? null,
          })),
      ),
    },
  };
}

/** The games of each match that both sides agree on. */
async function listGames(
  scope: DirectorScope,
  divisionId: string,
): Promise<ReadonlyMap<string, readonly ReportedGame[]>> {
  const matches = await readMatches(Prisma.sql`
    WHERE d.id = ${divisionId}::uuid AND s.organization_id = ${scope.organizationId}::uuid
      AND m.decided_by IN ('agreed', 'stands')
    ORDER BY m.id LIMIT ${MOST_MATCHES}`);
  return new Map(matches.flatMap(({ id, state }) => [[id, gamesThatStand(state) ?? []] as const]));
}

const MOST_MATCHES = 5000;
