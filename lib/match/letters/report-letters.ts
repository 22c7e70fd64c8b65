import type { Paragraph } from "@/lib/mail/letters/body";
import type { DraftLetter } from "@/lib/mail/letters/draft";
import { decidingDirectors, namesIn, seatOf } from "@/lib/mail/letters/facts";
import { matchTitle, namesOf, type Pair, shortMatchTitle } from "@/lib/people/words/names";
import { comingDayAndTime, dayAndTime } from "@/lib/shared/dates";
import { capitalize, possessive } from "@/lib/shared/text";
import { matchName, matchNoun } from "@/lib/stages/words/round-name";
import { addUpSeries } from "../rules/series";
import { otherSide, type Side } from "../rules/sides";
import type { MatchState } from "../rules/state";
import { ifYouAreSilent, whatItMeans } from "../words/consequences";
import { contestedPart } from "../words/contested";
import { gameLines } from "../words/game-lines";
import { outcomeWords, seriesWords, winningScore } from "../words/scores";
import { ifWrong } from "./if-wrong";
import { type Happened, occasionOf, toDirector, toPlayer } from "./match-letter";
import type { Occurrence } from "./occurrence";

/** A player reported, or corrected a report: the other side can confirm or contest it. */
export function reportedLetters(
  occurrence: Occurrence<"ResultReported" | "ReportAmended">,
): readonly DraftLetter[] {
  const { event, facts, at } = occurrence;
  const zone = facts.organization.timeZone;
  const to = otherSide(event.by);
  const { theirName } = seatOf(to, facts);
  const names = namesIn(facts);
  const score = event.outcome.score ? winningScore(event.outcome.score) : "the report";
  const isAmended = event.type === "ReportAmended";

  return [
    toPlayer(to, occasionOf(occurrence), {
      subject: `${isAmended ? "Changed: confirm" : "Confirm"} ${score} by ${comingDayAndTime(event.answerBy, at, zone)}`,
      paragraphs: [
        `${theirName} ${isAmended ? "changed the report" : "reported your match"}: ${outcomeWords(event.outcome, names)}.`,
        { list: gameLines(event.games, names, facts.rules) },
        ...filledFrom(event),
        `Confirm it, or say what’s wrong, by ${dayAndTime(event.answerBy, zone)}. ${ifYouAreSilent(occurrence.state, facts.rules)}`,
      ],
      action: "Confirm, or say what’s wrong",
      token: facts.confirmToken?.(occurrence.seq, facts[to]),
    }),
  ];
}

/** A report that wasn't typed says where it comes from. */
function filledFrom(event: Occurrence<"ResultReported" | "ReportAmended">["event"]): readonly string[] {
  if (event.type !== "ResultReported" || !event.source) return [];
  if (event.picked) return ["These games were picked from those between you on the chess site."];
  return [
    event.source === "room"
      ? "It was filled in from your games in the match room."
      : "It was filled in from your games on the chess site.",
  ];
}

/** The other side confirmed: the match is decided, and the player who reported is told. */
export function approvedLetters(occurrence: Occurrence<"ReportApproved">): readonly DraftLetter[] {
  const { event, state, facts } = occurrence;
  const to = otherSide(event.by);
  const { theirName } = seatOf(to, facts);
  if (!event.outcome) return ofTiedMatch(occurrence, to, "confirmed your report");
  const words = outcomeWords(event.outcome, namesIn(facts));
  const meaning = whatItMeans(event.outcome, to, theirName, facts.round);

  return [
    toPlayer(to, occasionOf(occurrence), {
      subject: `Confirmed: ${words}`,
      paragraphs: [
        state.report
          ? `${theirName} confirmed your report: ${words}. The result is final. ${meaning}`
          : `${theirName} agrees that you were there and ${theirName} wasn’t. You win the match. ${meaning}`,
        ifWrong(event.correctBy, facts),
        ...askRating(occurrence, theirName),
      ],
      action: "See the match",
    }),
  ];
}

function askRating({ facts, state }: Occurrence<"ReportApproved">, them: string): readonly string[] {
  if (facts.rules.sportsmanship.ratings === "none" || !state.report) return [];
  return [`How was ${possessive(them)} sportsmanship? You can rate it on the match page.`];
}

/** Both players confirm that the match is tied, and the rules leave it to the director. */
export function ofTiedMatch(happened: Happened, to: Side, did: string): readonly DraftLetter[] {
  const { facts } = happened;
  const occasion = occasionOf(happened);
  return [
    toPlayer(to, occasion, {
      subject: "Confirmed: the match is tied",
      paragraphs: [
        `${seatOf(to, facts).theirName} ${did}. The match is tied, so the director decides it.`,
        "You don’t need to do anything.",
      ],
      action: "See the match",
    }),
    ...decidingDirectors(facts).map((director) =>
      toDirector(director, occasion, {
        subject: `Tied: ${matchTitle(namesOf(facts))}`,
        paragraphs: [
          "Both players confirmed that the match is tied after its last game. It’s waiting for your ruling.",
        ],
        action: "Decide the match",
      }),
    ),
  ];
}

