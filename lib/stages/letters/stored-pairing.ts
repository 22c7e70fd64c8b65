import type { LetterFacts } from "@/lib/mail/letters/facts";
import type { UnwrittenLetter } from "@/lib/mail/letters/unwritten";
import { keyToPlayer } from "@/lib/match/letters/match-letter";
import { factsFor } from "@/lib/match/letters/stored-facts";
import type { Side } from "@/lib/match/rules/sides";
import type { Instant } from "@/lib/shared/instant";
import { PAIRED } from "./for-round";

/** One player's letter when a match is paired. It's written when it's sent. */
export function storedPairing(side: Side, facts: LetterFacts, deadlineAt: Instant): UnwrittenLetter {
  const to = facts[side];
  return {
    key: keyToPlayer(facts.matchId, PAIRED, to.userId),
    to,
    kind: "pairing",
    facts: { side, deadlineAt, match: factsFor(to, false, facts) },
  };
}
