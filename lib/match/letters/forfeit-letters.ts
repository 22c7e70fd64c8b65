import type { DraftLetter } from "@/lib/mail/letters/draft";
import { decidingDirectors, seatOf } from "@/lib/mail/letters/facts";
import { comingDayAndTime, dayAndTime } from "@/lib/shared/dates";
import { counted } from "@/lib/shared/text";
import { formatOf } from "@/lib/stages/formats";
import { matchName, theMatch } from "@/lib/stages/words/round-name";
import { closesAt } from "../rules/deadline-rules";
import { otherSide, SIDES } from "../rules/sides";
import { ifYouAreSilent, whatItMeans } from "../words/consequences";
import { occasionOf, toDirector, toPlayer } from "./match-letter";
import type { Occurrence } from "./occurrence";

/** A player can't reach the opponent and asks the director to decide. The silent side and the directors are told. */
export function unreachableLetters(occurrence: Occurrence<"UnreachableClaimed">): readonly DraftLetter[] {
  const { event, state, facts } = occurrence;
  const to = otherSide(event.by);
  const { theirName } = seatOf(to, facts);
  const attempts = counted(state.contacts.filter(({ by }) => by === event.by).length, "attempt");
  const occasion = occasionOf(occurrence);
  const statement = { quote: event.statement, from: `${facts[event.by].name} wrote` };

  return [
    toPlayer(to, occasion, {
      subject: `${theirName} couldn’t reach you about ${theMatch(facts.round)}`,
      paragraphs: [
        `${theirName} logged ${attempts} to reach you and asked the director to decide the match.`,
        statement,
        "Tell your side now, because the director may award the match to your opponent. If you can still play, write to the director at the address below.",
      ],
      action: "Tell your side",
    }),
    ...decidingDirectors(facts).map((director) =>
      toDirector(director, occasion, {
        subject: `${facts[event.by].name} can’t reach ${facts[to].name}, ${matchName(facts.round)}`,
        paragraphs: [
          `${facts[event.by].name} logged ${attempts} to reach ${facts[to].name} and asks you to decide.`,
          statement,
          "Nothing counts until you rule, and the deadline doesn’t apply.",
        ],
        action: "Open the case",
      }),
    ),
  ];
}

/** A player says that the other side didn't come. The other side can answer before anything counts. */
export function noShowLetters(occurrence: Occurrence<"NoShowClaimed">): readonly DraftLetter[] {
  const { event, facts, at } = occurrence;
  const zone = facts.organization.timeZone;
  const to = otherSide(event.by);
  const { theirName } = seatOf(to, facts);

  return [
    toPlayer(to, occasionOf(occurrence), {
      subject: `${theirName} says you didn’t come: answer by ${comingDayAndTime(event.answerBy, at, zone)}`,
      paragraphs: [
        `${theirName} claims the match because you weren’t there when it was set to begin.`,
        { quote: event.statement, from: `${theirName} wrote` },
        `Say whether that’s right by ${dayAndTime(event.answerBy, zone)}. ${ifYouAreSilent(occurrence.state, facts.rules)}`,
      ],
      action: "Answer",
    }),
  ];
}

/** A player forfeited the match. */
export function concededLetters(occurrence: Occurrence<"Conceded">): readonly DraftLetter[] {
  const { event, facts } = occurrence;
  const to = otherSide(event.by);
  const { theirName } = seatOf(to, facts);

  return [
    toPlayer(to, occasionOf(occurrence), {
      subject: `${theirName} gave up ${theMatch(facts.round)}: you win`,
      paragraphs: [
        `${theirName} gave up the match, so you win without playing. ${whatItMeans(event.outcome, to, theirName, facts.round)}`,
        "You don’t need to do anything.",
      ],
      action: "See the match",
    }),
  ];
}

/** The round closed without a report: both lose. */
export function forfeitedLetters(occurrence: Occurrence<"DeadlinePassed">): readonly DraftLetter[] {
  const { state, facts } = occurrence;
  const zone = facts.organization.timeZone;

  return SIDES.map((side) => {
    const { theirName } = seatOf(side, facts);
    return toPlayer(side, occasionOf(occurrence), {
      subject: `Double forfeit in ${theMatch(facts.round)}`,
      paragraphs: [
        `No one reported your match with ${theirName} by ${dayAndTime(closesAt(state, facts.rules), zone)}, so ${formatOf(facts.round).words.bothLose.you}.`,
        `If you did play, or if you tried to reach ${theirName} and can show it, write to the director at the address below.`,
      ],
      action: "See the match",
    });
  });
}
