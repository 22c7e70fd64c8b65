import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { programOf } from "../process/other-process.ts";
import { ScriptError } from "../process/script-error.ts";
import { waitUntil } from "../process/wait-until.ts";
import type { Home } from "./home.ts";

/**
 * Makes this process the owner of this home's cluster, by writing its process id to the file `owner`. If another
 * run is about to exit, waits for it. If it keeps running, it keeps the cluster, and we say so.
 */
export async function claim(home: Home): Promise<void> {
  const file = join(home.folder, "owner");
  const free = await waitUntil(async () => (otherOwner(file) === undefined ? true : undefined), {
    timeoutMs: 10_000,
    everyMs: 100,
  });
  if (!free) {
    throw new ScriptError(
      `The database in ${home.folder} is in use by process ${otherOwner(file)}. Use what runs there, or stop it first.`,
    );
  }
  try {
    writeFileSync(file, `${process.pid}\n`);
  } catch (error) {
    throw new ScriptError(
      `${file} can't be written (${(error as Error).message}). Run this as the owner of that folder.`,
    );
  }
}

function otherOwner(file: string): number | undefined {
  const pid = readPid(file);
  const isOurs = pid === process.pid || pid === process.ppid;
  const isRunning = pid !== undefined && programOf(pid) === basename(process.execPath);
  return isRunning && !isOurs ? pid : undefined;
}

function readPid(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, "utf8"), 10) || undefined;
  } catch {
    return undefined;
  }
}
