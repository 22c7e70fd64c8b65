import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { GameCommand } from "@/lib/room/rules/commands";
import type { GameEvent } from "@/lib/room/rules/events";
import type { Chance } from "../../prisma/seed/chance.ts";
import { projectPath } from "../process/project.ts";
import { onLeave } from "../process/script.ts";

/** A command to a game, for a worker. */
export type WorkerQuestion = {
  readonly key: number;
  readonly match: string;
  readonly number: number;
  readonly id: string;
  readonly command: GameCommand;
  readonly userId: string;
};
export type WorkerAnswer =
  | { readonly key: number; readonly isOk: true; readonly events: readonly GameEvent[] }
  | { readonly key: number; readonly isOk: false; readonly code: string };

type Worker = {
  readonly process: ChildProcess;
  readonly waiting: Map<number, (answer: WorkerAnswer | null) => void>;
};

/** Processes that execute commands and can be killed at any moment. */
export type Workers = {
  /** Asks one of them; null if it was killed before it answered. */
  readonly ask: (question: Omit<WorkerQuestion, "key">) => Promise<WorkerAnswer | null>;
  /** Kills one that's at work, and starts another. Returns how many commands it was executing. */
  readonly killOne: () => Promise<number>;
  readonly stop: () => void;
};

export async function startWorkers(
  count: number,
  settings: Readonly<Record<string, string>>,
  chance: Chance,
): Promise<Workers> {
  let workers = await Promise.all(Array.from({ length: count }, () => startWorker(settings)));
  let keys = 0;
  return {
    ask(question) {
      keys += 1;
      const key = keys;
      const { process: child, waiting } = chance.pick(workers);
      return new Promise((resolve) => {
        waiting.set(key, resolve);
        child.send({ ...question, key } satisfies WorkerQuestion);
      });
    },
    async killOne() {
      const fresh = await startWorker(settings);
      const victim = workers.toSorted((one, two) => two.waiting.size - one.waiting.size)[0];
      if (!victim) throw new Error("There are no workers");
      workers = [...workers.filter((worker) => worker !== victim), fresh];
      const { size } = victim.waiting;
      const gone = once(victim.process, "exit");
      victim.process.kill("SIGKILL");
      await gone;
      for (const resolve of victim.waiting.values()) resolve(null);
      return size;
    },
    stop() {
      for (const { process: child } of workers) child.kill("SIGKILL");
    },
  };
}

async function startWorker(settings: Readonly<Record<string, string>>): Promise<Worker> {
  const child = fork(fileURLToPath(new URL("./worker.ts", import.meta.url)), [], {
    cwd: projectPath(),
    env: { ...process.env, ...settings },
    execArgv: ["--import", "tsx"],
  });
  onLeave(() => child.kill("SIGKILL"));
  const waiting: Worker["waiting"] = new Map();
  await once(child, "message");
  child.on("message", (answer: WorkerAnswer) => {
    waiting.get(answer.key)?.(answer);
    waiting.delete(answer.key);
  });
  return { process: child, waiting };
}
