import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague } from "@/lib/testing/league";
import { execute } from "./execute";

await freshDatabase();

const RULES = { ...DEPAUL, forfeits: { ...DEPAUL.forfeits, noticeHours: 1, noticesPerYear: 1 } };

test("a player who gives notice in every match at the same time uses up their one notice with the first", async () => {
  const league = await makeLeague({ players: 6, rules: RULES });
  await prisma().round.updateMany({ data: { opensAt: new Date(MONDAY.getTime() - 1000) } });
  const matches = await listTestMatches(league);
  for (const { userId } of league.players.slice(0, 3)) {
    const own = matches.filter(({ home, away }) => [home, away].includes(userId));
    const answers = await Promise.all(
      own.map(({ id }) => execute(id, { type: "give-notice" }, { userId }, MONDAY)),
    );
    expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
  }
});
