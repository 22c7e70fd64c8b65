import type { DraftLetter } from "@/lib/mail/letters/draft";
import { namesIn } from "@/lib/mail/letters/facts";
import { venueName } from "@/lib/season/rules/play-venue";
import { whatItMeans } from "../words/consequences";
import { gameLines } from "../words/game-lines";
import { outcomeWords } from "../words/scores";
import { ifWrong, TELL_THE_DIRECTOR } from "./if-wrong";
import { toBoth } from "./match-letter";
import type { Occurrence } from "./occurrence";

/**
 * The front desk entered a result for both: each player reads what was entered, from which source, and whom to tell if
 * it's wrong.
 */
export function enteredLetters(occurrence: Occurrence<"ResultEntered">): readonly DraftLetter[] {
  const { event, facts } = occurrence;
  const names = namesIn(facts);
  const words = outcomeWords(event.outcome, names);
  if (event.source === "chess-site") return foundLetters(occurrence);
  const from = event.source === "paper-slip" ? "the score slip you both signed" : "an email to the office";
  return toBoth(occurrence, (theirName, side) => ({
    subject: `The office entered your result: ${words}`,
    paragraphs: [
      `It comes from ${from}: ${words}. The result is final. ${whatItMeans(event.outcome, side, theirName, facts.round)}`,
      { list: gameLines(event.games, names, facts.rules) },
      ifWrong(event.correctBy, facts, TELL_THE_DIRECTOR),
    ],
    action: "See the match",
  }));
}

/** No one objected to the games that the league found, so they count. */
function foundLetters(occurrence: Occurrence<"ResultEntered">): readonly DraftLetter[] {
  const { event, facts } = occurrence;
  const names = namesIn(facts);
  const words = outcomeWords(event.outcome, names);
  return toBoth(occurrence, (theirName, side) => ({
    subject: `Decided: ${words}`,
    paragraphs: [
      `We found your match on ${venueName(facts.rules.venue)}, and neither of you said it’s wrong, so it counts: ${words}. ${whatItMeans(event.outcome, side, theirName, facts.round)}`,
      { list: gameLines(event.games, names, facts.rules) },
      ifWrong(event.correctBy, facts, TELL_THE_DIRECTOR),
    ],
    action: "See the match",
  }));
}
