import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** Whether a process with this id is running, no matter who owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The name of a process's program. Empty if there's no such process, undefined if it can't be found out. */
export function programOf(pid: number): string | undefined {
  if (!existsSync("/proc/self/cmdline")) return askPs("comm", pid);
  try {
    return basename(readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0")[0] ?? "");
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT" ? "" : undefined;
  }
}

/** The process that started this one. */
export function parentOf(pid: number): number | undefined {
  const text = existsSync("/proc/self/status") ? readStatus(pid) : askPs("ppid", pid);
  const parent = Number.parseInt(text ?? "", 10);
  return parent > 1 ? parent : undefined;
}

function readStatus(pid: number): string | undefined {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  } catch {
    return undefined;
  }
}

function askPs(column: "comm" | "ppid", pid: number): string | undefined {
  const answer = spawnSync("ps", ["-o", `${column}=`, "-p", String(pid)], { encoding: "utf8" });
  return answer.error ? undefined : basename(answer.stdout.trim());
}
