import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { projectPath } from "./process/project.ts";
import { onLeave, runScript } from "./process/script.ts";
import { ScriptError } from "./process/script-error.ts";
import { buildRelease, currentRelease, runNpm } from "./releases/build-release.ts";
import { describePlan } from "./releases/describe-plan.ts";
import { type Home, homeAt, homeOf } from "./releases/home.ts";
import { pruneReleases, releaseBefore } from "./releases/kept-releases.ts";
import { planUpgrade } from "./releases/plan.ts";
import { readSettings } from "./releases/read-settings.ts";
import { serveRelease } from "./releases/serve-release.ts";
import { type Unpacked, unpack } from "./releases/unpack.ts";

runScript(upgrade, { dotEnv: false });

/**
 * Puts a new version in the place of the one that serves, without a request that fails: `npm run upgrade -- v1.3.0`, or
 * a folder or a tarball. The new one is built beside the old one, migrates, and is tried on an address of its own; only
 * then it takes over. `--check` says what would happen and changes nothing; `--back` returns to the release before.
 */
async function upgrade(): Promise<void> {
  const { source, home, repository, check, back } = readArguments();
  if (back) return serveRelease(home, releaseBefore(home), say);
  if (!source) throw new ScriptError("Name a version: npm run upgrade -- v1.3.0, or a folder, or a tarball.");

  const unpacked = await unpack(source, repository, home.releases);
  onLeave(() => rmSync(top(home, unpacked.folder), { recursive: true, force: true }));
  const isClear = await checkFirst(home, unpacked);
  if (check) return;
  if (!isClear) throw new ScriptError("Nothing was changed.");

  const release = await buildRelease(home, unpacked);
  await runNpm(release, ["run", "migrate"]);
  await serveRelease(home, release, say);
  pruneReleases(home, projectPath(), new Date());
}

async function checkFirst(home: Home, unpacked: Unpacked): Promise<boolean> {
  const serving = currentRelease(home);
  const settings = readSettings(home.folder, process.env);
  const plan = await planUpgrade(home, unpacked, serving, settings);
  say(describePlan(plan));
  return plan.obstacles.length === 0;
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      home: { type: "string" },
      repository: { type: "string" },
      check: { type: "boolean", default: false },
      back: { type: "boolean", default: false },
    },
  });
  const home = values.home ? homeAt(values.home) : homeOf();
  if (!home) {
    throw new ScriptError(
      "Name the folder with the releases: npm run upgrade -- --home /srv/rookery v1.3.0.",
    );
  }
  const repository = values.repository ?? (values.home ? projectPath() : `${home.folder}/repository`);
  return { ...values, source: positionals[0], home, repository };
}

/** What was unpacked, with the folder around it. */
function top(home: Home, folder: string): string {
  return dirname(folder) === home.releases ? folder : top(home, dirname(folder));
}

function say(line: string): void {
  console.log(line);
}
