import type { SeasonFacts } from "@/lib/season/store/seasons";
import { calendarDay, dateIn } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import { capitalize, counted } from "@/lib/shared/text";
import { addDays } from "@/lib/shared/wall-clock";
import { tableHoursPerWeek } from "@/lib/venue/rules/table-hours";
import type { VenueFacts } from "@/lib/venue/store/read-venues";
import { shapeQuestion } from "../input/shape";
import { recommendShape, shapeFor } from "../rules/recommend-shape";
import type { Capacity, Shape } from "../rules/shape";
import { matchesEach, shapeMisfit, shapeName, shapeRule, whyRecommended } from "../words/shapes";
import { firstDayOf } from "./first-day";

/** A format with its cost, ready to print. */
export type ShapeLine = {
  readonly key: string;
  readonly name: string;
  readonly rule: string;
  readonly rounds: number;
  readonly days: number;
  /** Its last day: "Sat, Jan 16". */
  readonly until: string;
  /** Matches per player: "4 to 9". */
  readonly each: string;
  readonly matches: number;
  /** "1,560" */
  readonly tableHours: string | null;
  /** "7 weeks too long"; null if it fits. */
  readonly misfit: string | null;
  readonly isRecommended: boolean;
  /** The one in the current rules. */
  readonly isPresent: boolean;
};

export type ShapesView = {
  readonly page: { readonly org: string; readonly season: string; readonly madeFrom: number };
  readonly question: { readonly players: number; readonly weeks: number };
  /** Why the recommended one is recommended. */
  readonly why: string;
  /** The day that the last days are computed from. */
  readonly from: string;
  readonly hasTables: boolean;
  readonly lines: readonly ShapeLine[];
};

/** A term, minus a week to get started and a week for postponed matches. */
const WEEKS_AT_FIRST = 10;
const PLAYERS_AT_FIRST = 12;

export type ShapesAsked = { readonly players?: unknown; readonly weeks?: unknown };

/** The number of players and weeks to compare formats for: what was asked for, else what is known. */
export function questionOf(asked: ShapesAsked, registered: number): { players: number; weeks: number } {
  const { players, weeks } = shapeQuestion.shape;
  const known = players.safeParse(registered);
  return {
    players: players.safeParse(asked.players).data ?? known.data ?? PLAYERS_AT_FIRST,
    weeks: weeks.safeParse(asked.weeks).data ?? WEEKS_AT_FIRST,
  };
}

/** What a season has room for; table hours only if it books tables. */
export function capacityOf(
  { rules }: Pick<SeasonFacts, "rules">,
  question: { readonly players: number; readonly weeks: number },
  venue: Pick<VenueFacts, "hours" | "tables" | "equipment"> | undefined,
): Capacity {
  const { schedule, stages } = rules;
  const isOnSite = rules.venue.kind === "on-site";
  return {
    ...question,
    daysPerRound: schedule.daysPerRound,
    bookedMinutes: isOnSite ? schedule.bookedMinutes : null,
    tableHoursPerWeek: isOnSite && venue ? tableHoursPerWeek(venue.hours.weekly, stockOf(venue)) : null,
    present: stages,
  };
}

function stockOf({ tables, equipment }: Pick<VenueFacts, "tables" | "equipment">) {
  return { tables: tables.length, boards: equipment.filter(({ kind }) => kind === "board").length };
}

/** The formats a season can have, each with its cost: the recommended one, then the others. */
export function shapesView(season: SeasonFacts, asked: Capacity, now: Instant): ShapesView {
  const { organization, slug, rules } = season;
  const firstDay = firstDayOf(undefined, season.startsOn, dateIn(now, organization.timeZone));
  const capacity = { ...asked, calendar: { firstDay, breaks: season.breaks } };
  const { shapes, recommended } = recommendShape(capacity);
  const present = shapeFor(rules.stages, capacity);
  const others = shapes.filter(({ key }) => key !== recommended?.key && key !== present.key);
  const isPresentRecommended = present.key === recommended?.key;
  const all = [...(recommended ? [recommended] : []), ...(isPresentRecommended ? [] : [present]), ...others];
  return {
    page: { org: organization.slug, season: slug, madeFrom: season.rulesVersion },
    question: { players: capacity.players, weeks: capacity.weeks },
    why: whyRecommended({ shapes, recommended }, capacity),
    from: calendarDay(firstDay),
    hasTables: capacity.bookedMinutes !== null,
    lines: all.map((shape) => ({
      ...lineOf(shape, capacity, firstDay),
      isRecommended: shape.key === recommended?.key,
      isPresent: shape.key === present.key,
    })),
  };
}

/**
 * What a division costs under the current rules: "Nine rounds in 63 days, until Sun, Jan 17. 95 matches, 190 table
 * hours."
 */
export function costLine(season: SeasonFacts, players: number, firstDay: string): string {
  const calendar = { firstDay, breaks: season.breaks };
  const capacity = { ...capacityOf(season, { players, weeks: WEEKS_AT_FIRST }, undefined), calendar };
  const { rounds, days, matches, tableHours } = shapeFor(season.rules.stages, capacity);
  const until = calendarDay(addDays(firstDay, days - 1));
  const hours = tableHours === null ? "" : `, ${counted(Math.ceil(tableHours), "table hour")}`;
  return `${capitalize(counted(rounds, "round"))} in ${counted(days, "day")}, until ${until}. ${capitalize(counted(matches, "match", "matches"))}${hours}.`;
}

function lineOf(
  shape: Shape,
  { players, weeks }: Capacity,
  firstDay: string,
): Omit<ShapeLine, "isRecommended" | "isPresent"> {
  return {
    key: shape.key,
    name: shapeName(shape, players),
    rule: shapeRule(shape),
    rounds: shape.rounds,
    days: shape.days,
    until: calendarDay(addDays(firstDay, shape.days - 1)),
    each: matchesEach(shape),
    matches: shape.matches,
    tableHours: shape.tableHours === null ? null : Math.ceil(shape.tableHours).toLocaleString("en-US"),
    misfit: shapeMisfit(shape, weeks),
  };
}
