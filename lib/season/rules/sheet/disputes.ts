import { counted } from "@/lib/shared/text";
import type { RulePack } from "../../input/rule-pack";
import { AUTHORITY_NAMES } from "../rule-words";
import type { Texts, TitlesOf } from "./texts";

/** The titles of this section's rules, in the order of their numbers. New ones go at the end. */
export const DISPUTES = {
  "ask-first": "Ask first",
  director: "The director",
  "final-ruling": "Final",
  "directors-who-play": "Directors who play",
  "no-rule": "Cases no rule covers",
} as const satisfies TitlesOf<"disputes">;

export function disputeClauses({
  authority,
  venue,
  reporting: { escalateDays },
}: RulePack): Texts<typeof DISPUTES> {
  return {
    "ask-first":
      venue.kind === "online"
        ? "Players umpire their own matches. Stop playing, keep the address of the game, and write down what each of you says."
        : "Players umpire their own matches. Stop the clock, leave the position on the board, and write down what each of you says.",
    director: [
      "Every dispute goes to the director. A ruling gives its reason and the rule it’s based on.",
      escalateDays > 0 &&
        `If it takes longer than ${counted(escalateDays, "day")}, the admins of the organization are told.`,
    ]
      .filter(Boolean)
      .join(" "),
    "final-ruling": "A ruling is final. Only another ruling replaces it.",
    "directors-who-play": "A director never rules on their own match.",
    "no-rule": `The director decides these cases in the spirit of ${AUTHORITY_NAMES[authority]} and of fair play.`,
  };
}
