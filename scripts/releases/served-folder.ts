import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isAlive } from "../process/other-process.ts";
import { ScriptError } from "../process/script-error.ts";
import { noteServed } from "./build-release.ts";

/**
 * Marks a checkout as serving, so that no one builds there at the same time. Returns a function that removes the
 * mark. A checkout that's read-only can't be built in either.
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

/** Marks a release as serving, and after each switch the next one instead. */
export function noteEachServing(first: string) {
  let takeAway = noteServing(first);
  return {
    /** The same switch, which moves the mark once it has succeeded. */
    moveWith:
      (switchTo: (release: string) => Promise<void>) =>
      async (next: string): Promise<void> => {
        await switchTo(next);
        takeAway();
        takeAway = noteServing(next);
      },
    takeAway: () => takeAway(),
  };
}

/**
 * Marks a release that has taken over while the one before still finishes, which takes up to a minute. The upgrade that
 * asked for it may have been killed by then.
 */
export function noteTakeover(release: string): void {
  noteServing(release);
  try {
    noteServed(release);
  } catch {
    // It belongs to another user, whose upgrade notes it at the end.
  }
}

/** A build in the running folder would delete the site's pages. */
export function refuseToBuildWhileServing(checkout: string): void {
  const pid = readPid(noteOf(checkout));
  if (pid === undefined || pid === process.pid || !isAlive(pid)) return;
  throw new ScriptError(
    `This folder serves the site (process ${pid}), and a build would break it. Stop it first, or upgrade beside it as docs/operations.md says.`,
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
