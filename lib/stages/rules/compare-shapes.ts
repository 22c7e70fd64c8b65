import type { Capacity, Shape } from "./shape";

/** Does a shape end in the available weeks, with a table for every match? */
export function fits({ fitsWeeks, fitsTables }: Shape): boolean {
  return fitsWeeks && fitsTables;
}

/**
 * The most matches per player first. If that's equal: a shape that ends in a knockout if the current rules do, then one
 * that takes no best next-placed players, then the shortest.
 */
export function byWorth({ present }: Pick<Capacity, "present">) {
  const endsAsNow = ({ stages }: Shape) =>
    (stages.at(-1)?.format === "knockout") === (present.at(-1)?.format === "knockout") ? 1 : 0;
  return (one: Shape, two: Shape): number =>
    two.each.least - one.each.least ||
    endsAsNow(two) - endsAsNow(one) ||
    bestNextOf(one) - bestNextOf(two) ||
    one.rounds - two.rounds;
}

/** Spots for best next-placed players, which are harder to explain. */
function bestNextOf({ stages }: Shape): number {
  return stages.reduce((sum, stage) => sum + ("bestNext" in stage ? stage.bestNext : 0), 0);
}
