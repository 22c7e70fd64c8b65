import type { StageFormat } from "../format";
import { FORMATS, type StageKey } from "../formats";
import type { StageRules } from "../stage-rules";
import { byWorth, fits } from "./compare-shapes";
import { makeShapeKey } from "./shape-key";
import { type Cost, costOf } from "./stage-cost";
import { stagesOfShape } from "./stages-of-shape";

/** What a season has room for. */
export type Room = {
  readonly players: number;
  readonly weeks: number;
  readonly daysPerRound: number;
  /** How long a match takes up a table. Null if no tables are booked, as in an online season. */
  readonly bookedMinutes: number | null;
  /** Open hours per week, all tables together. Null if that isn't known. */
  readonly tableHoursPerWeek: number | null;
  /** The stages in the season's current rules: what a shape doesn't decide stays as it is there. */
  readonly present: readonly StageRules[];
};

/** The parts of a stage's rules that a shape decides. */
export type StageSketch = { readonly format: StageKey } & Readonly<Record<string, unknown>>;

/** A way to arrange a division, and what it costs. */
export type Shape = Cost & {
  /** Its value in a form: "groups:5:2:0:1,knockout". */
  readonly key: string;
  readonly stages: readonly StageRules[];
  readonly days: number;
  /** Table hours of all its matches; null if no tables are booked. */
  readonly tableHours: number | null;
  readonly fitsWeeks: boolean;
  /** Is there a table for every match of the fullest round? */
  readonly fitsTables: boolean;
};

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
export function recommendShape(room: Room): Recommendation {
  if (room.players < 2) return { shapes: [], recommended: null };
  const weigh = (sketches: readonly StageSketch[]) => shapeFor(stagesOfShape(sketches, room.present), room);
  const shapes = Object.values<StageFormat>(FORMATS)
    .flatMap((format) => format.shapes(room, weigh))
    .toSorted(inOrder);
  const best = shapes.filter(fits).toSorted(byWorth(room))[0];
  return { shapes, recommended: best ?? shapes.toSorted((one, two) => one.rounds - two.rounds)[0] ?? null };
}

/** A shape with its cost; also used for the stages a season has now. */
export function shapeFor(stages: readonly StageRules[], room: Room): Shape {
  const cost = costOf(stages, room.players);
  const hours = (matches: number) => (matches * (room.bookedMinutes ?? 0)) / 60;
  const days = cost.rounds * room.daysPerRound;
  const perRound = (room.tableHoursPerWeek ?? Number.POSITIVE_INFINITY) * (room.daysPerRound / 7);
  return {
    ...cost,
    key: makeShapeKey(stages),
    stages,
    days,
    tableHours: room.bookedMinutes === null ? null : hours(cost.matches),
    fitsWeeks: days <= room.weeks * 7,
    fitsTables: hours(cost.busiest) <= perRound,
  };
}

function inOrder(one: Shape, two: Shape): number {
  return two.each.least - one.each.least || two.rounds - one.rounds;
}
