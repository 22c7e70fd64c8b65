import { parseArgs } from "node:util";
import { buildAppIfStale } from "./next/build-app.ts";
import { withThrowawayDatabase } from "./postgres/with-database.ts";
import { runScript } from "./process/script.ts";
import { wholeNumber } from "./process/whole-number.ts";

runScript(attack, { dotEnv: false });

/**
 * Attacks its own server on a throwaway database: `npm run test:attack`. Tries every address and server action as
 * every role with its own and foreign ids, forms from other sites, every method, other hosts, redirects to other
 * sites, and 500 broken requests for each address. `-- --only methods` tries one part. Prints each violation and
 * fails if there are any.
 */
async function attack(): Promise<void> {
  const { values } = parseArgs({
    options: {
      short: { type: "boolean", default: false },
      fuzz: { type: "string" },
      seed: { type: "string", default: "1" },
      only: { type: "string", default: "" },
    },
  });
  const isShort = values.short;
  const fuzz = wholeNumber("fuzz", values.fuzz ?? (isShort ? "10" : "500"));
  const seed = wholeNumber("seed", values.seed);
  await buildAppIfStale();
  await withThrowawayDatabase(async (url) => {
    const { runAttack } = await import("./attack/run.ts");
    const { closeConnections } = await import("../lib/jobs/close-connections.ts");
    try {
      const violations = await runAttack(url, { isShort, fuzz, seed, only: values.only });
      process.exitCode = violations === 0 ? 0 : 1;
    } finally {
      await closeConnections();
    }
  });
}
