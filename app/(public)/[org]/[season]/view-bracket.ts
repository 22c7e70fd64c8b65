import type { DivisionView } from "@/lib/data/divisions";
import type { Instant } from "@/lib/domain/instant";
import { projectedOutcome } from "@/lib/domain/match/project";
import { type Bracket, fillBracket } from "@/lib/domain/pairing/fill-bracket";
import { findStage } from "@/lib/domain/schedule/stages";
import { printBracket } from "@/lib/format/bracket";

/** The bracket of a division as its results fill it; null before its draw. */
export function fillDivisionBracket({ season, rounds }: DivisionView): Bracket | null {
  const stage = findStage(rounds, "knockout");
  if (!stage) return null;
  const rules = season.rules.stages[stage.position - 1];
  const results = stage.rounds.flatMap(({ number: round, matches }) =>
    matches.map((match) => ({ ...match, round, outcome: projectedOutcome(match) })),
  );
  return fillBracket(stage.seeds, results, rules?.format === "knockout" && rules.thirdPlace);
}

/** The bracket of a division, ready to draw; null before its draw. */
export function viewBracket(view: DivisionView, at: Instant) {
  const stage = findStage(view.rounds, "knockout");
  const bracket = fillDivisionBracket(view);
  if (!stage || !bracket) return null;
  return {
    stage,
    bracket,
    printed: printBracket({
      bracket,
      rounds: stage.rounds,
      seeds: stage.seeds,
      names: new Map(view.entries.map(({ id, name }) => [id, name])),
      zone: view.season.organization.timeZone,
      now: at,
    }),
  };
}
