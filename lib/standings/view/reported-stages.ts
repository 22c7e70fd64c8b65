import { projectedOutcome } from "@/lib/match/rules/project";
import { dateIn } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { formatOf } from "@/lib/stages/formats";
import { currentSession } from "@/lib/stages/rules/current-session";
import { tableRounds } from "@/lib/stages/rules/rounds-of-stage";
import type { ReportedDivision, ReportedStage } from "../rules/reports/division-report";
import type { DivisionView, RoundView } from "../store/divisions";

/** The stages of a division with their rounds in calendar days, and all players of its standings in order. */
export function reportedStages(
  { season, entries, rounds }: DivisionView,
  at: Instant,
): Pick<ReportedDivision, "stages" | "table"> {
  const zone = season.organization.timeZone;
  const inTable = tableRounds(rounds);
  const [first] = inTable;
  const stages = new Map(rounds.map(({ stage }) => [stage.id, stage]));
  return {
    table: first
      ? formatOf(first.stage).ranking({ entries, rounds: inTable, standings: season.rules.standings })
      : [],
    stages: [...stages.values()].map(({ id, ...stage }) => ({
      ...stage,
      rounds: rounds.filter((round) => round.stage.id === id).map((round) => inDays(round, zone, at)),
    })),
  };
}

/** A final at a session is played on its day; other rounds on the days of their window. */
function inDays(round: RoundView, zone: Zone, at: Instant): ReportedStage["rounds"][number] {
  const sessionAt = currentSession(round, at);
  return {
    opensOn: dateIn(sessionAt ?? round.opensAt, zone),
    closesOn: dateIn(sessionAt ?? round.deadlineAt, zone),
    matches: round.matches.map((match) => ({
      number: match.number,
      homeEntryId: match.homeEntryId,
      awayEntryId: match.awayEntryId,
      status: match.status,
      outcome: projectedOutcome(match),
    })),
  };
}
