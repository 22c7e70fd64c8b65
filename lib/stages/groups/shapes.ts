import { byWorth, fits } from "../rules/compare-shapes";
import type { Capacity, Shape, StageSketch } from "../rules/shape";
import { groupSizes } from "./split";

const SMALLEST_GROUP = 3;
const LARGEST_GROUP = 12;
const MOST_ADVANCE = 4;
const MOST_BEST_NEXT = 16;
const PLAYOFFS = [2, 4, 8, 16, 32, 64] as const;
const MOST_SHAPES = 4;

type Weigh = (sketches: readonly StageSketch[]) => Shape;

/**
 * One shape for each number of groups: of those that fit, the ones with the most matches per player, else the shortest.
 */
export function groupShapes(capacity: Capacity, weigh: Weigh): readonly Shape[] {
  const numbers = Array.from(
    { length: Math.floor(capacity.players / SMALLEST_GROUP) },
    (_, index) => index + 1,
  );
  const shapes = numbers
    .filter((groups) => groups > 1)
    .flatMap((groups) => bestOfGroups(groups, capacity.players, weigh) ?? []);
  const fitting = shapes.filter(fits).toSorted(byWorth(capacity));
  return fitting.length > 0
    ? fitting.slice(0, MOST_SHAPES)
    : shapes.toSorted((one, two) => one.rounds - two.rounds).slice(0, 1);
}

/** The largest playoff that fits after this many groups, with at most half the players; else the smallest. */
function bestOfGroups(groups: number, players: number, weigh: Weigh): Shape | undefined {
  const groupSize = Math.ceil(players / groups);
  const sizes = groupSizes(players, groupSize);
  const smallest = Math.min(...sizes);
  if (sizes.length !== groups || smallest < SMALLEST_GROUP || groupSize > LARGEST_GROUP) return undefined;
  const shapes = PLAYOFFS.filter((size) => size >= groups && size <= players / 2)
    .map((size) => ({ advance: Math.floor(size / groups), bestNext: size % groups }))
    .filter(({ advance, bestNext }) => advance <= MOST_ADVANCE && bestNext <= MOST_BEST_NEXT)
    .map((advancing) =>
      weigh([{ format: "groups", groupSize, cycles: 1, ...advancing }, { format: "knockout" }]),
    );
  return shapes.filter(fits).at(-1) ?? shapes[0];
}
