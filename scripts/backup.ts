import { parseArgs } from "node:util";
import { checkBackup } from "./backup/check-backup.ts";
import { withDatabase } from "./backup/choose-database.ts";
import { chooseFile } from "./backup/choose-file.ts";
import { summarize } from "./backup/manifest.ts";
import { pruneBackups } from "./backup/prune.ts";
import { writeBackup } from "./backup/write-backup.ts";
import { runScript } from "./process/script.ts";
import { ScriptError } from "./process/script-error.ts";

runScript(backup);

/**
 * Writes a backup of the database in DATABASE_URL and checks it: `npm run backup -- [--to FILE-OR-FOLDER] [--keep 14]
 * [--data demo]`.
 */
async function backup(): Promise<void> {
  const { to, keep, data } = readArguments();
  const at = new Date();
  const { folder, file } = chooseFile(to, at);
  if (keep !== undefined && folder === undefined) {
    throw new ScriptError("--keep works only with a folder. End the name after --to with a slash.");
  }
  await withDatabase(data, (url) => writeBackup(url, file, at));
  console.log(`${file}: ${summarize(await checkBackup(file))}`);
  if (keep === undefined || folder === undefined) return;
  for (const removed of pruneBackups(folder, keep)) console.log(`Removed ${removed}.`);
}

function readArguments() {
  const { values } = parseArgs({
    options: { to: { type: "string" }, keep: { type: "string" }, data: { type: "string" } },
  });
  if (values.keep !== undefined && !/^[1-9]\d{0,4}$/.test(values.keep)) {
    throw new ScriptError("--keep must be 1 or more.");
  }
  return { ...values, keep: values.keep === undefined ? undefined : Number(values.keep) };
}
