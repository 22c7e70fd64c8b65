import type { LetterFacts } from "@/lib/mail/letters/facts";
import { dayAndTime } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";

/**
 * Says that there's nothing left to do, and until when a result can be corrected.
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

/** For a result that neither player entered. */
export const TELL_THE_DIRECTOR = "If it’s wrong, tell the director at the address below.";
