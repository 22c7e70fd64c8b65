import { beforeAll, describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";
import { addEntry } from "./add-entry";
import { insertLeaveWish } from "./ask-to-leave";
import { withdrawEntry } from "./entries";
import { insertLateEntry } from "./late-entry";
import { leaveDivision } from "./leaving";
import { entryStamp, moveEntry } from "./move-entry";
import { updateCapacity } from "./waitlist";

await freshDatabase();

describe.each(["finished", "archived"] as const)("in a season that's %s", (status) => {
  let league: TestLeague;
  let divisionId: string;
  let other: string;
  beforeAll(async () => {
    league = await makeLeague({ slug: status, players: 3, publish: false });
    divisionId = league.season.divisions[0]?.id ?? "";
    const division = { organizationId: league.organizationId, seasonId: league.season.id, position: 2 };
    other = (await prisma().division.create({ data: { ...division, slug: "other", name: "Other" } })).id;
    await prisma().division.update({ where: { id: divisionId }, data: { capacity: 2 } });
    await prisma().entry.update({ where: { id: idOf(2) }, data: { status: "waitlisted" } });
    await prisma().season.update({ where: { id: league.season.id }, data: { status } });
    await prisma().letter.deleteMany();
  });
  const idOf = (index: number) => league.players[index]?.entryId ?? "";
  const userOf = (index: number) => league.players[index]?.userId ?? "";

  test.each([
    {
      what: "add a player",
      act: () =>
        addEntry(
          league.scope,
          divisionId,
          { name: "Ida Late", email: "ida@x.example", phone: null, bornOn: null, handle: "" },
          MONDAY,
        ),
      refusal: "registration-closed",
    },
    {
      what: "set the spots",
      act: () => updateCapacity(league.scope, divisionId, { capacity: 3 }, MONDAY),
      refusal: "season-over",
    },
    {
      what: "remove a player",
      act: () =>
        leaveDivision(
          league.scope,
          { entryId: idOf(0), stamp: "", isRemoved: true, reason: "Moved." },
          MONDAY,
        ),
      refusal: "season-over",
    },
    {
      what: "move a player",
      act: () =>
        moveEntry(
          league.scope,
          { entryId: idOf(0), to: other, bornOn: null, waits: false },
          { seen: entryStamp({ divisionId, status: "active" }), at: MONDAY },
        ),
      refusal: "season-over",
    },
    {
      what: "give a spot",
      act: () => insertLateEntry(league.scope, idOf(2), MONDAY),
      refusal: "season-over",
    },
    {
      what: "ask to leave",
      act: () => insertLeaveWish(divisionId as never, userOf(0) as never, "Exams.", MONDAY),
      refusal: "season-over",
    },
  ])("a form to $what that was opened before says so, and no one gets an email", async ({ act, refusal }) => {
    expect(await act()).toEqual({ ok: false, refusal });
    expect(await prisma().letter.count()).toBe(0);
    const statuses = await prisma().entry.findMany({
      where: { divisionId },
      orderBy: { registeredAt: "asc" },
    });
    expect(statuses.map(({ status }) => status)).toEqual(["active", "active", "waitlisted"]);
  });
});

test("no one leaves the waitlist of a season that's archived", async () => {
  const { season, players } = await makeLeague({ slug: "waits", players: 1, publish: false });
  const [player] = players;
  await prisma().entry.update({ where: { id: player?.entryId ?? "" }, data: { status: "waitlisted" } });
  await prisma().season.update({ where: { id: season.id }, data: { status: "archived" } });
  const divisionId = season.divisions[0]?.id ?? "";
  expect(await withdrawEntry(divisionId as never, (player?.userId ?? "") as never, MONDAY)).toEqual({
    ok: false,
    refusal: "registration-closed",
  });
});
