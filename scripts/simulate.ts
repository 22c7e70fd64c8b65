import { parseArgs } from "node:util";
import { withThrowawayDatabase } from "./postgres/with-database.ts";
import { runScript } from "./process/script.ts";
import { Trouble } from "./process/trouble.ts";

runScript(simulate, { dotEnv: false });

/**
 * Plays a whole season against a real database through the same commands as everybody, prints the final table and
 * checks every invariant: `npm run simulate -- --preset depaul --players 12 --seed 7`. The same seed gives the same
 * table.
 */
async function simulate(): Promise<void> {
  const { preset, players, seed } = readArguments();
  await withThrowawayDatabase(async () => {
    const { simulateSeason } = await import("./simulate/season.ts");
    const { closeConnections } = await import("../lib/data/close.ts");
    try {
      await simulateSeason({ preset, players, seed });
    } finally {
      await closeConnections();
    }
  });
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      preset: { type: "string", default: "depaul" },
      players: { type: "string", default: "12" },
      seed: { type: "string", default: "1" },
    },
  });
  const players = Number(values.players);
  const seed = Number(values.seed);
  if (values.preset !== "depaul")
    throw new Trouble(`There is no preset "${values.preset}"; there is: depaul.`);
  if (!Number.isInteger(players) || players < 2 || players > 40) {
    throw new Trouble("--players must be a number from 2 to 40.");
  }
  if (!Number.isInteger(seed)) throw new Trouble("--seed must be a whole number.");
  return { preset: values.preset, players, seed };
}
