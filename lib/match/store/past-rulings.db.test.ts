import { expect, test } from "vitest";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { listPastRulings } from "./past-rulings";

await freshDatabase();

test("rulings of the organization come with the match as it was before, without those on the match itself", async () => {
  const league = await makeLeague();
  const elsewhere = await makeLeague({ slug: "riverside" });
  const [match] = await listTestMatches(league);
  if (!match) throw new Error("The league has no match");
  await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, MONDAY);
  const contest = { type: "contest", statement: "Game 2 was mine.", games: null } as const;
  await mustExecute(match.id, contest, { userId: match.away }, MONDAY);
  const rule = {
    type: "rule",
    result: "home",
    score: null,
    reason: "The sheet.",
    rule: "4.4 Contested reports",
  } as const;
  await mustExecute(match.id, rule, { userId: league.directorId }, MONDAY);

  const other = "00000000-0000-7000-8000-000000000000";
  expect(await listPastRulings(league.scope, other)).toMatchObject([
    {
      matchId: match.id,
      season: "Fall 2026",
      slot: { format: "round-robin", number: 1, match: 1 },
      before: { case: "contested" },
      outcome: { home: "win", score: null },
      reason: "The sheet.",
    },
  ]);
  expect(await listPastRulings(league.scope, match.id)).toEqual([]);
  expect(await listPastRulings(elsewhere.scope, other)).toEqual([]);
});
