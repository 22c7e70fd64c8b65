import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** What `postmaster.pid` says about a server that runs, or ran, on a data folder. */
export type Postmaster = { readonly pid: number; readonly port: number };

/** Reads `postmaster.pid`; undefined when no server was left there. */
export function readPostmaster(data: string): Postmaster | undefined {
  try {
    return parsePostmaster(readFileSync(join(data, "postmaster.pid"), "utf8"));
  } catch {
    return undefined;
  }
}

/** Line 1 is the process id, line 4 the port (0 while the server is still starting). */
export function parsePostmaster(text: string): Postmaster | undefined {
  const lines = text.split("\n");
  const pid = Math.abs(Number.parseInt(lines[0] ?? "", 10));
  const port = Number.parseInt(lines[3] ?? "", 10);
  return Number.isInteger(pid) && pid > 0 ? { pid, port: Number.isInteger(port) ? port : 0 } : undefined;
}

/** Does a process with this id run, whoever owns it? */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** A process id is given to another program after a while: is this one really a PostgreSQL server? */
export function isPostgres(pid: number): boolean {
  const program = existsSync("/proc/self/cmdline") ? readProgram(pid) : askPs(pid);
  return program === undefined || basename(program).startsWith("postgres");
}

function readProgram(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0")[0];
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT" ? "" : undefined;
  }
}

function askPs(pid: number): string | undefined {
  const answer = spawnSync("ps", ["-o", "comm=", "-p", String(pid)], { encoding: "utf8" });
  return answer.error ? undefined : answer.stdout.trim();
}
