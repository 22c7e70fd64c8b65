import { composeLetter } from "@/lib/mail/letters/compose";
import type { DraftLetter } from "@/lib/mail/letters/draft";
import type { Recipient } from "@/lib/mail/letters/facts";
import type { SuggestedTimes } from "@/lib/match/rules/events";
import { otherSide, SIDES } from "@/lib/match/rules/sides";
import { goneTimes } from "@/lib/match/words/gone-times";
import { absolute, paths } from "@/lib/paths";
import { firstName, namesOf, shortNames } from "@/lib/people/words/names";
import { day, dayAndTime, zoneName } from "@/lib/shared/dates";
import { addMinutes, type Instant, type Zone } from "@/lib/shared/instant";
import { hasEmail } from "@/lib/shared/no-email";
import { counted, sentence } from "@/lib/shared/text";
import { type MatchSlot, matchName } from "@/lib/stages/words/round-name";
import { concernedSides, countWithdrawn, type MatchChange } from "../rules/closure-effect";
import { type Span, without } from "../rules/spans";
import { type ClosedVenues, closedHours, venuesAreClosed } from "../words/closed-venues";
import { withoutEmail } from "../words/without-email";

/** A match that a closure changes, as its players read about it. */
type ChangedMatch = {
  readonly change: MatchChange;
  readonly division: { readonly name: string };
  readonly slot: MatchSlot;
  readonly home: Recipient;
  readonly away: Recipient;
  readonly scheduledAt: Instant | null;
  readonly suggested: SuggestedTimes;
  /** The latest time it can begin, after the change. */
  readonly lastTime: Instant;
  /** How long a match is booked. */
  readonly minutes: number;
  readonly closesAt: Instant;
  /** When other closures in force keep it from being booked. */
  readonly closed: readonly Span[];
};

export type ClosedFacts = ClosedVenues & {
  readonly appUrl: string;
  readonly organization: {
    readonly slug: string;
    readonly name: string;
    readonly timeZone: Zone;
    readonly contactEmail: string;
  };
  readonly closure: {
    readonly id: string;
    readonly from: Instant;
    readonly until: Instant;
    readonly reason: string;
  };
  readonly matches: readonly ChangedMatch[];
  /** How many rounds have new dates. */
  readonly rounds: number;
  /** The directors who are told. */
  readonly directors: readonly Recipient[];
  readonly at: Instant;
};

/** The venue is closed. Each person concerned gets one email about all of their matches. */
export function closedLetters(facts: ClosedFacts): readonly DraftLetter[] {
  const readers = new Map<string, Recipient>();
  for (const person of [...facts.matches.flatMap(concernedPlayers), ...facts.directors])
    if (!readers.has(person.userId)) readers.set(person.userId, person);
  return [...readers.values()].map((reader) => closedLetter(reader, facts));
}

/** The email to one person: their matches and, for a director, how much changed. */
export function closedLetter(reader: Recipient, facts: ClosedFacts): DraftLetter {
  const { closure, organization } = facts;
  const zone = organization.timeZone;
  const own = facts.matches.filter((match) =>
    concernedPlayers(match).some(({ userId }) => userId === reader.userId),
  );
  const isDirector = facts.directors.some(({ userId }) => userId === reader.userId);
  const isCanceled = own.some(({ change }) => change.cancels && !change.movesTo);

  return composeLetter(`closure:${closure.id}:${reader.userId}`, reader, {
    subject: `${venuesAreClosed(facts)} ${day(closure.from, zone)}`,
    greeting: `Hello ${firstName(reader.name)},`,
    paragraphs: [
      `${venuesAreClosed(facts)} ${closedHours(closure, zone)}.`,
      { quote: closure.reason, from: "The reason" },
      ...(own.length > 0 ? [{ list: own.map((match) => matchLine(match, reader, facts)) }] : []),
      ...(isCanceled
        ? ["No one can be reported as a no-show for a canceled time. Agree on another one on the match page."]
        : []),
      ...(isDirector ? [deskLine(facts)] : []),
    ],
    action: actionOf(own, isDirector, facts),
    foot: [
      `All times are ${zoneName(facts.at, zone)}.`,
      `Sent by Rookery for ${organization.name}. Questions? Write to ${organization.contactEmail}.`,
      own.length > 0
        ? "You’re getting this email because you play in this league, even if reminders are off."
        : "You’re getting this email because you’re a director of this league.",
    ],
  });
}

