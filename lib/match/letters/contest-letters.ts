import type { DraftLetter } from "@/lib/mail/letters/draft";
import { decidingDirectors, namesIn, seatOf } from "@/lib/mail/letters/facts";
import { namesOf, shortMatchTitle } from "@/lib/people/words/names";
import { possessive } from "@/lib/shared/text";
import { matchName } from "@/lib/stages/words/round-name";
import { otherSide } from "../rules/sides";
import { ifTheyAreSilent, whatItMeans } from "../words/consequences";
import { outcomeWords } from "../words/scores";
import { ifWrong } from "./if-wrong";
import { type Happened, occasionOf, toDirector, toPlayer } from "./match-letter";
import type { Occurrence } from "./occurrence";
import { ofTiedMatch } from "./report-letters";

/** A player took their contest back: the other side is told, and the directors no longer have to decide. */
export function contestWithdrawnLetters(occurrence: Occurrence<"ContestWithdrawn">): readonly DraftLetter[] {
  const { event, state, facts, at } = occurrence;
  const to = otherSide(event.by);
  const { theirName } = seatOf(to, facts);
  const what = state.report ? "report" : "claim";
  const silent = ifTheyAreSilent(
    theirName,
    event.answerBy,
    at,
    facts.organization.timeZone,
    state,
    facts.rules,
  );

  return [
    toPlayer(to, occasionOf(occurrence), {
      subject: `${theirName} withdrew the contest`,
      paragraphs: [
        `${theirName} no longer contests your ${what}, so the director doesn’t decide it. It waits for an answer again. ${silent}`,
        "You don’t need to do anything.",
      ],
      action: "See the match",
    }),
    ...directorLetters(
      occurrence,
      `${facts[event.by].name} withdrew the contest. The ${what} waits for an answer again, so there’s nothing for you to decide.`,
    ),
  ];
}

/** A player accepted the other side's version: the match is decided, and the directors no longer have to decide. */
export function versionAcceptedLetters(occurrence: Occurrence<"VersionAccepted">): readonly DraftLetter[] {
  const { event, facts } = occurrence;
  const to = otherSide(event.by);
  const { theirName } = seatOf(to, facts);
  if (!event.outcome) return ofTiedMatch(occurrence, to, "accepted your version");
  const words = outcomeWords(event.outcome, namesIn(facts));

  return [
    toPlayer(to, occasionOf(occurrence), {
      subject: `Accepted: ${words}`,
      paragraphs: [
        `${theirName} accepted your version: ${words}. The result is final. ${whatItMeans(event.outcome, to, theirName, facts.round)}`,
        ifWrong(event.correctBy, facts),
      ],
      action: "See the match",
    }),
    ...directorLetters(
      occurrence,
      `${facts[event.by].name} accepted ${possessive(facts[to].name)} version: ${words}. There’s nothing left for you to decide.`,
    ),
  ];
}

function directorLetters(happened: Happened, paragraph: string): readonly DraftLetter[] {
  const { facts } = happened;
  const match = shortMatchTitle(namesOf(facts));
  return decidingDirectors(facts).map((director) =>
    toDirector(director, occasionOf(happened), {
      subject: `No ruling needed: ${match}, ${matchName(facts.round)}`,
      paragraphs: [paragraph],
      action: "See the match",
    }),
  );
}
