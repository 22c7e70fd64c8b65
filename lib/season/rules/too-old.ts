import { list } from "@/lib/shared/text";

/** Registered players who'd be too old for their division on the day that would then decide their age. */
export type TooOld = { readonly tooOld: readonly string[] };

export function tooOldSentence({ tooOld }: TooOld): string {
  return `On that day, ${list(tooOld)} would be too old for their division.`;
}
