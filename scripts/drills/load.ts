import { setTimeout as sleep } from "node:timers/promises";
import type { Answer } from "./visitor.ts";

/** One kind of request that the load repeats. */
export type Errand = { readonly name: string; run(): Promise<Answer> };

export type Tally = {
  readonly requests: number;
  /** The failures, with how many times each happened. */
  readonly failures: ReadonlyMap<string, number>;
};

/**
 * Runs all errands at the same time, repeating each as soon as it's answered, until it's stopped. A failure is an
 * answer of 400 or more, or no answer. Nothing is retried.
 */
export function startLoad(errands: readonly Errand[], pauseMs = 20): { stop(): Promise<Tally> } {
  let isOver = false;
  let requests = 0;
  const failures = new Map<string, number>();

  async function repeat(errand: Errand): Promise<void> {
    while (!isOver) {
      const failure = await failureOf(errand);
      requests += 1;
      if (failure) failures.set(failure, (failures.get(failure) ?? 0) + 1);
      await sleep(pauseMs);
    }
  }

  const running = Promise.all(errands.map(repeat));
  return {
    async stop() {
      isOver = true;
      await running;
      return { requests, failures };
    },
  };
}

export function describeTally({ requests, failures }: Tally): string {
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
  const lines = [...failures].map(([failure, count]) => `  ${count} x ${failure}`);
  return [`${requests} requests, ${failed} failed`, ...lines].join("\n");
}

async function failureOf({ name, run }: Errand): Promise<string | undefined> {
  try {
    const { status } = await run();
    return status < 400 ? undefined : `${name}: ${status}`;
  } catch (error) {
    return `${name}: ${(error as Error).message}`;
  }
}
