import type { Instant } from "@/lib/domain/instant";
import type { Case } from "@/lib/domain/match/state";
import { comingDayAndTime, shortDay, shortStamp } from "@/lib/format/dates";
import { shortMatchTitle } from "@/lib/format/names";
import { type MatchPlace, matchName } from "@/lib/format/round-name";
import { paths } from "@/lib/paths";
import { type CaseFacts, caseWords } from "./case-words";
import type { QueueGroup, QueueItem } from "./queue";
import { waitingSince } from "./waiting-since";

/** A match as the desk lists it. */
export type DeskMatch = CaseFacts & {
  readonly id: string;
  readonly division: { readonly name: string };
  readonly stage: Pick<MatchPlace, "format">;
  readonly round: Pick<MatchPlace, "number" | "of">;
  readonly number: number;
};

/** For whom and when the queue is written. */
export type QueueReader = {
  readonly org: string;
  readonly zone: string;
  readonly now: Instant;
  /** The match whose page this is. */
  readonly current?: string;
};

const HEADINGS: Record<Case, string> = {
  contested: "Disputed",
  unreachable: "Can’t be reached",
  unanswered: "Not answered",
  level: "Level after the last game",
};

/** Matches in the order in which they came to the director. */
export function longestWaitingFirst<Match extends CaseFacts>(matches: readonly Match[]): readonly Match[] {
  const since = (match: Match) => waitingSince(match.events) ?? "";
  return [...matches].sort((one, two) => (since(one) < since(two) ? -1 : 1));
}

/** The matches that wait for a ruling, by what they wait for. */
export function queueGroups(matches: readonly DeskMatch[], reader: QueueReader): readonly QueueGroup[] {
  const waiting = longestWaitingFirst(matches);
  return (["contested", "unreachable", "unanswered", "level"] as const)
    .map((why) => ({
      heading: HEADINGS[why],
      items: waiting
        .filter(({ state }) => (state.case ?? "contested") === why)
        .map((match) => queueItem(match, reader)),
    }))
    .filter(({ items }) => items.length > 0);
}

/** Matches that become a double forfeit unless somebody reports, by the moment at which they do. */
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
    ...place(match, reader),
    kind,
    word,
    when: since ? `since ${shortDay(since, reader.zone)}` : "",
    title,
    about: `${whereOf(match)}. ${question.charAt(0).toUpperCase()}${question.slice(1)}`,
  };
}

function riskItem(match: DeskMatch, reader: QueueReader): QueueItem {
  const { state } = match;
  const isSet = state.scheduledAt !== null;
  return {
    ...place(match, reader),
    kind: isSet ? "scheduled" : "double-forfeit",
    word: isSet ? "Not reported" : "Will forfeit",
    when: state.scheduledAt ? shortStamp(state.scheduledAt, reader.zone) : "no time",
    title: shortMatchTitle({ home: match.home.name, away: match.away.name }),
    about: `${whereOf(match)}. ${riskWords(state)}`,
  };
}

function riskWords({ scheduledAt, offers, contacts }: DeskMatch["state"]): string {
  if (scheduledAt) return "Time agreed";
  if (offers.home || offers.away) return "Times offered, none taken";
  return contacts.length > 0 ? "No time, tries logged" : "No time, no word";
}

function place({ id }: DeskMatch, { org, current }: QueueReader) {
  return { href: paths.case(org, id), current: id === current };
}

function whereOf({ division, stage, round, number }: DeskMatch): string {
  return `${division.name}, ${matchName({ ...stage, ...round, match: number })}`;
}
