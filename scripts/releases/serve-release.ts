import { basename } from "node:path";
import { ScriptError } from "../process/script-error.ts";
import { currentRelease, noteServed, pointAt } from "./build-release.ts";
import { askForRelease } from "./control.ts";
import type { Home } from "./home.ts";
import { tryRelease } from "./try-release.ts";

/**
 * Switches to a release: tries it on a private address, makes it current, and tells the running site to switch.
 * If that fails, the previous release stays current and never stops serving.
 */
export async function serveRelease(home: Home, release: string, say: (line: string) => void): Promise<void> {
  const before = currentRelease(home);
  await tryRelease(release);
  pointAt(home, release);
  try {
    const isServing = await askForRelease(home.socket, release);
    noteServed(release);
    say(isServing ? `${basename(release)} is now serving.` : notRunning(home, release));
  } catch (error) {
    if (before) pointAt(home, before);
    throw error instanceof ScriptError
      ? new ScriptError(`${error.message} The site keeps running as before.`)
      : error;
  }
}

function notRunning(home: Home, release: string): string {
  return `${basename(release)} is ready. The site isn't running: start it with "npm start" in ${home.current}.`;
}
