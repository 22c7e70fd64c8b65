import { existsSync } from "node:fs";
import { isAlive, parentOf, programOf } from "./other-process.ts";
import { projectPath } from "./project.ts";
import { describeScriptError, ScriptError } from "./script-error.ts";

type Closer = () => Promise<unknown> | unknown;

const closers: Closer[] = [];
let leaving: Promise<void> | undefined;

/**
 * Runs a script's main function: loads the project's `.env` if there is one, prints the sentence of a ScriptError,
 * and on every exit (done, failed, Ctrl-C, SIGTERM, npm gone) stops what was started, in reverse order.
 */
export function runScript(main: () => Promise<void>, { dotEnv = true }: { dotEnv?: boolean } = {}): void {
  for (const [signal, code] of [
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGHUP", 129],
  ] as const) {
    process.on(signal, () => void leave(code));
  }
  leaveWithNpm();
  begin(main, dotEnv).then(
    () => leave(process.exitCode === undefined ? 0 : Number(process.exitCode)),
    (error: unknown) => {
      if (leaving) return;
      console.error(`\n${describeScriptError(error)}`);
      void leave(1);
    },
  );
}

/** Waits until the script has been read to its end: `main` may use what it defines below the call of `runScript`. */
async function begin(main: () => Promise<void>, dotEnv: boolean): Promise<void> {
  await Promise.resolve();
  if (dotEnv) loadDotEnv();
  await main();
}

/** Registers something to stop on exit. The last one registered is stopped first. */
export function onLeave(closer: Closer): void {
  closers.unshift(closer);
}

/** Stops everything registered with `onLeave` and exits with this code. */
export async function leave(code: number): Promise<void> {
  leaving ??= stopAll().finally(() => process.exit(code));
  await leaving;
}

/** Loads the project's `.env` if there is one. The environment wins over it. */
export function loadDotEnv(): void {
  const file = projectPath(".env");
  if (!existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch {
    throw new ScriptError(`The file ${file} can't be read. Give yourself read permission or remove it.`);
  }
}

/** Whether everything is already being stopped. */
export function isLeaving(): boolean {
  return leaving !== undefined;
}

async function stopAll(): Promise<void> {
  for (const close of closers.splice(0)) {
    try {
      await close();
    } catch (error) {
      console.error(describeScriptError(error));
    }
  }
}

/** A killed npm doesn't forward signals. It's gone from our ancestors then, with or without a shell in between. */
function leaveWithNpm(): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const isShell = /^(ba|da|z|k)?sh$/.test(programOf(parent) ?? "");
  const npm = (isShell && parentOf(parent)) || parent;
  setInterval(() => {
    if (process.ppid !== parent || !isAlive(npm)) void leave(143);
  }, 1000).unref();
}
