import type { DraftLetter } from "@/lib/mail/letters/draft";
import { type LetterFacts, seatOf, toReach } from "@/lib/mail/letters/facts";
import type { Instant } from "@/lib/shared/instant";
import { matchName, theMatch } from "@/lib/stages/words/round-name";
import { otherSide, type Side } from "../rules/sides";
import { toPlayer } from "./match-letter";

/** Whose address is a different one now, in which match. */
type Readdressed = {
  readonly side: Side;
  /** With the right address. */
  readonly facts: LetterFacts;
  readonly at: Instant;
};

/** The address that the opponent was told when the round was announced was wrong. Not for divisions for minors. */
export function changedAddressLetter({ side, facts, at }: Readdressed): DraftLetter {
  const to = otherSide(side);
  const { them, theirName } = seatOf(to, facts);
  return toPlayer(
    to,
    { occasion: `address:${side}:${at}`, facts, at },
    {
      subject: `${theirName} has a different email address now: ${matchName(facts.round)}`,
      paragraphs: [
        `The email address of ${them.name}, whom you play in ${theMatch(facts.round)}, was corrected. If you’ve written to the earlier one, ${theirName} may not have gotten it.`,
        toReach(to, facts),
      ],
      action: "See the match",
    },
  );
}
