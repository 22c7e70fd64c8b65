import { parseArgs } from "node:util";
import { GUARDS } from "./guards/guards.ts";
import { runTests } from "./guards/run-tests.ts";
import { makeScratch } from "./guards/scratch.ts";
import { takeAway } from "./guards/take-away.ts";
import { onLeave, runScript } from "./process/script.ts";
import { ScriptError } from "./process/script-error.ts";

runScript(guards, { dotEnv: false });

/**
 * Takes each guard away, one at a time and in a copy of the project, and runs the tests that have to notice:
 * `npm run test:guards`, or `-- --only "lock"` for those whose name holds a word. Prints which test noticed; fails when
 * none did, or when a guard is no longer where the table says.
 */
async function guards(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
  const chosen = GUARDS.filter(({ name }) => name.includes(values.only));
  const scratch = makeScratch();
  onLeave(scratch.remove);

  const all = [...new Set(chosen.flatMap(({ noticedBy }) => noticedBy))];
  const { failed, unread } = await runTests(scratch.root, all);
  const red = [...failed, ...unread];
  if (red.length > 0) throw new ScriptError(`Red with every guard in place: ${red.join("; ")}`);

  let unnoticed = 0;
  for (const { name, without, noticedBy } of chosen) {
    const putBack = takeAway(scratch.root, without);
    // A file that does not even load has noticed nothing: only failed tests count.
    const [noticed] = (await runTests(scratch.root, noticedBy)).failed;
    putBack();
    if (noticed === undefined) unnoticed += 1;
    console.log(
      `${noticed === undefined ? "NOBODY NOTICED" : "noticed"}  ${name}${noticed ? `: ${noticed}` : ""}`,
    );
  }
  console.log(`\n${chosen.length} guards, ${chosen.length - unnoticed} noticed, ${unnoticed} not`);
  process.exitCode = unnoticed === 0 ? 0 : 1;
}
