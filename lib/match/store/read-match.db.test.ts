import { expect, test } from "vitest";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, TWO_NIL } from "@/lib/testing/league";
import type { MatchCommand } from "../rules/commands";
import { execute } from "./execute";
import { findMatchOfDesk, findMatchOfPlayer } from "./read-match";

await freshDatabase();

test("a match exists for its two players and its own desk, and for no one else", async () => {
  const [own, elsewhere] = [await makeLeague(), await makeLeague({ slug: "riverside" })];
  const [match] = await listTestMatches(own);
  const sides = [match?.home, match?.away];
  for (const { userId } of [...own.players, ...elsewhere.players]) {
    const found = await findMatchOfPlayer(match?.id ?? "", userId);
    expect(found !== undefined).toBe(sides.includes(userId));
  }
  expect(await findMatchOfDesk(own.scope, match?.id ?? "")).toMatchObject({ id: match?.id });
  expect(await findMatchOfDesk(elsewhere.scope, match?.id ?? "")).toBeUndefined();
});

test("a player sees how to reach the opponent until the match is decided, and no one else's", async () => {
  const league = await makeLeague({ slug: "hillcrest" });
  const [match] = await listTestMatches(league);
  if (!match) throw new Error("There is a match");
  const emailsFor = async (userId: string) => {
    const found = await findMatchOfPlayer(match.id, userId);
    return found && [found.home, found.away].map((party) => "email" in party);
  };
  const says = (by: string, command: MatchCommand) => execute(match.id, command, { userId: by }, MONDAY);

  await says(match.home, { type: "report", games: [...TWO_NIL] });
  expect(await emailsFor(match.home)).toEqual([true, true]);
  expect(await emailsFor(match.away)).toEqual([true, true]);
  await says(match.away, { type: "contest", statement: "We did not play.", games: null });
  expect(await emailsFor(match.home)).toEqual([true, true]);
  const ruling = { result: "home", score: null, reason: "The sheet says so.", rule: "1.I" } as const;
  await says(league.directorId, { type: "rule", ...ruling });
  expect(await emailsFor(match.home)).toEqual([true, false]);
  expect(await emailsFor(match.away)).toEqual([false, true]);
});
