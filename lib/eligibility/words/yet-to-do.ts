import type { Fee } from "@/lib/fees/rules/fee";
import { feeName } from "@/lib/fees/words/fee-words";
import { capitalize, list } from "@/lib/shared/text";

/** What a player has yet to do for a season. */
export type YetToDo = {
  readonly isUnsigned: boolean;
  /** Null if they owe nothing. */
  readonly owed: Pick<Fee, "name" | "money" | "due"> | null;
  /** The schedule of their division is published. */
  readonly isPublished: boolean;
};

/**
 * The paragraph of an email about what its player has yet to do; none if that's nothing. Publication asks about those who
 * haven't accepted or paid (decision 0054), so until then that's the deadline, and a fee that was due at registration is
 * due now. Those who come later have until they play.
 */
export function yetToDo({ isUnsigned, owed, isPublished }: YetToDo): readonly string[] {
  const accept = isUnsigned ? ["accept the waiver"] : [];
  const pay = owed ? [`pay for the season (${feeName(owed)})`] : [];
  const isDueNow = !isPublished && owed?.due === "registration";
  const steps = isDueNow ? accept : [...accept, ...pay];
  const sentences = [
    ...(steps.length > 0
      ? [`${isPublished ? "Before you play" : "Before the schedule is published"}, ${list(steps)}.`]
      : []),
    ...(isDueNow ? pay.map((step) => `${capitalize(step)} now.`) : []),
  ];
  if (sentences.length === 0) return [];
  return [`${sentences.join(" ")} Sign in with this address, and “Your move” says how.`];
}
