import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { closeConnections } from "@/lib/jobs/close-connections";
import { restoreBackup } from "../../backup/restore-backup.ts";
import { writeBackup } from "../../backup/write-backup.ts";
import { chooseDatabase } from "../../local-settings.ts";
import { listPending } from "../../migrations/apply.ts";
import { ensureDatabase, withClient } from "../../postgres/connect.ts";
import type { Server } from "../../postgres/server.ts";
import { projectPath } from "../../process/project.ts";
import { ScriptError } from "../../process/script-error.ts";
import { type Entry, isSound, judge, type Moment } from "./journal.ts";

/** A backup file, and when its writing started and ended. */
export type Written = { readonly file: string; readonly moment: Moment };

/** Writes a backup while people play. */
export async function writeUnderLoad(url: string, folder: string, number: number): Promise<Written> {
  const file = join(folder, `backup-${number}.sql.gz`);
  const ackedBefore = Date.now();
  await writeBackup(url, file, new Date());
  return { file, moment: { ackedBefore, begunAfter: Date.now() + 1 } };
}

/** Restores each backup into its own database, and returns how many are right. */
export async function restoreFiles(
  server: Server,
  written: readonly Written[],
  journal: readonly Entry[],
): Promise<number> {
  let right = 0;
  for (const [index, { file, moment }] of written.entries()) {
    const url = await makeEmpty(server, `file_${index}`);
    await restoreBackup(url, file);
    if (await isRight(url, journal, moment)) right += 1;
  }
  return right;
}

/**
 * Kills restores at random moments. What's left is either complete and right, or nothing starts on it.
 *
 * @returns how many times that was true
 */
export async function killRestores(
  server: Server,
  { file, moment }: Written,
  journal: readonly Entry[],
  kills: number,
): Promise<number> {
  let right = 0;
  for (let index = 0; index < kills; index += 1) {
    const url = await makeEmpty(server, `killed_${index}`);
    const wasDone = await killRestore(url, file, 500 + (4_000 * index) / kills);
    const starts = await canStart(url);
    const isFine = starts ? await isRight(url, journal, moment) : !wasDone;
    console.log(`killed restore ${index + 1}: ${starts ? "whole" : "nothing starts on it"}`);
    if (isFine) right += 1;
  }
  return right;
}

/** True if it finished before it was killed. */
async function killRestore(url: string, file: string, afterMs: number): Promise<boolean> {
  const restore = spawn(process.execPath, ["--import", "tsx", projectPath("scripts", "restore.ts"), file], {
    cwd: projectPath(),
    env: { ...process.env, DATABASE_URL: url },
    stdio: "ignore",
  });
  const exit = once(restore, "exit");
  await Promise.race([exit, wait(afterMs)]);
  restore.kill("SIGKILL");
  const [code] = await exit;
  await untilAlone(url);
  return code === 0;
}

/** The killed process's statement may still be running on the server. */
async function untilAlone(url: string): Promise<void> {
  await withClient(url, async (client) => {
    for (;;) {
      const { rowCount } = await client.query(
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
      );
      if (rowCount === 0) return;
      await wait(50);
    }
  });
}

async function canStart(url: string): Promise<boolean> {
  try {
    return (await listPending(url)).length === 0;
  } catch (error) {
    if (error instanceof ScriptError) return false;
    throw error;
  }
}

async function isRight(url: string, journal: readonly Entry[], moment: Moment): Promise<boolean> {
  await closeConnections();
  chooseDatabase(url);
  const verdict = await judge(journal, moment);
  await closeConnections();
  if (!isSound(verdict)) console.log(verdict);
  return isSound(verdict);
}

async function makeEmpty(server: Server, name: string): Promise<string> {
  await ensureDatabase(server.url("postgres"), name);
  return server.url(name);
}
