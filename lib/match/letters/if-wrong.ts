import type { LetterFacts } from "@/lib/mail/letters/facts";
import { dayAndTime } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";

/**
 * Under a result that counts: nothing is left to do, and until when it can be corrected.
 *
 * @param otherwise what to do if it's wrong and the league doesn't take corrections; nothing for one both have confirmed
 */
export function ifWrong(
  correctBy: Instant | undefined,
  { organization }: Pick<LetterFacts, "organization">,
  otherwise = "",
): string {
  const wrong = correctBy
    ? `If it’s wrong, ask for a correction by ${dayAndTime(correctBy, organization.timeZone)}.`
    : otherwise;
  return ["You don’t need to do anything.", wrong].filter(Boolean).join(" ");
}

/** Neither of the two entered it. */
export const TELL_THE_DIRECTOR = "If it’s wrong, tell the director at the address below.";
