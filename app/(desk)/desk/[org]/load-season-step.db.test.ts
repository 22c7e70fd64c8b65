import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { readPlayedDivisions } from "@/lib/desk/store/played-divisions";
import { saveFee } from "@/lib/fees/store/fee";
import { insertDivision } from "@/lib/season/store/edit-divisions";
import { updateSeasonStatus } from "@/lib/season/store/seasons";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute } from "@/lib/testing/league";
import { loadSeasonStep } from "./load-season-step";

await freshDatabase();

test("a division without a schedule is asked about, and before it, the players who are kept out of it", async () => {
  const { scope, season } = await makeLeague({ slug: "harbor", players: 2 });
  const { organization } = season;
  const load = async () => {
    const { divisions } = await readPlayedDivisions(organization);
    return loadSeasonStep({ scope, organization }, divisions);
  };
  await prisma().match.updateMany({ where: { organizationId: organization.id }, data: { status: "void" } });
  const entry = await prisma().entry.findFirstOrThrow({ where: { organizationId: organization.id } });
  const added = await insertDivision(
    scope,
    season.id,
    { name: "Club", underAge: null, capacity: null },
    MONDAY,
  );
  if (!added.ok) throw new Error("A running season can have another division");
  const club = await prisma().division.findFirstOrThrow({
    where: { organizationId: organization.id, slug: "club" },
  });
  for (const [index, email] of ["ana@harbor.example", "ben@harbor.example"].entries()) {
    const user = await prisma().user.create({ data: { email, name: email, createdAt: MONDAY } });
    const own = { id: randomUUID(), divisionId: club.id, userId: user.id, number: index + 1, name: email };
    await prisma().entry.create({ data: { ...entry, ...own } });
  }
  expect((await load())?.step.what).toBe("Publish the schedule of Club");
  const fee = { name: "Pass", money: null, due: "publication", whereToPay: null } as const;
  await saveFee(scope, season.id, { fee, seen: 0 }, MONDAY);
  expect((await load())?.step.what).toBe("Decide about two players of Club");
});

test("once every match is decided, the desk's next step is to finish the season, until it's finished", async () => {
  const league = await makeLeague({ players: 2 });
  const { scope, season } = league;
  const { organization } = season;
  const load = async () => {
    const { divisions } = await readPlayedDivisions(organization);
    return loadSeasonStep({ scope, organization }, divisions);
  };
  expect(await load()).toBeNull();
  const [match] = await listTestMatches(league);
  await mustExecute(match?.id ?? "", { type: "concede" }, { userId: match?.home ?? "" }, MONDAY);
  expect(await load()).toMatchObject({
    href: `/desk/${league.org}/seasons/fall-2026`,
    step: { what: `Finish ${season.name}`, action: "finish" },
  });
  await updateSeasonStatus(scope, season.id, "finish", MONDAY);
  expect(await load()).toBeNull();
});
