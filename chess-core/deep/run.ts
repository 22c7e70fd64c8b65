import { checkFlags } from "./flags";
import { checkGames } from "./games";
import { checkMateChances } from "./mate-chances";
import { checkMutations } from "./mutations";
import { checkPerft } from "./perft";

/**
 * Runs the long tests. `--short` runs a few of each. `--games 500 --mutations 10000` set the numbers, and
 * `--pgn-folder games` asks about the flags of real games. `--only flags` runs one part.
 */
const isShort = process.argv.includes("--short");
const games = Number(option("games") ?? (isShort ? 50 : 10_000));
const mutations = Number(option("mutations") ?? (isShort ? 20_000 : 1_000_000));

const parts: readonly (readonly [string, () => string])[] = [
  ["perft", () => checkPerft(isShort)],
  ["random games", () => checkGames(games)],
  ["mate chances", () => checkMateChances(isShort ? 20 : 500)],
  ["flags", () => checkFlags(isShort ? 2_000 : 100_000, option("pgn-folder"))],
  ["mutations", () => checkMutations(mutations)],
];

const only = option("only");
for (const [name, check] of parts) {
  if (only !== undefined && name !== only) continue;
  const start = performance.now();
  const found = check();
  console.log(`${name}: ${found} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}
