const SHORT = 1_000;
const TIMES = 16;
const RUNS = 3;

/**
 * How many times as long something takes for 16 times as much text: about 16 if it reads in linear time, about 256 if in
 * quadratic time. A busy machine only makes runs longer, so the shortest counts, and nothing counts as less than a
 * millisecond.
 */
export function growthOf(read: (length: number) => unknown): number {
  return shortest(() => read(TIMES * SHORT)) / shortest(() => read(SHORT));
}

/** Between linear and quadratic, far from both. */
export const LINEAR = 64;

function shortest(run: () => unknown): number {
  const runs = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.max(1, Math.min(...runs));
}
