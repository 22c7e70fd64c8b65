import { drillAdopting } from "./drills/adopt.ts";
import { runScript } from "./process/script.ts";

runScript(drill, { dotEnv: false });

/** Follows docs/adopt.md on an empty machine, command by command. `npm run test:adopt`. */
async function drill(): Promise<void> {
  await drillAdopting(console.log);
  console.log("\nThe site is up, and the code from its log opens the set-up page.");
}
