import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { paths } from "@/lib/paths";
import { askAs } from "@/lib/testing/ask-as";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";
import { stopClock } from "@/lib/testing/stop-clock";
import { listRolesEverywhere } from "../store/roles-everywhere";
import { revokeRole } from "./people";

const asking = askAs();
stopClock(MONDAY);

await freshDatabase();

let league: TestLeague;
let otherId: string;
beforeEach(async () => {
  league = await makeLeague({ slug: `l${randomUUID().slice(0, 8)}`, players: 2, publish: false });
  const { organizationId, directorId: id, players } = league;
  otherId = players[0]?.userId ?? "";
  await prisma().membership.create({ data: { organizationId, userId: otherId, role: "admin" } });
  const { email, name } = await prisma().user.findUniqueOrThrow({ where: { id } });
  const rolesEverywhere = await listRolesEverywhere(id, MONDAY);
  asking.actor = { id, email, name, phone: null, rolesEverywhere };
});

test.each([
  { who: "their own role, which opens the page,", isOwn: true, page: () => paths.desks() },
  { who: "another's role", isOwn: false, page: () => `${paths.people(league.org)}?done=revoked` },
])("an admin who removes $who gets a page that they can open", async ({ isOwn, page }) => {
  const form = new FormData();
  const fields = { org: league.org, userId: isOwn ? league.directorId : otherId, role: "admin", stamp: "" };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  await expect(revokeRole(null, form)).rejects.toMatchObject({
    digest: expect.stringContaining(`;${page()};`),
  });
});
