import { projectedOutcome } from "@/lib/match/rules/project";
import type { StageRound } from "../format";
import { type Bracket, fillBracket } from "./fill-bracket";

/** The filled bracket of a division's knockout, from its stored rounds; null if it hasn't been drawn. */
export function bracketOf(rounds: readonly StageRound[]): Bracket | null {
  const own = rounds.filter(({ stage }) => stage.format === "knockout");
  const [first] = own;
  if (!first) return null;
  const results = own.flatMap(({ number: round, matches }) =>
    matches.map((match) => ({ ...match, round, outcome: projectedOutcome(match) })),
  );
  return fillBracket(first.stage.seeds, results, first.stage.thirdPlace);
}
