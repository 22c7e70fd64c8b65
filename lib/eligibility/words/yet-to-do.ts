import type { Fee } from "@/lib/fees/rules/fee";
import { feeName } from "@/lib/fees/words/fee-words";
import { list } from "@/lib/shared/text";

/** What a player has yet to do for a season. */
export type YetToDo = {
  readonly isUnsigned: boolean;
  /** Null if they owe nothing. */
  readonly owed: Pick<Fee, "name" | "money"> | null;
};

/** The paragraph of an email about what its player has yet to do before they play; none if that's nothing. */
export function yetToDo({ isUnsigned, owed }: YetToDo): readonly string[] {
  const steps = [
    ...(isUnsigned ? ["accept the waiver"] : []),
    ...(owed ? [`pay for the season (${feeName(owed)})`] : []),
  ];
  if (steps.length === 0) return [];
  return [`Before you play, ${list(steps)}. Sign in with this address, and “Your move” says how.`];
}
