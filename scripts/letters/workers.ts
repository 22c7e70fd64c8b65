import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { projectPath } from "../process/project.ts";
import { onLeave } from "../process/script.ts";

const WORKER = fileURLToPath(new URL("./worker.ts", import.meta.url));

/** Starts a process that sends emails, and waits until it's ready. */
export type Worker = { readonly process: ChildProcess; readonly ready: Promise<unknown> };

export function startWorker(settings: Readonly<Record<string, string>>): Worker {
  const child = spawn(process.execPath, ["--import", "tsx", WORKER], {
    cwd: projectPath(),
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onLeave(() => child.kill("SIGKILL"));
  const ended = once(child, "exit").then(([code, signal]) => {
    if (signal === null && code !== 0) throw new Error(`A worker exited by itself with ${code}`);
  });
  ended.catch(() => {});
  return { process: child, ready: Promise.race([once(child.stdout, "data"), ended]) };
}

/** Kills it right away, or lets it finish first. */
export async function endWorker({ process: child }: Worker, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill(signal);
  await exited;
}
