import { parseArgs } from "node:util";
import { GUARDS } from "./guards/guards.ts";
import { runTests } from "./guards/run-tests.ts";
import { makeScratch } from "./guards/scratch.ts";
import { takeAway } from "./guards/take-away.ts";
import { onLeave, runScript } from "./process/script.ts";
import { ScriptError } from "./process/script-error.ts";

runScript(guards, { dotEnv: false });

/**
 * Removes each guard, one at a time, in a copy of the project, and runs the tests that should fail: `npm run
 * test:guards`, or `-- --only "lock"` for guards whose name contains a word. Prints which test failed. Fails if
 * none did, if a guard isn't where the table says, or if it can't be removed.
 */
async function guards(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
  const chosen = GUARDS.filter(({ name }) => name.includes(values.only));
  const scratch = makeScratch();
  onLeave(scratch.remove);

  const all = [...new Set(chosen.flatMap(({ noticedBy }) => noticedBy))];
  const { failed, unread } = await runTests(scratch.root, all);
  const red = [...failed, ...unread];
  if (red.length > 0) throw new ScriptError(`These tests fail with every guard in place: ${red.join("; ")}`);

  let unnoticed = 0;
  for (const { name, without, noticedBy } of chosen) {
    const putBack = takeAway(scratch.root, without);
    // Only failed tests count. A file that doesn't load has noticed nothing.
    const { failed, ran } = await runTests(scratch.root, noticedBy);
    putBack();
    const [noticed] = failed;
    if (noticed === undefined) unnoticed += 1;
    const nobody = ran === 0 ? "NO TEST RAN" : "NOBODY NOTICED";
    console.log(noticed === undefined ? `${nobody}  ${name}` : `noticed  ${name}: ${noticed}`);
  }
  console.log(`\n${chosen.length} guards, ${chosen.length - unnoticed} noticed, ${unnoticed} unnoticed`);
  process.exitCode = unnoticed === 0 ? 0 : 1;
}
