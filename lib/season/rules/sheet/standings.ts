import { roundRobinOf } from "@/lib/stages/stages-of";
import type { Points, RulePack } from "../../input/rule-pack";
import { inOrder, points, TIE_BREAK_RULES } from "../rule-words";
import type { Clause } from "./clause";

/** A knockout alone has no standings; its rules keep their numbers and say so. */
export function standingsClauses(rules: RulePack): readonly Clause[] {
  if (!roundRobinOf(rules)) return WITHOUT_STANDINGS;
  const { points: worth, tieBreaks } = rules.standings;
  const isPlain = worth.forfeitWin === null && worth.forfeitLoss === null && worth.doubleForfeit === null;
  return [
    [
      "Points",
      `A won match is worth ${points(worth.win)}, a drawn match ${points(worth.draw)}, a lost match ${points(worth.loss)}. A double forfeit is a lost match for both.`,
    ],
    [
      "Equal points",
      tieBreaks.length === 0
        ? "Players with equal points share the place."
        : `Players with equal points are ranked ${inOrder(tieBreaks.map((tieBreak) => TIE_BREAK_RULES[tieBreak]))}.`,
    ],
    ["Equal on everything", "Players who are still level share the place."],
    [
      "What counts",
      isPlain
        ? "Only matches that are final count. A forfeit counts like any other win and loss."
        : "Only matches that are final count. A forfeit is a win and a loss like any other, with the points that follow.",
    ],
    ["Points for forfeits", isPlain ? "The same as for any other win and loss." : forfeitPoints(worth)],
  ];
}

function forfeitPoints({ win, loss, forfeitWin, forfeitLoss, doubleForfeit }: Points): string {
  return `A match won by forfeit is worth ${points(forfeitWin ?? win)}, a match lost by forfeit ${points(forfeitLoss ?? loss)}, a double forfeit ${points(doubleForfeit ?? loss)} for each.`;
}

const WITHOUT_STANDINGS: readonly Clause[] = [
  ["Points", "There are no points and no standings: the bracket shows who goes on."],
  ["Equal points", "Without points there are no ties to break."],
  ["Equal on everything", "Players who go out in the same round share the place."],
  [
    "What counts",
    "Only matches that are final count. Whoever wins by forfeit goes on like any other winner.",
  ],
  ["Points for forfeits", "There are none."],
];
