import { parseArgs } from "node:util";
import { checkBackup } from "./backup/check-backup.ts";
import { withDatabase } from "./backup/choose-database.ts";
import { fromCallersFolder } from "./backup/choose-file.ts";
import { summarize } from "./backup/manifest.ts";
import { type Restored, restoreBackup } from "./backup/restore-backup.ts";
import { generateClient } from "./prisma/generate-client.ts";
import { runScript } from "./process/script.ts";
import { ScriptError } from "./process/script-error.ts";

runScript(restore);

/**
 * Restores a backup into the empty database that DATABASE_URL names: `npm run restore -- FILE [--data demo]`.
 * `npm run restore -- --check FILE` only reads it to its end and says what is in it.
 */
async function restore(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: "boolean", default: false }, data: { type: "string" } },
  });
  const [file, ...more] = positionals.map(fromCallersFolder);
  if (!file || more.length > 0) throw new ScriptError("Name one backup: npm run restore -- FILE");
  if (values.check) return console.log(`${file}: ${summarize(await checkBackup(file))}`);

  await generateClient();
  await withDatabase(values.data, async (url) => tell(await restoreBackup(url, file)));
}

function tell({ manifest, leftOut, applied, matches, differing }: Restored): void {
  console.log(`Restored: ${summarize(manifest)}`);
  for (const name of leftOut) console.log(`Left out ${name}, which isn't a Rookery table.`);
  for (const name of applied) console.log(`Applied ${name}, which is newer than the backup.`);
  if (differing === 0) {
    console.log(`All ${matches} matches match their events.`);
    return;
  }
  process.exitCode = 1;
  console.error(
    `${differing} of ${matches} matches differ from their events, as in the backup. Run "npm run rebuild".`,
  );
}
