/** Does the work once it's its turn. */
export type Turns = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Lets at most so many works run at the same time. The others wait, and come in the order they asked. */
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
