import { EMPTY_PAGE, firstLoadTable, measureFirstLoads } from "../next/first-load.ts";
import { hasBuild } from "../next/freshness.ts";
import { runScript } from "../process/script.ts";
import { ScriptError } from "../process/script-error.ts";
import { buildEmptyApp, EMPTY_APP } from "./pages/empty-app.ts";

runScript(benchFirstLoad);

/** What each page loads first, beside an empty page of the same framework, which is built for it. */
async function benchFirstLoad(): Promise<void> {
  if (!hasBuild()) throw new ScriptError("There is no build. Run `npm run build` first.");
  await buildEmptyApp();
  const empty = measureFirstLoads(EMPTY_APP).find(({ page }) => page === "/");
  console.log(firstLoadTable(measureFirstLoads()));
  const bytes = (empty?.scripts ?? 0) + (empty?.styles ?? 0);
  console.log(`\nThe empty page has ${bytes} bytes now; EMPTY_PAGE says ${EMPTY_PAGE}.`);
}
