import type { DraftLetter } from "@/lib/mail/letters/draft";
import { decidingDirectors, type LetterFacts, namesIn, seatOf } from "@/lib/mail/letters/facts";
import { toDirector, toPlayer } from "@/lib/match/letters/match-letter";
import { SIDES } from "@/lib/match/rules/sides";
import { gameLines } from "@/lib/match/words/game-lines";
import { outcomeWords } from "@/lib/match/words/scores";
import { namesOf, shortMatchTitle } from "@/lib/people/words/names";
import { venueName } from "@/lib/season/rules/play-venue";
import type { Instant } from "@/lib/shared/instant";
import type { KeptFind } from "../rules/found-match";

/** A double forfeit turns out to have been played in time: the directors decide, and both players are told. */
export function foundLateLetters(find: KeptFind, facts: LetterFacts, at: Instant): readonly DraftLetter[] {
  if (!find.outcome || !find.isCertain) return [];
  const names = namesIn(facts);
  const words = outcomeWords(find.outcome, names);
  const occasion = { occasion: `found-late:${at}`, facts, at };
  const site = venueName(facts.rules.venue);
  const games = {
    list: gameLines(
      find.games.map(({ reported }) => reported),
      names,
      facts.rules,
    ),
  };
  const links = { list: find.games.map(({ url }) => url) };
  const title = shortMatchTitle(namesOf(facts));
  return [
    ...decidingDirectors(facts).map((director) =>
      toDirector(director, occasion, {
        subject: `Played before the deadline after all: ${title}`,
        paragraphs: [
          `No one reported this match, so it’s a double forfeit. Since then, ${site} has shown that it was played in time: ${words}.`,
          games,
          links,
          "You can reopen the match for the players to report it, or let the forfeit stand.",
        ],
        action: "See the match",
      }),
    ),
    ...SIDES.map((side) =>
      toPlayer(side, occasion, {
        subject: `We found your match with ${seatOf(side, facts).theirName} after the deadline`,
        paragraphs: [
          `${site} shows that you played in time: ${words}.`,
          games,
          "No one reported it by the deadline, so it’s a double forfeit. We’ve told the director, who decides whether to reopen it.",
        ],
        action: "See the match",
      }),
    ),
  ];
}
