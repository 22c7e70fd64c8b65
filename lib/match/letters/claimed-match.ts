import type { DraftLetter } from "@/lib/mail/letters/draft";
import { type LetterFacts, seatOf, toReach } from "@/lib/mail/letters/facts";
import type { Instant } from "@/lib/shared/instant";
import { matchName, theMatch } from "@/lib/stages/words/round-name";
import { otherSide, type Side } from "../rules/sides";
import { afterYouPlay } from "../words/no-account";
import { toPlayer } from "./match-letter";

/** Who has an account now, in which match. */
type Claimed = {
  readonly side: Side;
  /** With the email of the account. */
  readonly facts: LetterFacts;
  /** The league has set a time, so there's none to suggest. */
  readonly hasTime: boolean;
  readonly at: Instant;
};

/**
 * A player whom the desk entered without an email has an account now: their opponent can agree on a time with them here,
 * and outside divisions for minors, each sees the other's contact details.
 */
export function claimedMatchLetter({ side, facts, hasTime, at }: Claimed): DraftLetter {
  const to = otherSide(side);
  const { them, theirName } = seatOf(to, facts);
  const times = hasTime ? "" : `Suggest times to ${theirName} on the match’s page. `;
  return toPlayer(
    to,
    { occasion: `claimed:${side}`, facts, at },
    {
      subject: `${theirName} has an account here now: ${matchName(facts.round)}`,
      paragraphs: [
        `${them.name}, whom you play in ${theMatch(facts.round)}, has an account here now.`,
        `${times}${afterYouPlay(theirName, false, facts.rules)}`,
        ...(facts.division.isForMinors ? [] : [toReach(to, facts)]),
      ],
      action: "See the match",
    },
  );
}
