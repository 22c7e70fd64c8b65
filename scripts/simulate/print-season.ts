import { list } from "@/lib/shared/text";
import { bracketOf } from "@/lib/stages/knockout/bracket-of";
import { KNOCKOUT_ROUNDS } from "@/lib/stages/knockout/round-names";
import { championsOf } from "@/lib/stages/rules/champion";
import { tablesOf } from "@/lib/stages/rules/tables-of";
import { brokenLaws } from "./laws.ts";
import type { SimulatedSeason } from "./season.ts";
import { printTable } from "./table.ts";

/** Prints table, bracket, champion and laws; the same season gives the same text. Returns the laws that are broken. */
export function printSeason({ view, played, laws }: SimulatedSeason): readonly string[] {
  const { rules } = view.season;
  const names = new Map(view.entries.map(({ id, name }) => [id, name]));
  for (const { name, rows } of tablesOf(view)) {
    if (name) console.log(`\n${name}`);
    printTable(rows, rules.standings.tieBreaks);
  }
  printBracket(view, names);
  const champions = championsOf(view);
  console.log(`\n${championLine(champions?.map((id) => names.get(id) ?? id) ?? null)}`);
  printScenarios(played);
  const broken = new Set(brokenLaws(laws));
  for (const law of laws) {
    console.log(`${broken.has(law) ? "BROKEN" : "holds "}  ${law.law}`);
    if (broken.has(law))
      console.log(`        found ${JSON.stringify(law.found)}, expected ${JSON.stringify(law.expected)}`);
  }
  return [...broken].map(({ law }) => law);
}

function championLine(names: readonly string[] | null): string {
  if (names === null) return "No champion yet";
  if (names.length === 0) return "No champion: both finalists were out";
  return `Champion: ${list(names)}`;
}

function printBracket({ rounds }: SimulatedSeason["view"], names: ReadonlyMap<string, string>): void {
  const bracket = bracketOf(rounds);
  const nameOf = (side: { readonly kind: string; readonly id?: string }) =>
    side.kind === "entry" ? (names.get(side.id ?? "") ?? "") : side.kind === "nobody" ? "nobody" : "?";
  for (const ranks of bracket?.rounds ?? []) {
    const number = ranks[0]?.round ?? 0;
    console.log(`\n${KNOCKOUT_ROUNDS.round({ number, of: bracket?.rounds.length ?? 0 })}`);
    for (const rank of ranks) {
      console.log(`  ${nameOf(rank.upperSide)} vs. ${nameOf(rank.lowerSide)}: ${nameOf(rank.winner)}`);
    }
  }
}

function printScenarios(played: SimulatedSeason["played"]): void {
  const counts = new Map<string, number>();
  for (const { scenario } of played) counts.set(scenario, (counts.get(scenario) ?? 0) + 1);
  const words = [...counts].sort().map(([scenario, count]) => `${scenario} ${count}`);
  console.log(`${played.length} matches: ${words.join(", ")}\n`);
}
