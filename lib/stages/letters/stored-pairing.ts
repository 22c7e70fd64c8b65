import type { LetterFacts } from "@/lib/mail/letters/facts";
import type { UnwrittenLetter } from "@/lib/mail/letters/unwritten";
import { keyToPlayer } from "@/lib/match/letters/match-letter";
import { factsFor } from "@/lib/match/letters/stored-facts";
import { SIDES, type Side } from "@/lib/match/rules/sides";
import type { Instant } from "@/lib/shared/instant";
import { PAIRED } from "./for-round";

/** A round has opened, or a match was paired later: both players' letters, yet to be written. */
export function storedPairings(facts: LetterFacts, deadlineAt: Instant): readonly UnwrittenLetter[] {
  return SIDES.map((side) => storedPairing(side, facts, deadlineAt));
}

/** The letter to one of the two, yet to be written. */
export function storedPairing(side: Side, facts: LetterFacts, deadlineAt: Instant): UnwrittenLetter {
  const to = facts[side];
  return {
    key: keyToPlayer(facts.matchId, PAIRED, to.userId),
    to,
    kind: "pairing",
    facts: { side, deadlineAt, match: factsFor(to, false, facts) },
  };
}
