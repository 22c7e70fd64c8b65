import { readFileSync } from "node:fs";
import { join } from "node:path";
import { programOf } from "../process/other-process.ts";

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

/** A process id is given to another program after a while: is this one really a PostgreSQL server? */
export function isPostgres(pid: number): boolean {
  return programOf(pid)?.startsWith("postgres") ?? true;
}