/** The other side contested the report: the directors get both versions, and the player who reported is told. */
export function contestedLetters(occurrence: Occurrence<"ReportContested">): readonly DraftLetter[] {
  const { event, state, facts } = occurrence;
  const to = otherSide(event.by);
  const { theirName } = seatOf(to, facts);
  const part = state.report ? contestedPart(state.report.games, event.games) : "the claim";
  const occasion = occasionOf(occurrence);

  return [
    toPlayer(to, occasion, {
      subject: `${theirName} says ${part} is wrong`,
      paragraphs: [
        ...versionsOf(occurrence, to),
        "The director decides now, and you both get the reasons. Until then, you can add a statement. You don’t need to do anything else.",
      ],
      action: "Add a statement",
    }),
    ...decidingDirectors(facts).map((director) =>
      toDirector(director, occasion, {
        subject: `Decide ${shortMatchTitle(namesOf(facts))}, ${matchName(facts.round)}`,
        paragraphs: [
          `${facts[to].name} and ${facts[event.by].name} don’t agree on ${part === "the claim" ? "whether the match was missed" : part}.`,
          ...versionsOf(occurrence),
          "Nothing counts until you rule, and the deadline doesn’t apply.",
        ],
        action: "Open the case",
      }),
    ),
  ];
}

/** No one answered in time: by the rule pack the report counts, or the director decides. */
export function overdueLetters(occurrence: Occurrence<"AnswerOverdue">): readonly DraftLetter[] {
  const { event, state, facts } = occurrence;
  const reporter = (state.report ?? state.noShow)?.by ?? "home";
  const silent = otherSide(reporter);
  const names = namesIn(facts);
  const occasion = occasionOf(occurrence);
  const outcome = event.outcome;
  if (outcome) {
    const words = outcomeWords(outcome, names);
    return (["home", "away"] as const).map((side) =>
      toPlayer(side, occasion, {
        subject: `Decided: ${words}`,
        paragraphs: [
          state.report
            ? `${side === silent ? "You" : names[silent]} didn’t answer the report in time, so it counts: ${words}.`
            : `${saidOf(occurrence, names, side)} ${side === silent ? "You" : names[silent]} didn’t answer in time, so ${side === silent ? `${names[reporter]} wins` : "you win"}.`,
          "If that’s wrong, write to the director at the address below.",
        ],
        action: "See the match",
      }),
    );
  }
  return [
    ...(["home", "away"] as const).map((side) =>
      toPlayer(side, occasion, {
        subject: `The director decides your ${matchNoun(facts.round)}`,
        paragraphs: [
          `${saidOf(occurrence, names, side)} ${side === silent ? "You" : names[silent]} didn’t answer in time.`,
          side === silent
            ? "The director decides now and may accept it. If it’s wrong, add a statement before then."
            : "The director decides now and may accept it. You don’t need to do anything, but you can add a statement.",
        ],
        action: "Add a statement",
      }),
    ),
    ...decidingDirectors(facts).map((director) =>
      toDirector(director, occasion, {
        subject: `Not answered: ${shortMatchTitle(namesOf(facts))}, ${matchName(facts.round)}`,
        paragraphs: [
          `${saidOf(occurrence, namesOf(facts))} ${facts[silent].name} didn’t answer in time.`,
          "It’s up to you now. Nothing counts until you rule.",
        ],
        action: "Open the case",
      }),
    ),
  ];
}

/** The two versions, each in its player's words, to one of the players or to a director. */
function versionsOf(occurrence: Occurrence<"ReportContested">, reader?: Side): readonly Paragraph[] {
  const { event, facts } = occurrence;
  const names = namesIn(facts);
  const first = saidOf(occurrence, names, reader);
  const games = event.games;
  const second = games
    ? `${possessive(names[event.by])} version: ${seriesWords(addUpSeries(games, facts.rules.match).score, names)}.`
    : "";
  const words: readonly Paragraph[] = event.statement.trim()
    ? [{ quote: event.statement, from: `${names[event.by]} wrote` }]
    : [];
  return [`${first} ${second}`.trim(), ...words];
}

/** "Amara reported 2–1 to Amara.", "You said that Theo didn’t come.": what waited for an answer, for its reader. */
export function saidOf(
  { state: { report, noShow } }: { readonly state: MatchState },
  names: Pair,
  reader?: Side,
): string {
  const calls = (side: Side, is: string) => (side === reader ? is : names[side]);
  if (report)
    return `${capitalize(calls(report.by, "you"))} reported ${outcomeWords(report.outcome, names)}.`;
  if (!noShow) return "";
  return `${capitalize(calls(noShow.by, "you"))} said that ${calls(otherSide(noShow.by), "you")} didn’t come.`;
}
