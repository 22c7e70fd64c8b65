import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isAlive } from "../process/other-process.ts";
import { ScriptError } from "../process/script-error.ts";

/**
 * Notes that this process serves from a checkout, so that nobody builds there meanwhile. Returns what takes the note
 * away. A checkout that can't be written can't be built in either.
 */
export function noteServing(checkout: string): () => void {
  const note = noteOf(checkout);
  try {
    mkdirSync(dirname(note), { recursive: true });
    writeFileSync(note, String(process.pid));
  } catch {
    return () => {};
  }
  return () => rmSync(note, { force: true });
}

/** A build in the folder that serves takes the pages away from under the running site. */
export function refuseToBuildWhileServing(checkout: string): void {
  const pid = readPid(noteOf(checkout));
  if (pid === undefined || pid === process.pid || !isAlive(pid)) return;
  throw new ScriptError(
    `This folder serves the site (process ${pid}), and a build would break it: stop it first, or upgrade beside it as docs/operations.md says.`,
  );
}

function noteOf(checkout: string): string {
  return join(checkout, ".data", "serving");
}

function readPid(note: string): number | undefined {
  try {
    return Number(readFileSync(note, "utf8")) || undefined;
  } catch {
    return undefined;
  }
}
