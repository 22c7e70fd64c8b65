import { projectedOutcome } from "@/lib/match/rules/project";
import type { StageRound } from "../format";
import { type Bracket, fillBracket } from "./fill-bracket";

/** The bracket of a division's knockout with everybody in it, from its stored rounds; null while none is drawn. */
export function bracketOf(rounds: readonly StageRound[]): Bracket | null {
  const own = rounds.filter(({ stage }) => stage.format === "knockout");
  const [first] = own;
  if (!first) return null;
  const results = own.flatMap(({ number: round, matches }) =>
    matches.map((match) => ({ ...match, round, outcome: projectedOutcome(match) })),
  );
  return fillBracket(first.stage.seeds, results, first.stage.thirdPlace);
}
