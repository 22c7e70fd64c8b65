import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { installFromDistribution } from "../debian.ts";
import { ScriptError } from "../process/script-error.ts";

/** Settings under which a program and all that it starts live at another time. */
export type ClockSettings = Readonly<Record<string, string>>;

const FOLDER = "/usr/lib";
const LIBRARY = join("faketime", "libfaketimeMT.so.1");

/** Takes `--at <instant>` out of the arguments of `npm test`. */
export function takeInstant(args: readonly string[]): { readonly at: Date | null; readonly rest: string[] } {
  const index = args.indexOf("--at");
  if (index < 0) return { at: null, rest: [...args] };
  const at = new Date(args[index + 1] ?? "");
  if (Number.isNaN(at.getTime()))
    throw new ScriptError("Give the start of the tests as an instant: npm test -- --at 2026-11-22T00:30:00Z");
  return { at, rest: [...args.slice(0, index), ...args.slice(index + 2)] };
}

/**
 * What makes Node, PostgreSQL and Chromium alike believe that it is this moment when they start, and lets their clocks
 * go on from there: libfaketime, loaded before the C library. Only what tells the date is shifted; what measures how
 * long something takes is not.
 *
 * @returns settings of a program that begins now; ask again for one that begins later
 */
export async function shiftClocksTo(at: Date | null): Promise<() => ClockSettings> {
  if (!at) return () => ({});
  const library = findLibrary() ?? (await install());
  return () => ({
    LD_PRELOAD: library,
    FAKETIME: makeOffset(at.getTime() - Date.now()),
    DONT_FAKE_MONOTONIC: "1",
    // Otherwise every waiting thread of Chromium wakes up too late: its start takes minutes.
    FAKETIME_FORCE_MONOTONIC_FIX: "0",
    FAKETIME_DISABLE_SHM: "1",
    NO_FAKE_STAT: "1",
  });
}

/** An offset in seconds as libfaketime reads it: always with a sign. */
export function makeOffset(ms: number): string {
  const seconds = (ms / 1000).toFixed(3);
  return seconds.startsWith("-") ? seconds : `+${seconds}`;
}

function findLibrary(): string | undefined {
  if (process.platform !== "linux") return undefined;
  return ["", ...readdirSync(FOLDER)]
    .map((name) => join(FOLDER, name, LIBRARY))
    .find((file) => existsSync(file));
}

async function install(): Promise<string> {
  await installFromDistribution("faketime", "which sets the clock of the tests");
  const library = findLibrary();
  if (library) return library;
  throw new ScriptError("--at needs libfaketime on Linux. Install the package faketime, or leave out --at.");
}
