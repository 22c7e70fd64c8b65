import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { serverCommand } from "../next/server-command.ts";
import { describeScriptError, ScriptError } from "../process/script-error.ts";

export type Supervisor = {
  /** Starts this release, waits until it listens, then tells the previous one to finish and exit. */
  switchTo(release: string): Promise<void>;
  stop(): Promise<void>;
  /** The exit code, once nothing serves anymore. */
  readonly ended: Promise<number>;
};

export type SuperviseOptions = {
  /** The environment of a release. */
  readonly settingsOf: (release: string) => Readonly<Record<string, string | undefined>>;
  readonly say: (line: string) => void;
  /** Hears of a release that has taken over, while the previous one still finishes. */
  readonly onServing?: (release: string) => void;
};

/** How long a release can take to listen, and how long an old one can take to finish its answers and jobs. */
const START_MS = 120_000;
const FINISH_MS = 60_000;

/**
 * Serves a release in a separate process and owns its address, so that the next release takes over without a gap:
 * both listen on one socket until the old one has finished. If a release exits by itself, it's restarted. If it
 * can't start at all, everything stops, because our own supervisor must know.
 */
export async function supervise(release: string, options: SuperviseOptions): Promise<Supervisor> {
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let end: (code: number) => void = () => {};
  const ended = new Promise<number>((resolve) => {
    end = resolve;
  });
  let serving = { release, worker: await startRelease(release, options) };
  let turn: Promise<unknown> = Promise.resolve();
  let isStopping = false;
  watch(serving.worker);

  function watch(worker: Worker): void {
    worker.once("exit", (code, signal) => {
      if (isStopping || serving.worker !== worker) return;
      options.say(`The server process exited by itself (${signal ?? code}). Starting another.`);
      turn = turn.then(startAgain);
    });
  }

  async function startAgain(): Promise<void> {
    if (isStopping || !serving.worker.isDead()) return;
    try {
      serving = { ...serving, worker: await startRelease(serving.release, options) };
      watch(serving.worker);
    } catch (error) {
      options.say(describeScriptError(error));
      end(1);
    }
  }

  async function takeOver(next: string): Promise<void> {
    const worker = await startRelease(next, options);
    const before = serving.worker;
    serving = { release: next, worker };
    watch(worker);
    options.say(`${next} is now serving.`);
    options.onServing?.(next);
    await finish(before);
  }

  return {
    ended,
    switchTo(next) {
      const switched = turn.then(() => takeOver(next));
      turn = switched.catch(() => {});
      return switched;
    },
    async stop() {
      isStopping = true;
      await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && finish(worker)));
      end(0);
    },
  };
}

async function startRelease(release: string, { settingsOf }: SuperviseOptions): Promise<Worker> {
  const settings = settingsOf(release);
  const { script, nodeArguments } = serverCommand(release, settings.NODE_OPTIONS);
  cluster.setupPrimary({ exec: script, cwd: release, execArgv: nodeArguments });
  const worker = cluster.fork(settings);
  const isListening = once(worker, "listening").then(() => undefined);
  const hasEnded = once(worker, "exit").then(([code]) => `it exited with code ${code}`);
  const tooLong = sleep(START_MS, "it didn't listen in time", { ref: false });
  const failure = await Promise.race([isListening, hasEnded, tooLong]);
  if (failure === undefined) return worker;
  worker.process.kill("SIGKILL");
  throw new ScriptError(`The release ${release} couldn't be started: ${failure}. See the output above.`);
}

async function finish(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const ended = once(worker, "exit");
  worker.process.kill("SIGTERM");
  const isDone = await Promise.race([ended.then(() => true), sleep(FINISH_MS, false, { ref: false })]);
  if (!isDone) worker.process.kill("SIGKILL");
}
