import { readFileSync } from "node:fs";
import { join } from "node:path";
import { programOf } from "../process/other-process.ts";

/** What `postmaster.pid` says about the server that uses, or used, a data folder. */
export type Postmaster = { readonly pid: number; readonly port: number };

/** Parses `postmaster.pid`. Undefined if no server was left there. */
export function readPostmaster(data: string): Postmaster | undefined {
  try {
    return parsePostmaster(readFileSync(join(data, "postmaster.pid"), "utf8"));
  } catch {
    return undefined;
  }
}

/** Line 1 is the process id, line 4 the port (0 while the server is starting). */
export function parsePostmaster(text: string): Postmaster | undefined {
  const lines = text.split("\n");
  const pid = Math.abs(Number.parseInt(lines[0] ?? "", 10));
  const port = Number.parseInt(lines[3] ?? "", 10);
  return Number.isInteger(pid) && pid > 0 ? { pid, port: Number.isInteger(port) ? port : 0 } : undefined;
}

/** Process ids get reused, so this checks whether the process is really a PostgreSQL server. */
export function isPostgres(pid: number): boolean {
  return programOf(pid)?.startsWith("postgres") ?? true;
}
