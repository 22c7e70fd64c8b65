import type { DraftLetter } from "@/lib/mail/letters/draft";
import { type LetterFacts, namesIn, seatOf } from "@/lib/mail/letters/facts";
import { toPlayer } from "@/lib/match/letters/match-letter";
import { SIDES } from "@/lib/match/rules/sides";
import { gameLines } from "@/lib/match/words/game-lines";
import { outcomeWords } from "@/lib/match/words/scores";
import { venueName } from "@/lib/season/rules/play-venue";
import { dayAndTime } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import type { KeptFind } from "../rules/found-match";

/** The league found a match on its site: each player reads what, and what happens if they do nothing. */
export function foundLetters(
  find: KeptFind,
  standsAt: Instant | null,
  facts: LetterFacts,
  at: Instant,
): readonly DraftLetter[] {
  if (!find.outcome || !find.isCertain) return [];
  const names = namesIn(facts);
  const words = outcomeWords(find.outcome, names);
  const zone = facts.organization.timeZone;
  return SIDES.map((side) => {
    const { theirName } = seatOf(side, facts);
    return toPlayer(
      side,
      { occasion: `found:${at}`, facts, at },
      {
        subject: `We found your match with ${theirName}: ${words}`,
        paragraphs: [
          `We found it on ${venueName(facts.rules.venue)}: ${words}.`,
          {
            list: gameLines(
              find.games.map(({ reported }) => reported),
              names,
              facts.rules,
            ),
          },
          standsAt
            ? `Is that right? Report it with one tap, and ${theirName} confirms it. If neither of you says it’s wrong, it counts on ${dayAndTime(standsAt, zone)}.`
            : `Is that right? Report it with one tap, and ${theirName} confirms it.`,
        ],
        action: "Is it right?",
      },
    );
  });
}
