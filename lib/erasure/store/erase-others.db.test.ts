import { expect, test } from "vitest";
import { insertAudit } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { grantException } from "@/lib/eligibility/store/exceptions";
import { placeHold } from "@/lib/eligibility/store/holds";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { acceptWaiver } from "@/lib/waivers/store/signing";
import { saveWaiver } from "@/lib/waivers/store/texts";
import { erase } from "../testing/erase";
import { makePlayedLeague } from "../testing/played-league";

await freshDatabase();

test("what others wrote about each other stays, whatever names the person used", async () => {
  const { league, player } = await makePlayedLeague();
  const { organizationId, season } = league;
  const { userId } = player;
  await saveWaiver(league.scope, season.id, { text: "I play at my own risk.", seen: 0 }, MONDAY);
  const signed = { version: 1, accepts: true, signedName: "I agree", guardianName: "" };
  expect(await acceptWaiver({ seasonId: season.id, userId }, signed, MONDAY)).toMatchObject({ ok: true });
  await prisma().handle.create({ data: { organizationId, seasonId: season.id, userId, handle: "no-show" } });
  await prisma().formerIdentity.createMany({
    data: ["2026", "2-0"].map((value) => ({ userId, kind: "username", value, changedAt: MONDAY })),
  });
  await prisma().user.update({ where: { id: userId }, data: { phone: "2026-11-20" } });
  for (const name of ["came on time", "won", player.name])
    await prisma().user.update({ where: { id: userId }, data: { name } });
  const match = (await listTestMatches(league)).find(({ home, away }) => home !== userId && away !== userId);
  if (!match) throw new Error("Six matches of others");
  await mustExecute(match.id, { type: "report", games: [...TWO_NIL] }, { userId: match.home }, MONDAY);
  const statement = `I agree that it was a 2-0, no no-show, and they came on time on 2026-11-20. ${player.name} saw it.`;
  await mustExecute(match.id, { type: "contest", statement, games: null }, { userId: match.away }, MONDAY);

  expect(await erase(userId)).toMatchObject({ ok: true });

  const said = await prisma().matchEvent.findFirst({
    where: { matchId: match.id, type: "ReportContested" },
  });
  expect(said?.data).toMatchObject({ statement: statement.replace(player.name, "Deleted account") });
});

test("what opponents wrote in the person's own matches stays, whatever names the person used", async () => {
  const { player, contested } = await makePlayedLeague();
  const { userId } = player;
  for (const name of ["never", "was late", "came home", player.name])
    await prisma().user.update({ where: { id: userId }, data: { name } });

  expect(await erase(userId)).toMatchObject({ ok: true });

  const said = await prisma().matchEvent.findFirst({
    where: { matchId: contested.id, type: "ReportContested" },
  });
  const { name } = await prisma().entry.findUniqueOrThrow({ where: { id: player.entryId } });
  expect(said?.data).toMatchObject({ statement: `${name} never came. ${name} was at home.` });
});

test("what was written for their address, but belongs to who had it before, neither stops it nor goes", async () => {
  const { league, player, email } = await makePlayedLeague();
  const { scope, season } = league;
  const before = league.players[1];
  if (!before) throw new Error("Five players");
  const { userId } = before;
  await grantException(scope, season.id, { email, reason: "Staff" }, MONDAY);
  await placeHold(scope, { email, kind: "unpaid", lastOn: null, note: null }, MONDAY);
  await prisma().eligibilityException.updateMany({ where: { email }, data: { userId } });
  await prisma().registrationHold.updateMany({ where: { email }, data: { userId } });

  expect(await erase(player.userId)).toMatchObject({ ok: true });

  expect(await prisma().eligibilityException.count({ where: { userId } })).toBe(1);
  expect(await prisma().registrationHold.count({ where: { userId } })).toBe(1);
});

test("a line of the log about one of their matches names them no more", async () => {
  const { league, player, played } = await makePlayedLeague();
  const { organizationId, directorId } = league;
  const data = {
    matchId: played.id,
    of: "home",
    rating: 0,
    reason: `${player.name.split(" ")[0]} was rude.`,
  };
  await inTransaction((tx) =>
    insertAudit(tx, {
      ...{ organizationId, actorUserId: directorId, type: "rating-left-out", subject: "A vs. B", at: MONDAY },
      data,
    }),
  );

  expect(await erase(player.userId)).toMatchObject({ ok: true });

  const { name } = await prisma().entry.findUniqueOrThrow({ where: { id: player.entryId } });
  const line = await prisma().auditEvent.findFirst({ where: { organizationId, type: "rating-left-out" } });
  expect(line?.data).toEqual({ ...data, reason: `${name} was rude.` });
});

test("a namesake keeps what was written about them", async () => {
  const { league, player } = await makePlayedLeague();
  const namesake = league.players[1];
  if (!namesake) throw new Error("Five players");
  await prisma().entry.update({ where: { id: namesake.entryId }, data: { name: player.name } });
  expect(await erase(player.userId)).toMatchObject({ ok: true });
  expect((await prisma().entry.findUniqueOrThrow({ where: { id: namesake.entryId } })).name).toBe(
    player.name,
  );
  const about = await prisma().auditEvent.count({
    where: { organizationId: league.organizationId, subject: { contains: player.name } },
  });
  expect(about).toBeGreaterThan(0);
});
