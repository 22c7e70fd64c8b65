import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isAlive } from "../process/other-process.ts";
import { ScriptError } from "../process/script-error.ts";
import { noteServed } from "./build-release.ts";

/**
 * Marks a checkout as serving, so that no one builds there at the same time. Each process has a mark of its own, because
 * one can stop while others serve. Returns a function that removes it. A checkout that's read-only can't be built in
 * either.
 */
export function noteServing(checkout: string): () => void {
  const note = join(notesOf(checkout), String(process.pid));
  try {
    mkdirSync(dirname(note), { recursive: true });
    writeFileSync(note, "");
    forgetKilled(dirname(note));
  } catch {
    return () => {};
  }
  return () => rmSync(note, { force: true });
}

/** Killed processes leave their marks, and their ids are given to other programs. */
function forgetKilled(notes: string): void {
  for (const pid of readdirSync(notes)) if (!isAlive(Number(pid))) rmSync(join(notes, pid), { force: true });
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
  const pid = readPids(checkout).find((each) => each !== process.pid && isAlive(each));
  if (pid === undefined) return;
  throw new ScriptError(
    `This folder serves the site (process ${pid}), and a build would break it. Stop it first, or upgrade beside it as docs/operations.md says.`,
  );
}

/** A folder with a file for each process, named by its id. */
function notesOf(checkout: string): string {
  return join(checkout, ".data", "serving-processes");
}

/** Versions before this one had one file for all processes, with the id in it. */
function readPids(checkout: string): readonly number[] {
  return [...listNames(notesOf(checkout)), readText(join(checkout, ".data", "serving"))]
    .map(Number)
    .filter((pid) => pid > 0);
}

function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
