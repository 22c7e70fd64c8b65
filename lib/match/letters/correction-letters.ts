import type { DraftLetter } from "@/lib/mail/letters/draft";
import { decidingDirectors, namesIn, seatOf } from "@/lib/mail/letters/facts";
import { namesOf, shortMatchTitle } from "@/lib/people/words/names";
import { comingDayAndTime, dayAndTime } from "@/lib/shared/dates";
import { matchName } from "@/lib/stages/words/round-name";
import { otherSide } from "../rules/sides";
import { whatItMeans } from "../words/consequences";
import { gameLines } from "../words/game-lines";
import { leavesResult, outcomeWords } from "../words/scores";
import { type Happened, occasionOf, toBoth, toDirector, toPlayer } from "./match-letter";
import type { Occurrence } from "./occurrence";
import { ofTiedMatch } from "./report-letters";

// The subjects begin with "Correction", so that someone who keeps these emails sees that an earlier result changes.

/** A player asks to correct a result: the other side agrees, or says what's wrong. */
export function correctionAskedLetters(occurrence: Occurrence<"CorrectionAsked">): readonly DraftLetter[] {
  const { event, state, facts, at } = occurrence;
  const zone = facts.organization.timeZone;
  const to = otherSide(event.by);
  const { theirName } = seatOf(to, facts);
  const names = namesIn(facts);
  const words = outcomeWords(event.outcome, names);
  const confirmed = state.outcome ? `, instead of ${outcomeWords(state.outcome, names)}` : "";
  const what = leavesResult(event.outcome, state.outcome)
    ? `the games of your match, not the result: ${words}`
    : `your result to ${words}${confirmed}`;

  return [
    toPlayer(to, occasionOf(occurrence), {
      subject: `Correction: answer ${theirName} by ${comingDayAndTime(event.answerBy, at, zone)}`,
      paragraphs: [
        `${theirName} asks to correct ${what}.`,
        { list: gameLines(event.games, names, facts.rules) },
        { quote: event.statement, from: `${theirName} wrote` },
        `Agree, or say what’s wrong, by ${dayAndTime(event.answerBy, zone)}. If you don’t answer, the director decides. Until then, the current result counts.`,
      ],
      action: "Answer the correction",
    }),
  ];
}

/** The other side agreed: the correction is the result now, and the directors see that an earlier one changed. */
export function correctionAgreedLetters(occurrence: Occurrence<"CorrectionAgreed">): readonly DraftLetter[] {
  const { event, facts } = occurrence;
  const to = otherSide(event.by);
  const { theirName } = seatOf(to, facts);
  if (!event.outcome) return ofTiedMatch(occurrence, to, "agreed to your correction");
  const words = outcomeWords(event.outcome, namesIn(facts));

  return [
    toPlayer(to, occasionOf(occurrence), {
      subject: `Correction: ${words}`,
      paragraphs: [
        `${theirName} agreed to your correction, so it replaces the result: ${words}. ${whatItMeans(event.outcome, to, theirName, facts.round)}`,
        "You don’t need to do anything.",
      ],
      action: "See the match",
    }),
    ...toDirectors(
      occurrence,
      `Correction: ${words}`,
      `Both players agreed to correct the result: ${words}. It replaces the earlier one. You don’t need to do anything.`,
      "See the match",
    ),
  ];
}

/** The other side said no: the directors decide, and the player who asked is told. */
export function correctionContestedLetters(
  occurrence: Occurrence<"CorrectionContested">,
): readonly DraftLetter[] {
  const { event, state, facts } = occurrence;
  const to = otherSide(event.by);
  const names = namesIn(facts);
  const { theirName } = seatOf(to, facts);
  const why = { quote: event.statement, from: `${names[event.by]} wrote` };

  return [
    toPlayer(to, occasionOf(occurrence), {
      subject: `Correction: ${theirName} doesn’t agree`,
      paragraphs: [
        `${theirName} doesn’t agree to your correction. The director decides now, and the current result counts until then.`,
        why,
        "You can add a statement until the ruling. You don’t need to do anything else.",
      ],
      action: "Add a statement",
    }),
    ...toDirectors(
      occurrence,
      "Correction: decide",
      `${facts[to].name} asks to correct ${whatIsCorrected(state, names)}. ${facts[event.by].name} doesn’t agree.`,
      "Open the case",
      [why],
    ),
  ];
}

/** No one answered: the directors decide, and both players are told. */
export function correctionOverdueLetters(
  occurrence: Occurrence<"CorrectionOverdue">,
): readonly DraftLetter[] {
  const { state, facts } = occurrence;
  const names = namesIn(facts);
  const by = state.correction?.by ?? "home";

  return [
    ...toBoth(occurrence, (theirName, side) => ({
      subject: "Correction: the director decides",
      paragraphs: [
        side === by
          ? `${theirName} didn’t answer your correction in time. The director decides now, and the current result counts until then.`
          : `You didn’t answer ${theirName} in time. The director decides now, and the current result counts until then. If the correction is wrong, add a statement.`,
      ],
      action: "Add a statement",
    })),
    ...toDirectors(
      occurrence,
      "Correction: decide",
      `${facts[by].name} asks to correct ${whatIsCorrected(state, names)}. ${facts[otherSide(by)].name} didn’t answer in time.`,
      "Open the case",
    ),
  ];
}

/** The player who asked took it back: the other side is told and, if they had the case, the directors. */
export function correctionWithdrawnLetters(
  occurrence: Occurrence<"CorrectionWithdrawn">,
): readonly DraftLetter[] {
  const { event, facts } = occurrence;
  const to = otherSide(event.by);
  const { theirName } = seatOf(to, facts);
  const withdrawn = `${facts[event.by].name} withdrew the correction, so the current result stays.`;

  return [
    toPlayer(to, occasionOf(occurrence), {
      subject: `Correction withdrawn: ${theirName}`,
      paragraphs: [
        `${theirName} no longer asks for a correction, so the result stays as it is.`,
        "You don’t need to do anything.",
      ],
      action: "See the match",
    }),
    ...(event.wasCase
      ? toDirectors(
          occurrence,
          "Correction withdrawn",
          `${withdrawn} There’s nothing for you to decide.`,
          "See the match",
        )
      : []),
  ];
}

function whatIsCorrected(
  { correction, outcome }: Occurrence<"CorrectionContested">["state"],
  names: ReturnType<typeof namesIn>,
): string {
  if (!correction) return "a result";
  if (leavesResult(correction.outcome, outcome)) return "the games, not the result";
  return `a result to ${outcomeWords(correction.outcome, names)}`;
}

function toDirectors(
  happened: Happened,
  subject: string,
  paragraph: string,
  action: string,
  more: readonly { readonly quote: string; readonly from: string }[] = [],
): readonly DraftLetter[] {
  const { facts } = happened;
  const match = shortMatchTitle(namesOf(facts));
  return decidingDirectors(facts).map((director) =>
    toDirector(director, occasionOf(happened), {
      subject: `${subject}, ${match}, ${matchName(facts.round)}`,
      paragraphs: [paragraph, ...more],
      action,
    }),
  );
}
