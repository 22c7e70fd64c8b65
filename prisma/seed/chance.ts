import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { mersenne } from "pure-rand/generator/mersenne";

/** Repeatable random numbers: the same seed gives the same numbers. */
export type Chance = {
  /** From 0 to below 1. */
  readonly next: () => number;
  /** A whole number from `least` to `most`. */
  readonly between: (least: number, most: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
};

export function makeChance(seed: number): Chance {
  const generator = mersenne(seed);
  const between = (least: number, most: number) => uniformInt(generator, least, most);
  return {
    next: () => uniformFloat64(generator),
    between,
    pick: (items) => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error("Nothing to pick from");
      return item;
    },
  };
}
