import type { QueueGroup, QueueItem } from "@/lib/desk/view/queue-group";
import { paths } from "@/lib/paths";
import { namesOf, shortMatchTitle } from "@/lib/people/words/names";
import { comingDayAndTime, shortStamp } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { capitalize } from "@/lib/shared/text";
import { waitedFor } from "@/lib/shared/time-left";
import { type MatchSlot, matchName } from "@/lib/stages/words/round-name";
import { type CaseFacts, caseWords, noShowWords } from "./case-words";
import { waitingSince } from "./waiting-since";

/** A match as the desk lists it. */
export type DeskMatch = CaseFacts & {
  readonly id: string;
  readonly division: { readonly name: string };
  readonly stage: Pick<MatchSlot, "format">;
  readonly round: Pick<MatchSlot, "number" | "of">;
  readonly number: number;
  /** When it had waited too long, or no one could decide it, and the admins or directors were told. */
  readonly escalatedAt?: Instant | null;
};

/** Who the queue is written for, and when. */
export type QueueReader = {
  readonly org: string;
  readonly zone: Zone;
  readonly now: Instant;
  /** The match of the current page. */
  readonly current?: string;
};

/** What a match can be waiting for, most urgent first. */
const URGENCY = ["contested", "correction", "unreachable", "no-show", "unanswered", "level"] as const;
type Urgency = (typeof URGENCY)[number];

const HEADINGS: Record<Urgency, string> = {
  contested: "Contested",
  correction: "Corrections",
  unreachable: "Can’t be reached",
  "no-show": "No-shows",
  unanswered: "Not answered",
  level: "Tied after the last game",
};

/** Matches in the order in which they need a ruling: by what they're waiting for, then longest waiting first. */
export function mostUrgentFirst<Match extends CaseFacts>(matches: readonly Match[]): readonly Match[] {
  const rank = (match: Match) => URGENCY.indexOf(urgencyOf(match));
  const since = (match: Match) => waitingSince(match.events) ?? "";
  return [...matches].sort(
    (one, two) => rank(one) - rank(two) || (since(one) === since(two) ? 0 : since(one) < since(two) ? -1 : 1),
  );
}

/** The matches waiting for a ruling, grouped by what they're waiting for. */
export function queueGroups(matches: readonly DeskMatch[], reader: QueueReader): readonly QueueGroup[] {
  const waiting = mostUrgentFirst(matches);
  return URGENCY.map((why) => ({
    heading: HEADINGS[why],
    items: waiting.filter((match) => urgencyOf(match) === why).map((match) => queueItem(match, reader)),
  })).filter(({ items }) => items.length > 0);
}

/** No-shows that the other side can still answer: there's nothing to decide yet. */
export function claimGroups(matches: readonly DeskMatch[], reader: QueueReader): readonly QueueGroup[] {
  if (matches.length === 0) return [];
  return [
    { heading: "No-shows waiting for an answer", items: matches.map((match) => claimItem(match, reader)) },
  ];
}

/** Matches that become a double forfeit unless someone reports, by when that happens. */
export function riskGroups(
  matches: readonly (DeskMatch & { readonly closesAt: Instant })[],
  reader: QueueReader,
): readonly QueueGroup[] {
  const moments = [...new Set(matches.map(({ closesAt }) => closesAt))].sort();
  return moments.map((moment) => ({
    heading: `Double forfeit on ${comingDayAndTime(moment, reader.now, reader.zone)}`,
    items: matches.filter(({ closesAt }) => closesAt === moment).map((match) => riskItem(match, reader)),
  }));
}

function queueItem(match: DeskMatch, reader: QueueReader): QueueItem {
  const { kind, word, title, question } = caseWords(match, reader.zone);
  const since = waitingSince(match.events);
  return {
    ...linkTo(match, reader),
    kind,
    word,
    when: since ? `waiting ${waitedFor(since, reader.now)}` : "",
    title,
    about: `${whereOf(match)}. ${capitalize(question)}`,
    ...(match.escalatedAt ? { mark: "Needs attention" } : {}),
  };
}

function claimItem(match: DeskMatch, reader: QueueReader): QueueItem {
  const { answerBy } = match.state;
  const { kind, word, title } = noShowWords(match);
  return {
    ...linkTo(match, reader),
    kind,
    word,
    when: "",
    title,
    about: `${whereOf(match)}. ${answerBy ? `Can be answered until ${comingDayAndTime(answerBy, reader.now, reader.zone)}` : "Not answered yet"}`,
  };
}

function urgencyOf({ state }: CaseFacts): Urgency {
  if (state.case === "unanswered" && !state.report && state.noShow) return "no-show";
  return state.case ?? "contested";
}

function riskItem(match: DeskMatch, reader: QueueReader): QueueItem {
  const { state } = match;
  const isSet = state.scheduledAt !== null;
  return {
    ...linkTo(match, reader),
    kind: isSet ? "scheduled" : "double-forfeit",
    word: isSet ? "Not reported" : "Will forfeit",
    when: state.scheduledAt ? shortStamp(state.scheduledAt, reader.zone) : "no time",
    title: shortMatchTitle(namesOf(match)),
    about: `${whereOf(match)}. ${riskWords(state)}`,
  };
}

function riskWords({ scheduledAt, suggestions, contacts }: DeskMatch["state"]): string {
  if (scheduledAt) return "Time set";
  if (suggestions.home || suggestions.away) return "Times suggested, none picked";
  return contacts.length > 0 ? "No time, attempts logged" : "No time, no contact";
}

function linkTo({ id }: DeskMatch, { org, current }: QueueReader) {
  return { href: paths.case(org, id), current: id === current };
}

function whereOf({ division, stage, round, number }: DeskMatch): string {
  return `${division.name}, ${matchName({ ...stage, ...round, match: number })}`;
}
