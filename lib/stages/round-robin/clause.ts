import { counted } from "@/lib/shared/text";
import type { StageRules } from "../stage-rules";
import type { RoundRobinRules } from "./rules";

/** What the rule sheet says about a round robin, and about the knockout that it feeds. */
export function roundRobinClause({ cycles }: RoundRobinRules, next: StageRules | undefined): string {
  const meet =
    cycles === 2
      ? "Everyone plays everyone else in their division twice, the second time with colors reversed."
      : "Everyone plays everyone else in their division once.";
  if (next?.format !== "knockout")
    return `A round robin. ${meet} The standings decide who wins the division.`;
  return `A round robin, then a single elimination. ${meet} The ${counted(next.qualifiers ?? 0, "player")} at the top of the standings advance (or everyone, if there are fewer). The winner of the final wins the division.`;
}
