import { parseArgs } from "node:util";
import { PRESETS, type Preset } from "../lib/season/input/rule-pack.ts";
import { withThrowawayDatabase } from "./postgres/with-database.ts";
import { runScript } from "./process/script.ts";
import { ScriptError } from "./process/script-error.ts";

runScript(simulate, { dotEnv: false });

/**
 * Plays a whole season against a real database through the same commands as everyone, prints its table, bracket and
 * champion and checks every law: `npm run simulate -- --preset texas-state --players 12 --seed 7`. The same seed gives
 * the same season. `--groups` splits the division into groups that feed a knockout. `--many 1000` plays so many random seasons in memory instead, across all presets and sizes.
 */
async function simulate(): Promise<void> {
  const { preset, players, seed, many, hasGroups } = readArguments();
  if (many !== null) {
    const { simulateMany } = await import("./simulate/many.ts");
    return simulateMany(many, seed);
  }
  await withThrowawayDatabase(async () => {
    const { simulateSeason } = await import("./simulate/season.ts");
    const { printSeason } = await import("./simulate/print-season.ts");
    const { closeConnections } = await import("../lib/jobs/close-connections.ts");
    try {
      const broken = printSeason(await simulateSeason({ preset, players, seed, hasGroups }));
      if (broken.length > 0) throw new Error(`Broken: ${broken.join("; ")}`);
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
      many: { type: "string" },
      groups: { type: "boolean", default: false },
    },
  });
  const players = Number(values.players);
  const seed = Number(values.seed);
  const many = values.many === undefined ? null : Number(values.many);
  if (!isPreset(values.preset)) {
    throw new ScriptError(`There is no preset "${values.preset}". Choose one of: ${PRESETS.join(", ")}.`);
  }
  if (!Number.isInteger(players) || players < 2 || players > 40) {
    throw new ScriptError("--players must be a number from 2 to 40.");
  }
  if (!Number.isInteger(seed)) throw new ScriptError("--seed must be a whole number.");
  if (many !== null && (!Number.isInteger(many) || many < 1))
    throw new ScriptError("--many must be 1 or more.");
  return { preset: values.preset, players, seed, many, hasGroups: values.groups };
}

function isPreset(preset: string): preset is Preset {
  return (PRESETS as readonly string[]).includes(preset);
}
