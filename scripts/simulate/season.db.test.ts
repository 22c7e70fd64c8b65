import { expect, test } from "vitest";
import { championsOf } from "@/lib/stages/rules/champion";
import { freshDatabase } from "@/lib/testing/database";
import { brokenLaws } from "./laws";
import { simulateSeason } from "./season";

await freshDatabase();

test.each([
  { preset: "depaul", players: 5, seed: 3 },
  { preset: "texas-state", players: 6, seed: 7 },
  { preset: "texas-state", players: 2, seed: 1 },
  { preset: "session-knockout", players: 7, seed: 2 },
  { preset: "session-knockout", players: 2, seed: 4 },
  { preset: "official", players: 4, seed: 5 },
  { preset: "depaul", players: 10, seed: 6, hasGroups: true },
] as const)(
  "$preset with $players players plays from registration to a champion, and the oracle agrees",
  async (season) => {
    const { view, laws } = await simulateSeason(season);
    expect(brokenLaws(laws)).toEqual([]);
    expect(championsOf(view)).not.toBeNull();
  },
  120_000,
);
