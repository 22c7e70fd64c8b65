import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { instantOf } from "@/lib/shared/instant";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague } from "@/lib/testing/league";
import { roundToPlay } from "../view/round-to-play";
import { listSeasonsWithRounds } from "./season-rounds";

await freshDatabase();

test("the seasons of an organization come with each division's round, until they're over", async () => {
  const league = await makeLeague();
  await makeLeague({ slug: "riverside" });
  const read = async () => {
    const [season, ...others] = await listSeasonsWithRounds(league.organizationId);
    const [division] = season?.divisions ?? [];
    expect(others).toEqual([]);
    return roundToPlay(season?.roundsOf.get(division?.id ?? "") ?? [], "America/Chicago", instantOf(MONDAY));
  };
  expect(await read()).toBe("Round 1, until Sunday, Nov 22, 11:59 pm");

  const later = { division: { season: { id: league.season.id } } };
  await prisma().round.updateMany({
    where: { stage: later, number: 2 },
    data: { opensAt: new Date(MONDAY), deadlineAt: new Date("2026-11-30T05:59:00Z") },
  });
  await prisma().match.updateMany({
    where: { round: { stage: later, number: 1 } },
    data: { status: "void" },
  });
  expect(await read()).toMatch(/^Round 2/);

  const sessionAt = new Date("2026-11-22T00:00:00Z");
  const round = { stage: { division: { season: { id: league.season.id } } }, number: 1 };
  await prisma().round.updateMany({ where: round, data: { sessionAt, sessionPlace: "Lounge" } });
  await prisma().match.updateMany({
    where: { round },
    data: { status: "scheduled", scheduledAt: sessionAt },
  });
  expect(await read()).toBe("Round 1, Saturday, Nov 21, 6:00 pm");

  await prisma().season.update({ where: { id: league.season.id }, data: { status: "finished" } });
  expect(await read()).toBeNull();
});