function concernedPlayers(match: ChangedMatch): readonly Recipient[] {
  return concernedSides(match.change).map((side) => match[side]);
}

/** "Round 3 with Theo: Tuesday, Nov 24, 7:00 pm is canceled. Report by Sunday, Dec 6, 11:59 pm." */
function matchLine(changed: ChangedMatch, reader: Recipient, facts: ClosedFacts): string {
  const zone = facts.organization.timeZone;
  const { change, slot, home, away, scheduledAt, closesAt, division } = changed;
  const side = home.userId === reader.userId ? "home" : "away";
  const names = shortNames(namesOf({ home, away }));
  const match = `${matchName(slot)} with ${names[otherSide(side)]} (${division.name})`;
  if (change.movesTo)
    return `${match} moves to ${dayAndTime(change.movesTo, zone)}, at the same place. Report by ${dayAndTime(closesAt, zone)}.`;
  const gone = goneTimes(change.withdraws[side], "you", (at) => dayAndTime(at, zone));
  const [first, ...others] = [
    change.cancels
      ? `${dayAndTime(change.cancels, zone)} is canceled`
      : change.deadlineAt && "you have more time",
    gone,
    gone && isWithoutTimes(changed) && whatNow(changed, facts),
    !change.cancels && scheduledAt && `your time, ${dayAndTime(scheduledAt, zone)}, stays`,
    `report by ${dayAndTime(closesAt, zone)}`,
  ].flatMap((said) => said || []);
  return [`${match}: ${first}.`, ...others.map(sentence)].join(" ");
}

/** No time was agreed on, and none of the suggested ones is left to pick. */
function isWithoutTimes({ scheduledAt, suggested, change: { withdraws } }: ChangedMatch): boolean {
  return scheduledAt === null && SIDES.every((side) => suggested[side].length === withdraws[side].length);
}

function whatNow(match: ChangedMatch, facts: ClosedFacts): string {
  return isTimeLeft(match, facts)
    ? "suggest other times on the match page"
    : "no time is left to play before the deadline, so ask the director for a later one";
}

/** A match begins later than now. It has to end before a closure, or can begin when one ends. */
function isTimeLeft({ lastTime, minutes, closed }: ChangedMatch, { closure, at }: ClosedFacts): boolean {
  const left = { from: addMinutes(at, 1), until: addMinutes(lastTime, minutes) };
  return without([left], [closure, ...closed]).some(({ from, until }) => addMinutes(from, minutes) <= until);
}

function deskLine({ matches, rounds }: ClosedFacts): string {
  const canceled = matches.filter(({ change }) => change.cancels && !change.movesTo).length;
  const suggested = countWithdrawn(matches);
  const also =
    suggested > 0 ? ` Suggested times were withdrawn in ${counted(suggested, "match", "matches")}.` : "";
  return `You’re a director of this league: ${counted(canceled, "match", "matches")} lost ${canceled === 1 ? "its" : "their"} time, and ${counted(rounds, "round")} ${rounds === 1 ? "has" : "have"} new dates.${also}${emailedWords(matches.flatMap(concernedPlayers))}`;
}

function emailedWords(players: readonly Recipient[]): string {
  const left = withoutEmail(players);
  const told = left === "" ? " The players have been emailed." : " The other players have been emailed.";
  return [players.some(({ email }) => hasEmail(email)) && told, left && ` ${left}`].filter(Boolean).join("");
}

function actionOf(
  own: readonly ChangedMatch[],
  isDirector: boolean,
  { appUrl, organization, closure }: ClosedFacts,
) {
  if (isDirector)
    return {
      label: "See the matches",
      url: absolute(appUrl, paths.deskClosure(organization.slug, closure.id)),
    };
  const [only, ...others] = own;
  if (only && others.length === 0)
    return { label: "See the match", url: absolute(appUrl, paths.match(only.change.id)) };
  return { label: "See your matches", url: absolute(appUrl, paths.me()) };
}
