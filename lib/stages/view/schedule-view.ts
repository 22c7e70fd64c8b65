import { venueName } from "@/lib/season/rules/play-venue";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { breakDays } from "@/lib/season/words/break-words";
import { dateIn, shortDay, shortDayAndTime } from "@/lib/shared/dates";
import { localTime } from "@/lib/shared/form-fields";
import type { CalendarDate, Zone } from "@/lib/shared/instant";
import { instantOfLocal, localIn } from "@/lib/shared/wall-clock";
import { formatOf } from "../formats";
import { refuseFirstDay } from "../rules/refuse-drawing";
import { roundWindows } from "../rules/round-windows";
import { SCHEDULE_REFUSALS, type ScheduleRefusal } from "../rules/schedule-refusals";
import { answeredBy, type Session, type StageWindow, stageWindows } from "../rules/stage-windows";
import type { StageRules } from "../stage-rules";
import { SCHEDULE_REFUSAL_SENTENCES } from "../words/refusals";
import { roundName } from "../words/round-name";
import { zoneAllYear } from "../words/rounds";
import { firstDayOf, isUnreadable } from "./first-day";
import type { Asked, ScheduleToBe } from "./schedule-to-be";
import { type SplitView, splitView } from "./split-view";

/** A schedule before it's published, every date ready to print. */
export type ScheduleView = {
  readonly page: { readonly org: string; readonly season: string; readonly division: string };
  readonly form: "schedule" | "playoff";
  readonly firstDay: string;
  readonly today: string;
  /**
   * When a final at a session is played, in the format of `<input type="datetime-local">`, and where. Null if there is
   * none.
   */
  readonly session: { readonly value: string; readonly place: string; readonly min: string } | null;
  /** "8 players meet once each in 7 rounds." */
  readonly sum: string;
  readonly zone: Zone;
  readonly rounds: readonly RoundLine[];
  /** For a knockout: the first pairings and the byes. */
  readonly firstRound: readonly string[];
  /** The groups as they would be; null if lots decide that, and without groups. */
  readonly split: SplitView | null;
  /** What lots decide. */
  readonly lots: string;
  /** Why it can't be published like this. */
  readonly refusal: string | null;
  /** What to know before publishing: how long it lasts, and what it does to the rest of the season. */
  readonly warnings: readonly string[];
};

/** A round with its dates. */
type RoundLine = {
  readonly name: string;
  readonly opens: string;
  readonly closes: string;
  /** The breaks right before it: "Thanksgiving, Thu, Nov 26 to Sun, Nov 29". */
  readonly breaks: readonly string[];
};

/** What publishing now would create: the rounds of the first stage by the rules, with their windows. */
export function scheduleView(plan: ScheduleToBe): ScheduleView {
  const { season } = plan;
  const [stage] = season.rules.stages;
  if (!stage) throw new Error("A season has a stage");
  const view = stageView(plan, stage, "schedule");
  return { ...view, split: splitView(plan), warnings: [...view.warnings, ...registrationWarning(season)] };
}

/** A stage before it's published: its rounds with their windows, the first pairings, the session of a final. */
export function stageView(plan: ScheduleToBe, stage: StageRules, form: ScheduleView["form"]): ScheduleView {
  const { season, players, asked, now } = plan;
  const format = formatOf(stage);
  const zone = season.organization.timeZone;
  const today = dateIn(now, zone);
  const firstDay = firstDayOf(asked.firstDay, season.startsOn, today);
  const count = players.length < 2 ? 0 : format.rounds(stage, players.length);
  const typed = format.hasSession(stage) ? typedSession(asked, season, firstDay, count) : null;
  const session = typed && sessionOf(typed, zone);
  const plain = stageWindows(firstDay, count, zone, season.rules, null, season.breaks);
  const windows = stageWindows(firstDay, count, zone, season.rules, session, season.breaks);
  const shown = windows.ok ? windows.value : plain.ok ? plain.value : [];
  const lastDays = shown.map(({ deadlineAt }) => dateIn(deadlineAt, zone));
  const badDay = refuseFirstDay(firstDay, today);
  const refusal = refusalOf({
    "too-many-players": players.length > format.most(stage),
    "first-day-unreadable": isUnreadable(asked.firstDay),
    ...(badDay && { [badDay]: true }),
    "session-missing": typed !== null && !session,
    "session-too-early": session !== null && session.at <= now,
    ...(!windows.ok && { [windows.refusal]: true }),
    "first-round-closed": shown.some(({ deadlineAt }) => deadlineAt <= now),
  });
  return {
    page: { org: season.organization.slug, season: season.slug, division: plan.division },
    form,
    firstDay,
    today,
    session: typed && { ...typed, min: localIn(now, zone) },
    ...format.preview(stage, players),
    zone: zoneAllYear(shown[0]?.opensAt ?? now, zone),
    split: null,
    rounds: shown.map((window, index) => ({
      ...roundLine(window, { format: stage.format, of: count }, zone),
      breaks: breaksBetween(season.breaks, lastDays[index - 1] ?? firstDay, dateIn(window.opensAt, zone)),
    })),
    refusal: refusal && SCHEDULE_REFUSAL_SENTENCES[refusal],
    warnings: [...lengthWarning(zone, shown), ...sessionWarning(season, shown)],
  };
}

