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
 * none did, or if a guard isn't where the table says.
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
    const [noticed] = (await runTests(scratch.root, noticedBy)).failed;
    putBack();
    if (noticed === undefined) unnoticed += 1;
    console.log(
      `${noticed === undefined ? "NOBODY NOTICED" : "noticed"}  ${name}${noticed ? `: ${noticed}` : ""}`,
    );
  }
  console.log(`\n${chosen.length} guards, ${chosen.length - unnoticed} noticed, ${unnoticed} unnoticed`);
  process.exitCode = unnoticed === 0 ? 0 : 1;
}
