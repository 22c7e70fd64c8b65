import type { DraftLetter } from "@/lib/mail/letters/draft";
import { decidingDirectors, type LetterFacts } from "@/lib/mail/letters/facts";
import { toDirector } from "@/lib/match/letters/match-letter";
import { closesAt } from "@/lib/match/rules/deadline-rules";
import { namesOf, shortMatchTitle } from "@/lib/people/words/names";
import { dayAndTime } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import { capitalize } from "@/lib/shared/text";
import { theMatch } from "../words/round-name";

/** A match at a session was paired after it: its players agree on a time, unless a director sets another. */
export function lateFinalLetters(
  facts: LetterFacts,
  { deadlineAt, sessionAt }: { readonly deadlineAt: Instant; readonly sessionAt: Instant },
  at: Instant,
): readonly DraftLetter[] {
  const zone = facts.organization.timeZone;
  const match = theMatch(facts.round);
  return decidingDirectors(facts).map((director) =>
    toDirector(
      director,
      { occasion: `after-session:${at}`, facts, at },
      {
        subject: `${capitalize(match)} wasn’t known by its session: ${shortMatchTitle(namesOf(facts))}`,
        paragraphs: [
          `The players of ${match} weren’t known by its session on ${dayAndTime(sessionAt, zone)}. They now agree on a time themselves and report by ${dayAndTime(closesAt({ deadlineAt }, facts.rules), zone)}.`,
          `To set a time yourself, move the session on the page of ${facts.division.name}.`,
        ],
        action: "See the match",
      },
    ),
  );
}
