import { firstDaysOf } from "@/lib/season/rules/breaks";
import type { CalendarDate } from "@/lib/shared/instant";
import type { StageFormat } from "../format";
import { FORMATS } from "../formats";
import type { StageRules } from "../stage-rules";
import { byWorth, fits } from "./compare-shapes";
import type { Capacity, Shape, StageSketch } from "./shape";
import { makeShapeKey } from "./shape-key";
import { costOf } from "./stage-cost";
import { stagesOfShape } from "./stages-of-shape";

export type Recommendation = {
  /** From the most matches per player to the fewest. */
  readonly shapes: readonly Shape[];
  /** Null if there are too few players for any match. */
  readonly recommended: Shape | null;
};

/**
 * The shapes a division can have, with the recommended one: of those that end in the available weeks and have a table
 * for every match, the one that gives every player the most matches (`byWorth` decides if that's equal). If none fits,
 * the shortest. No source fixes this: it's our choice, because people join a league to play.
 */
export function recommendShape(capacity: Capacity): Recommendation {
  if (capacity.players < 2) return { shapes: [], recommended: null };
  const weigh = (sketches: readonly StageSketch[]) =>
    shapeFor(stagesOfShape(sketches, capacity.present), capacity);
  const shapes = Object.values<StageFormat>(FORMATS)
    .flatMap((format) => format.shapes(capacity, weigh))
    .toSorted(inOrder);
  const best = shapes.filter(fits).toSorted(byWorth(capacity))[0];
  return { shapes, recommended: best ?? shapes.toSorted((one, two) => one.rounds - two.rounds)[0] ?? null };
}

/** A shape with its cost; also used for the stages a season has now. */
export function shapeFor(stages: readonly StageRules[], capacity: Capacity): Shape {
  const cost = costOf(stages, capacity.players);
  const hours = (matches: number) => (matches * (capacity.bookedMinutes ?? 0)) / 60;
  const days = daysOf(cost.rounds, capacity);
  const perRound = (capacity.tableHoursPerWeek ?? Number.POSITIVE_INFINITY) * (capacity.daysPerRound / 7);
  return {
    ...cost,
    key: makeShapeKey(stages),
    stages,
    days,
    tableHours: capacity.bookedMinutes === null ? null : hours(cost.matches),
    fitsWeeks: days <= capacity.weeks * 7,
    fitsTables: hours(cost.busiest) <= perRound,
  };
}

/** The calendar days that this many rounds take, with the breaks between them. */
function daysOf(rounds: number, { daysPerRound, calendar }: Capacity): number {
  const days = rounds * daysPerRound;
  if (!calendar) return days;
  const lastRound = firstDaysOf(calendar.firstDay, rounds, daysPerRound, calendar.breaks).at(-1);
  return lastRound ? daysBetween(calendar.firstDay, lastRound) + daysPerRound : days;
}

function daysBetween(from: CalendarDate, until: CalendarDate): number {
  return (Date.parse(until) - Date.parse(from)) / 86_400_000;
}

function inOrder(one: Shape, two: Shape): number {
  return two.each.least - one.each.least || two.rounds - one.rounds;
}
