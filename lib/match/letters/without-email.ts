import type { Paragraph } from "@/lib/mail/letters/body";
import type { DraftLetter } from "@/lib/mail/letters/draft";
import { decidingDirectors, namesIn } from "@/lib/mail/letters/facts";
import { namesOf, shortMatchTitle } from "@/lib/people/words/names";
import { dayAndTime } from "@/lib/shared/dates";
import { hasEmail } from "@/lib/shared/no-email";
import { list } from "@/lib/shared/text";
import { matchName } from "@/lib/stages/words/round-name";
import { otherSide, SIDES, type Side } from "../rules/sides";
import { ifUnanswered } from "../rules/unanswered";
import { countsUnanswered } from "../words/consequences";
import { gameLines } from "../words/game-lines";
import { type Happened, occasionOf, toDirector } from "./match-letter";
import type { Occurrence } from "./occurrence";
import { saidOf } from "./report-letters";

/** The players on these sides without an email: they can't read what happened, so the directors ask or tell them. */
export function withoutEmail(
  sides: readonly Side[],
  facts: Readonly<Record<Side, { readonly email: string }>>,
): readonly Side[] {
  return sides.filter((side) => !hasEmail(facts[side].email));
}

/** A player without an email should answer a report or a claim: the directors ask them before it counts. */
export function askWithoutEmailLetters(
  occurrence: Occurrence<"ResultReported" | "ReportAmended" | "NoShowClaimed">,
): readonly DraftLetter[] {
  const { event, state, facts } = occurrence;
  const [side] = withoutEmail([otherSide(event.by)], facts);
  if (!side) return [];
  const { name } = facts[side];
  const isClaim = event.type === "NoShowClaimed";
  const due = dayAndTime(event.answerBy, facts.organization.timeZone);
  const then =
    ifUnanswered(state, facts.rules) === "director" ? "it waits for your ruling" : countsUnanswered(state);

  return toDirectors(
    occurrence,
    `Ask ${name} about a ${isClaim ? "no-show" : "report"}, ${matchName(facts.round)}`,
    [
      `${saidOf(occurrence, namesOf(facts))} ${name} has no email, so they weren’t told and can’t answer here.`,
      isClaim
        ? { quote: event.statement, from: `${facts[event.by].name} wrote` }
        : { list: gameLines(event.games, namesIn(facts), facts.rules) },
      `Ask them whether it’s right. If it’s wrong, decide the match on its page. After ${due}, ${then}.`,
    ],
  );
}

type Announced = "TimeDefaulted" | "TimeCancelled" | "Conceded" | "NoticeGiven";

/** The league set a time, or the opponent won't come to it: the directors tell the players without an email. */
export function tellWithoutEmailLetters(occurrence: Occurrence<Announced>): readonly DraftLetter[] {
  const { event, facts } = occurrence;
  const sides = withoutEmail(event.type === "TimeDefaulted" ? SIDES : [otherSide(event.by)], facts);
  if (sides.length === 0) return [];
  const names = namesOf(facts);
  const who = list(sides.map((side) => names[side]));
  return toDirectors(occurrence, `Tell ${who} about ${matchName(facts.round)}`, [
    `${announced(occurrence, shortMatchTitle(names))} ${who} ${sides.length === 1 ? "has" : "have"} no email, so please tell them.`,
  ]);
}

function announced({ event, state, facts }: Occurrence<Announced>, match: string): string {
  const zone = facts.organization.timeZone;
  switch (event.type) {
    case "TimeDefaulted":
      return `The league set ${match} for ${dayAndTime(event.scheduledAt, zone)}.`;
    case "TimeCancelled":
      return `${facts[event.by].name} canceled the time of ${match}${state.canceled ? ` (${dayAndTime(state.canceled.time, zone)})` : ""}.`;
    case "Conceded":
      return `${facts[event.by].name} gave up ${match}, so it won’t be played.`;
    case "NoticeGiven":
      return event.outcome
        ? `${facts[event.by].name} gave advance notice and can’t play ${match}, so it won’t be played.`
        : `${facts[event.by].name} gave advance notice and can’t play ${match} now. Its time is canceled.`;
  }
}

function toDirectors(
  happened: Happened,
  subject: string,
  paragraphs: readonly Paragraph[],
): readonly DraftLetter[] {
  return decidingDirectors(happened.facts).map((director) =>
    toDirector(director, occasionOf(happened), { subject, paragraphs, action: "See the match" }),
  );
}
