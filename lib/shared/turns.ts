/** Runs the work when its turn comes. */
export type Turns = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Runs at most `most` tasks at the same time. The others wait and start in the order they asked. */
export function makeTurns(most: number): Turns {
  const waiting: (() => void)[] = [];
  let free = most;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
