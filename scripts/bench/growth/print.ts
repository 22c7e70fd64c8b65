import { type Cost, ROUNDS } from "./measure.ts";
import { SWEEP, type Target } from "./targets.ts";

/** At most this many times as much, for a hundred times as many matches. */
const GOAL = 1.2;
/** In milliseconds, with the most matches stored. */
const SWEEP_LIMIT_MS = 30;

/** Prints what each page and job costs with few matches and with many. */
export function printCosts(
  targets: readonly Target[],
  [few = 0, many = 0]: readonly number[],
  [before = [], after = []]: readonly (readonly Cost[])[],
): void {
  const total = (count: number) => count.toLocaleString("en-US");
  console.log(
    `\nWith ${total(few)} and ${total(many)} matches, medians of ${ROUNDS} rounds; the goal is ${GOAL} times as many reads at most: blocks of tables, and lookups by an index\n`,
  );
  console.log(
    "page or job            statements      table blocks          lookups     x   blocks a lookup       all blocks   database ms           ms",
  );
  for (const [index, { name }] of targets.entries()) {
    const [one, other] = [before[index], after[index]];
    if (one && other) console.log(rowOf(name, one, other));
  }
  const sweep = after[targets.findIndex(({ name }) => name === SWEEP)];
  if (sweep)
    console.log(
      `\nA sweep with nothing due took ${sweep.ms.toFixed(1)} ms: ${sweep.processorMs.toFixed(1)} of the processor here and ${sweep.databaseMs.toFixed(1)} in the database; the limit is ${SWEEP_LIMIT_MS} ms`,
    );
}

function rowOf(name: string, one: Cost, other: Cost): string {
  const pair = (of: (cost: Cost) => number, digits: number, width: number) =>
    `${of(one).toFixed(digits)} to ${of(other).toFixed(digits)}`.padStart(width);
  const reads = ({ tableBlocks, lookups }: Cost) => tableBlocks + lookups;
  return [
    name.padEnd(22),
    pair(({ statements }) => statements, 0, 10),
    pair(({ tableBlocks }) => tableBlocks, 0, 17),
    pair(({ lookups }) => lookups, 0, 16),
    (reads(other) / Math.max(reads(one), 1)).toFixed(2).padStart(5),
    pair(({ indexBlocks, lookups }) => indexBlocks / Math.max(lookups, 1), 1, 17),
    pair(({ blocks }) => blocks, 0, 16),
    pair(({ databaseMs }) => databaseMs, 1, 13),
    pair(({ ms }) => ms, 0, 12),
  ].join(" ");
}
