import type { DraftLetter } from "@/lib/mail/letters/draft";
import type { LetterFacts } from "@/lib/mail/letters/facts";
import { FACTS } from "@/lib/mail/testing/sample-facts";
import { lettersFor } from "../letters/for-event";
import type { MatchEvent } from "../rules/events";
import { stateAfter } from "./sample-match";

/** The letters about an event of the sample match, written on that Friday. */
export function lettersAfter(
  before: readonly MatchEvent[],
  event: MatchEvent,
  facts: LetterFacts = FACTS,
): readonly DraftLetter[] {
  return lettersFor(
    event,
    before.length + 2,
    stateAfter(...before, event),
    facts,
    "2026-11-20T18:00:00.000Z",
  );
}
