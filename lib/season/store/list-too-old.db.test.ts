import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { addCrowd } from "@/lib/testing/crowd";
import { freshDatabase } from "@/lib/testing/database";
import { FIRST_DAY, makeLeague } from "@/lib/testing/league";
import { listTooOld } from "./list-too-old";

await freshDatabase();

test("everyone who is too old is named, however many there are", async () => {
  const league = await makeLeague({ players: 0, publish: false });
  await prisma().division.updateMany({ where: { seasonId: league.season.id }, data: { underAge: 12 } });
  const count = await addCrowd(league, { bornOn: new Date("2000-01-01") });
  const rule = { startsOn: FIRST_DAY, eligibility: league.season.rules.eligibility };
  expect(await listTooOld(prisma(), league.season.id, rule)).toHaveLength(count);
});
