import { groupSizes } from "../groups/split";
import { MOST_IN_KNOCKOUT, mostInRoundRobin } from "./schedule-refusals";
import { makeShapeKey } from "./shape-key";
import { type Cost, costOf, type StageSketch } from "./stage-cost";

/** What a season has room for. */
export type Room = {
  readonly players: number;
  readonly weeks: number;
  readonly daysPerRound: number;
  /** How long a match takes up a table. Null if no tables are booked, as in an online season. */
  readonly bookedMinutes: number | null;
  /** Open hours per week, all tables together. Null if that isn't known. */
  readonly tableHoursPerWeek: number | null;
  /** The knockout in the season's current rules, if any: the new shape keeps its third-place match. */
  readonly knockout: { readonly thirdPlace: boolean } | null;
};

/** A way to arrange a division, and what it costs. */
export type Shape = Cost & {
  /** Its value in a form: "groups:5:2:0,knockout". */
  readonly key: string;
  readonly stages: readonly StageSketch[];
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

const SMALLEST_GROUP = 3;
const LARGEST_GROUP = 12;
const MOST_ADVANCE = 4;
const MOST_BEST_NEXT = 16;
const PLAYOFFS = [2, 4, 8, 16, 32, 64] as const;
/** After a full round robin. */
const SHORT_PLAYOFF = 4;
const MOST_GROUP_SHAPES = 4;

/**
 * The shapes a division can have, with the recommended one: of those that end in the available weeks and have a table
 * for every match, the one that gives every player the most matches. If that's equal: one that ends in a knockout if
 * the rule sheet does, then one that takes no best next-placed players, then the shortest. If none fits, the shortest.
 * No source fixes this: it's our choice, because people join a league to play.
 */
export function recommendShape(room: Room): Recommendation {
  if (room.players < 2) return { shapes: [], recommended: null };
  const others = [...roundRobins(room), ...knockouts(room)].map((stages) => shapeFor(stages, room));
  const groups = groupShapes(room);
  const shapes = [...others, ...groups].toSorted(inOrder);
  const best = shapes.filter(fits).toSorted(byWorth(room))[0];
  return { shapes, recommended: best ?? shapes.toSorted((one, two) => one.rounds - two.rounds)[0] ?? null };
}

/** A shape with its cost; also used for the stages a season has now. */
export function shapeFor(stages: readonly StageSketch[], room: Room): Shape {
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

function roundRobins({ players, knockout }: Room): readonly (readonly StageSketch[])[] {
  const once = { format: "round-robin", cycles: 1 } as const;
  const playoff = knockoutSketch(SHORT_PLAYOFF, knockout);
  return [
    ...(players <= mostInRoundRobin(2) ? [[{ ...once, cycles: 2 } as const]] : []),
    ...(players <= mostInRoundRobin(1) && players > SHORT_PLAYOFF + 1 ? [[once, playoff]] : []),
    ...(players <= mostInRoundRobin(1) ? [[once]] : []),
  ];
}

function knockouts({ players, knockout }: Room): readonly (readonly StageSketch[])[] {
  return players <= MOST_IN_KNOCKOUT ? [[knockoutSketch(null, knockout)]] : [];
}

function knockoutSketch(qualifiers: number | null, knockout: Room["knockout"]): StageSketch {
  return { format: "knockout", qualifiers, thirdPlace: knockout?.thirdPlace ?? false };
}

/**
 * One shape for each number of groups: of those that fit, the one with the most matches per player, else the shortest.
 */
function groupShapes(room: Room): readonly Shape[] {
  const numbers = Array.from({ length: Math.floor(room.players / SMALLEST_GROUP) }, (_, index) => index + 1);
  const shapes = numbers.filter((groups) => groups > 1).flatMap((groups) => bestOfGroups(groups, room) ?? []);
  const fitting = shapes.filter(fits).toSorted(byWorth(room));
  return fitting.length > 0
    ? fitting.slice(0, MOST_GROUP_SHAPES)
    : shapes.toSorted((one, two) => one.rounds - two.rounds).slice(0, 1);
}

/** The largest playoff that fits after this many groups, with at most half the players; else the smallest. */
function bestOfGroups(groups: number, room: Room): Shape | undefined {
  const { players, knockout } = room;
  const groupSize = Math.ceil(players / groups);
  const sizes = groupSizes(players, groupSize);
  const smallest = Math.min(...sizes);
  if (sizes.length !== groups || smallest < SMALLEST_GROUP || groupSize > LARGEST_GROUP) return undefined;
  const shapes = PLAYOFFS.filter((size) => size >= groups && size <= players / 2)
    .map((size) => ({ advance: Math.floor(size / groups), bestNext: size % groups }))
    .filter(({ advance, bestNext }) => advance <= MOST_ADVANCE && bestNext <= MOST_BEST_NEXT)
    .map((goOn) =>
      shapeFor([{ format: "groups", groupSize, cycles: 1, ...goOn }, knockoutSketch(null, knockout)], room),
    );
  return shapes.filter(fits).at(-1) ?? shapes[0];
}

function fits({ fitsWeeks, fitsTables }: Shape): boolean {
  return fitsWeeks && fitsTables;
}

function byWorth({ knockout }: Room) {
  const endsLikeSheet = ({ stages }: Shape) =>
    (stages.at(-1)?.format === "knockout") === (knockout !== null) ? 1 : 0;
  return (one: Shape, two: Shape): number =>
    two.each.least - one.each.least ||
    endsLikeSheet(two) - endsLikeSheet(one) ||
    bestNextOf(one) - bestNextOf(two) ||
    one.rounds - two.rounds;
}

/** Spots for best next-placed players, which are harder to explain. */
function bestNextOf({ stages }: Shape): number {
  return stages.reduce((sum, stage) => sum + (stage.format === "groups" ? stage.bestNext : 0), 0);
}

function inOrder(one: Shape, two: Shape): number {
  return two.each.least - one.each.least || two.rounds - one.rounds;
}
