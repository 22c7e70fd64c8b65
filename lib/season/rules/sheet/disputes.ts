import type { RulePack } from "../../input/rule-pack";
import { AUTHORITY_NAMES } from "../rule-words";
import type { Clause } from "./clause";

export function disputeClauses({ authority, venue }: RulePack): readonly Clause[] {
  return [
    [
      "Ask first",
      venue.kind === "online"
        ? "Players umpire their own matches. Stop playing, keep the address of the game, and write down what each of you says."
        : "Players umpire their own matches. Stop the clock, leave the position on the board, and write down what each of you says.",
    ],
    [
      "The director",
      "Every dispute goes to the director. A ruling names its reason and the rule that it stands on.",
    ],
    ["Final", "A ruling is final. Only another ruling replaces it."],
    ["Directors who play", "A director never rules on their own match."],
    [
      "Cases that no rule covers",
      `The director decides them in the spirit of ${AUTHORITY_NAMES[authority]} and of fair play.`,
    ],
  ];
}
