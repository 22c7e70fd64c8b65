import { closesAt } from "@/lib/match/rules/deadline-rules";
import type { CountedRound } from "@/lib/season/words/countdown";
import { day, dayAndTime } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { list } from "@/lib/shared/text";
import { formatOf } from "@/lib/stages/formats";
import { championsOf } from "@/lib/stages/rules/champion";
import { currentSession } from "@/lib/stages/rules/current-session";
import { isLeftToReport } from "@/lib/stages/rules/left-to-report";
import { datedRounds, type StagedRound, slotInStage } from "@/lib/stages/rules/rounds-of-stage";
import { countMatches } from "@/lib/stages/words/round-count";
import { isPlural, roundName } from "@/lib/stages/words/round-name";
import type { DivisionView, RoundView } from "@/lib/standings/store/divisions";
import { isOver } from "../rules/steps";

export interface NextDeadlineFacts extends CountedRound {
  /** "Round 7", "Semifinals", or "The round" if divisions aren't in step. */
  readonly title: string;
  /** "It is the last round." */
  readonly after: string | null;
  /** "Monday, Nov 23, 11:59 pm", if reports are accepted for some time after the round has closed. */
  readonly reportBy: string | null;
  /** Is a match left to report, or not known yet? */
  readonly isToReport: boolean;
  /** "Of twelve matches, one is decided …" */
  readonly count: string;
}

/** The most that a cached page can need before it's rendered again. */
const MOST_ROUNDS = 3;

type NamedRound = RoundView & {
  readonly name: string;
  readonly isPlural: boolean;
  readonly where: string;
  /** A note for the last round of a table; null if the season has ended without the rest. */
  readonly after: string | null;
  readonly isToReport: boolean;
  /** When the last report is accepted. */
  readonly closes: Instant;
};

/**
 * The rounds that close next in divisions without a winner; those of all divisions with the same deadline are one. A round
 * that hasn't opened and has no match left to report isn't one of them.
 */
export function nextDeadlines(
  views: readonly DivisionView[],
  zone: Zone,
  at: Instant,
): readonly [NextDeadlineFacts, ...NextDeadlineFacts[]] | null {
  const open = views.filter((view) => championsOf(view) === null);
  const all = open
    .flatMap((view) => datedRounds(nameRounds(view, at), at))
    .filter(({ opensAt, isToReport }) => opensAt <= at || isToReport);
  const deadlines = [...new Set(all.map(({ deadlineAt }) => deadlineAt))].sort();
  const next = deadlines.filter((deadline) => deadline > at);
  const [first, ...later] = (next.length > 0 ? next : deadlines.slice(-1))
    .slice(0, MOST_ROUNDS)
    .map((deadlineAt) =>
      printDeadline(
        all.filter((round) => round.deadlineAt === deadlineAt),
        zone,
        views.length,
      ),
    );
  return first ? [first, ...later] : null;
}

function nameRounds({ season, division, rounds }: DivisionView, at: Instant): readonly NamedRound[] {
  return rounds.map((round) => {
    const slot = slotInStage(round, rounds);
    const sessionAt = currentSession(round, at);
    return {
      ...round,
      sessionAt,
      sessionPlace: sessionAt && round.sessionPlace,
      name: roundName(slot),
      isPlural: isPlural(slot),
      where: division.name,
      isToReport: isLeftToReport(round, rounds),
      closes: closesAt(round, round.rules),
      after: isOver(season.status) ? null : afterTable(round, rounds, season.rules.stages.length),
    };
  });
}

function afterTable(
  { number, stage }: StagedRound,
  rounds: readonly StagedRound[],
  stages: number,
): string | null {
  const own = rounds.filter((each) => each.stage.position === stage.position);
  const { afterLast } = formatOf(stage).words;
  if (!afterLast || number !== own.length) return null;
  return stages > stage.position ? afterLast.stage : afterLast.alone;
}

function printDeadline(rounds: readonly NamedRound[], zone: Zone, divisions: number): NextDeadlineFacts {
  const opensAt = rounds.map((round) => round.opensAt).sort()[0] ?? "";
  const deadlineAt = rounds[0]?.deadlineAt ?? "";
  const statuses = rounds.flatMap(({ matches }) => matches.map(({ status }) => status));
  const isKnown = statuses.length > 0 || rounds.every(({ stage }) => formatOf(stage).after === null);
  const closes = rounds[0]?.closes ?? deadlineAt;
  const afters = new Set(rounds.map(({ after }) => after));
  const [after = null] = afters;
  return {
    opensAt,
    deadlineAt,
    ...headlines(rounds, opensAt, deadlineAt, zone, divisions),
    after: afters.size === 1 ? after : null,
    isToReport: rounds.some((round) => round.isToReport),
    reportBy: closes > deadlineAt ? dayAndTime(closes, zone) : null,
    count: [namesOf(rounds), isKnown ? countMatches(statuses) : "The players aren’t known yet."]
      .filter(Boolean)
      .join(" "),
  };
}

/** The name of the round, and the headings before, during and after it. */
function headlines(
  rounds: readonly NamedRound[],
  opensAt: Instant,
  deadlineAt: Instant,
  zone: Zone,
  divisions: number,
): Pick<NextDeadlineFacts, "title" | "endsAt" | "isSession" | "ahead" | "now" | "past"> {
  const sessions = rounds.map(({ sessionAt }) => sessionAt).sort();
  const [sessionAt] = sessions;
  if (sessionAt && !sessions.includes(null)) {
    const title = rounds.length > 1 ? "The finals" : "The final";
    const last = sessions.at(-1) ?? sessionAt;
    const on = unbroken(sessionAt === last ? dayAndTime(sessionAt, zone) : day(sessionAt, zone));
    const [is, was] = rounds.length > 1 ? ["are", "were"] : ["is", "was"];
    const toCome = `${title} ${is} played ${on}`;
    const past = `${title} ${was} scheduled for ${on}`;
    return { title, endsAt: sessionAt, isSession: true, ahead: toCome, now: toCome, past };
  }
  const names = new Set(rounds.map(({ name }) => name));
  const isOne = names.size === 1;
  const name = isOne ? (rounds[0]?.name ?? "").replace(/ (?=\d+$)/, "\u00a0") : "The round";
  const title = name + whoseRound(rounds, divisions);
  const s = isOne && rounds[0]?.isPlural ? "" : "s";
  const deadline = unbroken(dayAndTime(deadlineAt, zone));
  return {
    title,
    endsAt: deadlineAt,
    isSession: false,
    ahead: `${title} begin${s} ${unbroken(day(opensAt, zone))}`,
    now: `${title} close${s} ${deadline}`,
    past: `${title} closed ${deadline}`,
  };
}

/** " in Open", unless it's the round of every division. */
function whoseRound(rounds: readonly NamedRound[], divisions: number): string {
  const own = [...new Set(rounds.map(({ where }) => where))];
  return own.length < divisions ? ` in ${list(own)}` : "";
}

/** "Open: Semifinals. Under 18: Quarterfinals." if the divisions aren't in step, and the place of a session. */
function namesOf(rounds: readonly NamedRound[]): string {
  const places = [...new Set(rounds.flatMap(({ sessionPlace }) => sessionPlace ?? []))];
  if (places.length > 0) return `${places.join(", ")}.`;
  if (new Set(rounds.map(({ name }) => name)).size < 2) return "";
  return rounds.map(({ where, name }) => `${where}: ${name}.`).join(" ");
}

/** A headline can break after "Sunday," but not within "Nov 22, 11:59 pm". */
function unbroken(date: string): string {
  return date.replace(/ (?=\d|[ap]m)/g, "\u00a0");
}
