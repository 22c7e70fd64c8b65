import { conditionsIn, hasTables } from "@/lib/stages/stages-of";
import { printPointsInWords } from "@/lib/standings/rules/print-points";
import type { RulePack } from "../../input/rule-pack";
import { canDefault } from "../can-default";
import { inOrder, TIE_BREAK_RULES } from "../rule-words";
import type { Points } from "../settings/standings";
import { sentences, type Texts, type TitlesOf } from "./texts";

/** The titles of this section's rules, in the order of their numbers. New ones go at the end. */
export const STANDINGS = {
  points: "Points",
  "equal-points": "Equal points",
  "equal-on-everything": "Equal on everything",
  "what-counts": "What counts",
  "forfeit-points": "Points for forfeits",
  "playoff-conditions": "Conditions for the playoff",
} as const satisfies TitlesOf<"standings">;

/** A season with only a knockout has no standings. */
export function standingsClauses(rules: RulePack): Texts<typeof STANDINGS> {
  if (!hasTables(rules)) return WITHOUT_STANDINGS;
  const { points: worth, tieBreaks } = rules.standings;
  const isPlain = worth.forfeitWin === null && worth.forfeitLoss === null && worth.doubleForfeit === null;
  return {
    points: `A match won is worth ${printPointsInWords(worth.win)}, a match drawn ${printPointsInWords(worth.draw)}, and a match lost ${printPointsInWords(worth.loss)}. A double forfeit is a match lost for both.`,
    "equal-points":
      tieBreaks.length === 0
        ? "Players with equal points share a rank."
        : `Players with equal points are ranked ${inOrder(tieBreaks.map((tieBreak) => TIE_BREAK_RULES[tieBreak]))}.`,
    "equal-on-everything": "Players who are still tied share a rank.",
    "what-counts": isPlain
      ? "Only matches that are final count. A forfeit counts like any other win or loss."
      : "Only matches that are final count. A forfeit counts as a win or a loss, with the points of the next rule.",
    "forfeit-points": isPlain ? null : forfeitPoints(worth),
    "playoff-conditions": conditions(rules),
  };
}

function forfeitPoints({ win, loss, forfeitWin, forfeitLoss, doubleForfeit }: Points): string {
  return `A match won by forfeit is worth ${printPointsInWords(forfeitWin ?? win)}, a match lost by forfeit ${printPointsInWords(forfeitLoss ?? loss)}, a double forfeit ${printPointsInWords(doubleForfeit ?? loss)} for each.`;
}

function conditions(rules: RulePack): string | null {
  const needs = conditionsIn(rules);
  if (!needs) return null;
  const { leastPercent, leastSportsmanship, afterForfeit } = needs;
  return sentences(
    leastPercent !== null &&
      `To advance to the playoff, a player needs at least ${leastPercent} percent of the points for winning every match that counted for them.`,
    leastSportsmanship !== null &&
      `${leastPercent === null ? "To advance to the playoff, a player needs" : "A player also needs"} an average of at least ${leastSportsmanship.toFixed(1)} in sportsmanship. A player without a rating meets this.`,
    afterForfeit === "stays-out" &&
      sentences(
        "A player who forfeited a match doesn’t advance to the playoff, unless the director forgives it.",
        canDefault(rules) && "A default with advance notice isn’t a forfeit.",
        "A ruling is a forfeit only if it says so.",
      ),
    "The next player in the standings moves up. If fewer than two players meet the conditions, the highest-ranked of the others advance until there are two.",
  );
}

const WITHOUT_STANDINGS: Texts<typeof STANDINGS> = {
  points: null,
  "equal-points": null,
  "equal-on-everything": "Players eliminated in the same round share a rank.",
  "what-counts": "Only final results count. A player who wins by forfeit advances like any other winner.",
  "forfeit-points": null,
  "playoff-conditions": null,
};
