import { parseArgs } from "node:util";
import { upgradeUnderLoad } from "./drills/upgrade-under-load.ts";
import { runScript } from "./process/script.ts";

runScript(drill, { dotEnv: false });

/**
 * Installs an earlier version, has people use it, and upgrades to this one and back while they go on:
 * `npm run test:upgrade -- --from HEAD~5`. Prints how many requests failed, how many open forms of the earlier version
 * were refused and how many of its assets were gone; each must be 0.
 */
async function drill(): Promise<void> {
  const { values } = parseArgs({
    options: { from: { type: "string", default: "HEAD~1" }, to: { type: "string", default: "HEAD" } },
  });
  process.exitCode = (await upgradeUnderLoad(values)) ? 0 : 1;
}
