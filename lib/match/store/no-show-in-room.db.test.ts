import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { executeGame } from "@/lib/room/store/execute-game";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute } from "@/lib/testing/league";
import { execute } from "./execute";

await freshDatabase();

type TestMatch = Awaited<ReturnType<typeof listTestMatches>>[number];

const later = (hours: number) => new Date(MONDAY.getTime() + hours * 3_600_000);
const CLAIM = { type: "claim-no-show", statement: "I waited outside." } as const;

async function agree({ id, home, away }: TestMatch, hours: number): Promise<void> {
  const time = later(hours).toISOString();
  await mustExecute(id, { type: "propose-times", times: [time] }, { userId: home }, later(1));
  await mustExecute(id, { type: "accept-time", time }, { userId: away }, later(2));
}

const sit = ({ id }: TestMatch, userId: string, at: Date) =>
  executeGame({ match: id, number: 1 }, { id: randomUUID(), command: { type: "sit" } }, userId, at, "home");

test("no one can claim a no-show against a player they're playing in the match room", async () => {
  const league = await makeLeague({ players: 4, rules: OFFICIAL });
  const [played, waited] = await listTestMatches(league);
  if (!played || !waited) throw new Error("A league has matches");
  await agree(played, 25);
  await agree(waited, 49);
  for (const userId of [played.home, played.away]) await sit(played, userId, later(25));
  await sit(waited, waited.home, later(49));

  const claim = (match: TestMatch, at: Date) => execute(match.id, CLAIM, { userId: match.home }, at);
  expect(await claim(played, later(26))).toMatchObject({ ok: false, refusal: { code: "both-played" } });
  expect(await claim(waited, later(50))).toMatchObject({ ok: true });
});
