import type { DivisionView, RoundView } from "@/lib/data/divisions";
import { projectedOutcome } from "@/lib/domain/match/project";
import type { ReportedDivision, ReportedStage } from "@/lib/domain/reports/division-report";
import { dateIn } from "@/lib/domain/schedule/wall-clock";
import { rankEntries } from "@/lib/domain/standings/rank-entries";
import { resultsOf } from "@/lib/domain/standings/results";

/** The stages of a division with their rounds in calendar days, and the table of its round robin. */
export function reportedStages({
  season,
  entries,
  rounds,
}: DivisionView): Pick<ReportedDivision, "stages" | "table"> {
  const zone = season.organization.timeZone;
  const stages = new Map(rounds.map(({ stage }) => [stage.id, stage]));
  const hasTable = [...stages.values()].some(({ format }) => format === "round-robin");
  return {
    table: hasTable ? rankEntries(entries, resultsOf(rounds), season.rules.standings) : [],
    stages: [...stages.values()].map(({ id, ...stage }) => ({
      ...stage,
      rounds: rounds.filter((round) => round.stage.id === id).map((round) => inDays(round, zone)),
    })),
  };
}

/** A final at a session is played on its day; other rounds on the days of their window. */
function inDays(
  { opensAt, deadlineAt, sessionAt, matches }: RoundView,
  zone: string,
): ReportedStage["rounds"][number] {
  return {
    opensOn: dateIn(zone, sessionAt ?? opensAt),
    closesOn: dateIn(zone, sessionAt ?? deadlineAt),
    matches: matches.map((match) => ({
      number: match.number,
      homeEntryId: match.homeEntryId,
      awayEntryId: match.awayEntryId,
      status: match.status,
      outcome: projectedOutcome(match),
    })),
  };
}
