import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { chooseDatabase } from "../local-settings.ts";
import { applyMigrations } from "../migrations/apply.ts";
import { takeBaseBackup } from "../postgres/base-backup.ts";
import { generateClient } from "../prisma/generate-client.ts";
import { onLeave, runScript } from "../process/script.ts";
import { ScriptError } from "../process/script-error.ts";
import { finishArchive, startArchivingCluster } from "./restore/cluster.ts";

runScript(drill, { dotEnv: false });

/**
 * Restores a league to moments when many people were playing: `npm run test:restore -- --seconds 90 --points 20
 * --files 8 --kills 8`. A PostgreSQL server archives its log while several writers play. Then the drill restores
 * points in time, restores backup files written under load, and kills restores. Each time, everything
 * acknowledged before is there, nothing started later is there, and every match equals its events.
 */
async function drill(): Promise<void> {
  const { seconds, points, files, kills } = readArguments();
  await generateClient();
  const cluster = await startArchivingCluster();
  onLeave(() => rmSync(cluster.folder, { recursive: true, force: true }));
  onLeave(cluster.server.stop);
  const url = cluster.server.url("rookery");
  await applyMigrations(url);
  chooseDatabase(url);
  const { startPlaying } = await import("./restore/play.ts");
  const { restorePoints } = await import("./restore/points.ts");
  const { killRestores, restoreFiles, writeUnderLoad } = await import("./restore/files.ts");
  const { closeConnections } = await import("../../lib/jobs/close-connections.ts");

  console.log(`Playing for ${seconds} seconds …`);
  const { journal, stop } = startPlaying();
  await takeBaseBackup(cluster, cluster.base);
  const from = Date.now();
  const written = [];
  for (let number = 0; number < files; number += 1) {
    await wait((seconds * 1_000) / (files + 1));
    written.push(await writeUnderLoad(url, cluster.folder, number));
  }
  await wait((seconds * 1_000) / (files + 1));
  const until = Date.now();
  await wait(1_000);
  await stop();
  await finishArchive(cluster);
  await closeConnections();
  console.log(`${journal.length} commands acknowledged`);

  const rightPoints = await restorePoints(cluster, journal, { from, until, count: points });
  const rightFiles = await restoreFiles(cluster.server, written, journal);
  const [first] = written;
  const rightKills = first ? await killRestores(cluster.server, first, journal, kills) : 0;
  console.log(`points in time restored: ${rightPoints} of ${points}`);
  console.log(`backup files restored: ${rightFiles} of ${files}`);
  console.log(`killed restores, complete or refused: ${rightKills} of ${kills}`);
  process.exitCode = rightPoints === points && rightFiles === files && rightKills === kills ? 0 : 1;
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      seconds: { type: "string", default: "90" },
      points: { type: "string", default: "20" },
      files: { type: "string", default: "8" },
      kills: { type: "string", default: "8" },
    },
  });
  const whole = (name: keyof typeof values) => {
    if (/^[1-9]\d{0,4}$/.test(values[name])) return Number(values[name]);
    throw new ScriptError(`--${name} must be 1 or more.`);
  };
  return { seconds: whole("seconds"), points: whole("points"), files: whole("files"), kills: whole("kills") };
}