/** The first reason that applies. */
function refusalOf(reasons: Partial<Record<ScheduleRefusal, boolean>>): ScheduleRefusal | null {
  return SCHEDULE_REFUSALS.find((each) => reasons[each]) ?? null;
}

type TypedSession = { readonly value: string; readonly place: string };

/** The suggested session: the evening of the last round's last day, at the season's venue. */
function typedSession(asked: Asked, season: SeasonFacts, firstDay: string, rounds: number): TypedSession {
  const zone = season.organization.timeZone;
  const last = roundWindows(firstDay, rounds, zone, season.rules.schedule, season.breaks).at(-1);
  const { venue } = season.rules;
  return {
    value: asked.session ?? (last ? `${dateIn(last.deadlineAt, zone)}T18:00` : ""),
    place: asked.sessionPlace ?? (venue.kind === "on-site" ? venueName(venue) : ""),
  };
}

function sessionOf({ value, place }: TypedSession, zone: Zone): Session | null {
  if (place.trim() === "" || !localTime.safeParse(value).success) return null;
  return { at: instantOfLocal(value, zone), place: place.trim() };
}

/** The breaks that a round jumps over: after the round before, or after the first day that was asked for. */
function breaksBetween(
  breaks: SeasonFacts["breaks"],
  after: CalendarDate,
  opensOn: CalendarDate,
): readonly string[] {
  return breaks
    .filter(({ until }) => after <= until && until < opensOn)
    .map((each) => `${each.name}, ${breakDays(each)}`);
}

function roundLine(
  { number, opensAt, deadlineAt, session }: StageWindow,
  stage: Pick<StageRules, "format"> & { readonly of: number },
  zone: Zone,
) {
  return {
    name: roundName({ ...stage, number }),
    opens: shortDay(opensAt, zone),
    closes: session
      ? `set for ${shortDayAndTime(session.at, zone)}, ${session.place}`
      : shortDayAndTime(deadlineAt, zone),
  };
}

/** More rounds than this don't fit into a term. */
const LONG = 15;

function lengthWarning(zone: Zone, windows: readonly StageWindow[]): readonly string[] {
  const last = windows.at(-1);
  if (!last || windows.length <= LONG) return [];
  return [
    `The last round closes on ${shortDay(last.deadlineAt, zone)}, ${dateIn(last.deadlineAt, zone).slice(0, 4)}. More divisions make a shorter season.`,
  ];
}

/** The players of a final may not be known by its session: a report can wait longer for its answer. */
function sessionWarning(
  { rules, organization }: SeasonFacts,
  windows: readonly StageWindow[],
): readonly string[] {
  const [before, last] = windows.slice(-2);
  if (!before || !last?.session) return [];
  const answered = answeredBy(before, rules);
  if (answered <= last.session.at) return [];
  return [
    `A semifinal’s report can be answered until ${shortDayAndTime(answered, organization.timeZone)}, after the session. If the final’s players aren’t known by then, they agree on a time themselves, unless you set another.`,
  ];
}

function registrationWarning({ status, divisions }: SeasonFacts): readonly string[] {
  if (status !== "registration") return [];
  const others = divisions.length > 1 ? " for every division" : "";
  return [`Registration is still open. Publishing closes it${others}.`];
}
