import { basename } from "node:path";
import { ScriptError } from "../process/script-error.ts";
import { currentRelease, noteUse, pointAt } from "./build-release.ts";
import { askForRelease } from "./control.ts";
import type { Home } from "./home.ts";
import { tryRelease } from "./try-release.ts";

/**
 * Lets a release serve: tries it on an address of its own, makes it the current one, and has the running site switch to
 * it. When that fails, the one before stays the current one and has never stopped serving.
 */
export async function serveRelease(home: Home, release: string, say: (line: string) => void): Promise<void> {
  const before = currentRelease(home);
  await tryRelease(release);
  pointAt(home, release);
  noteUse(release);
  try {
    const isServing = await askForRelease(home.socket, release);
    say(isServing ? `${basename(release)} serves now.` : notRunning(home, release));
  } catch (error) {
    if (before) pointAt(home, before);
    throw error instanceof ScriptError
      ? new ScriptError(`${error.message} The site goes on as before.`)
      : error;
  }
}

function notRunning(home: Home, release: string): string {
  return `${basename(release)} is ready. The site isn't running: start it with "npm start" in ${home.current}.`;
}
