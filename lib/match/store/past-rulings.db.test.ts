import { expect, test } from "vitest";
import { addHours, instantOf } from "@/lib/shared/instant";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { listPastRulings } from "./past-rulings";

await freshDatabase();

const OTHER = "00000000-0000-7000-8000-000000000000";
const RULE = {
  type: "rule",
  result: "home",
  score: null,
  reason: "The sheet.",
  rule: "4.4 Contested reports",
} as const;

test("rulings of the organization come with the match as it was before, without those on the match itself", async () => {
  const league = await makeLeague();
  const elsewhere = await makeLeague({ slug: "riverside" });
  const [match] = await listTestMatches(league);
  if (!match) throw new Error("The league has no match");
  await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, MONDAY);
  const contest = { type: "contest", statement: "Game 2 was mine.", games: null } as const;
  await mustExecute(match.id, contest, { userId: match.away }, MONDAY);
  await mustExecute(match.id, RULE, { userId: league.directorId }, MONDAY);

  expect(await listPastRulings(league.scope, OTHER)).toMatchObject([
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
  expect(await listPastRulings(elsewhere.scope, OTHER)).toEqual([]);
});

test("a ruling that was replaced, or whose match was reopened or voided, is no example anymore", async () => {
  const league = await makeLeague({ slug: "balcones" });
  const [match] = await listTestMatches(league);
  if (!match) throw new Error("The league has no match");
  const act = (command: Parameters<typeof mustExecute>[1]) =>
    mustExecute(match.id, command, { userId: league.directorId }, MONDAY);
  const reasons = async () => (await listPastRulings(league.scope, OTHER)).map(({ reason }) => reason);

  await act(RULE);
  await act({ ...RULE, result: "away", reason: "New evidence." });
  expect(await reasons()).toEqual(["New evidence."]);
  await act({ type: "reopen", deadlineAt: addHours(instantOf(MONDAY), 48), reason: "Play it again." });
  expect(await reasons()).toEqual([]);
  await act(RULE);
  expect(await reasons()).toEqual(["The sheet."]);
  await act({ type: "void", reason: "Paired by mistake." });
  expect(await reasons()).toEqual([]);
});
