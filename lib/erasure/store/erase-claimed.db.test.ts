import { describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { addEntry } from "@/lib/entries/store/add-entry";
import { findLeaving, leaveDivision } from "@/lib/entries/store/leaving";
import { writeLetters } from "@/lib/mail/store/letters";
import { proveAdmin } from "@/lib/people/rules/permissions";
import { claim, insertClaimCode } from "@/lib/people/store/claims";
import { DEFAULTS } from "@/lib/retention/rules/periods";
import { deleteDue } from "@/lib/retention/store/delete-due";
import { choose, daysAgo, now, tomorrow } from "@/lib/retention/testing/old-league";
import { dateIn } from "@/lib/shared/dates";
import { instantOf } from "@/lib/shared/instant";
import { freshDatabase } from "@/lib/testing/database";
import { isWaiting } from "@/lib/testing/is-waiting";
import { MONDAY, makeLeague } from "@/lib/testing/league";
import { erase, later } from "../testing/erase";
import { searchDatabase } from "../testing/search";
import { eraseFromServer } from "./erase";

await freshDatabase();
const search = searchDatabase();

const MISTYPED = "gsu@lakeside.example";

test("of an address that a director mistyped, only emails of that organization go, until the claim", async () => {
  const league = await makeLeague({ players: 2, publish: false });
  const other = await makeLeague({ slug: "other", players: 2, publish: false });
  const player = { name: "Gus Guest", email: MISTYPED, phone: null, bornOn: null, handle: "" };
  await addEntry(league.scope, league.season.divisions[0]?.id ?? "", player, MONDAY);
  const { id } = await prisma().user.findUniqueOrThrow({ where: { email: MISTYPED } });
  const { id: userId } = await prisma().user.create({ data: { email: "gus@lakeside.example" } });
  await write("before", league.organizationId);
  const code = await insertClaimCode(league.scope, { userId: id, name: "Gus Guest" }, MONDAY);
  const typed = code?.ok ? code.value.code : "";
  expect(await claim({ userId, origin: undefined }, typed, MONDAY)).toMatchObject({ ok: true });

  await write("elsewhere", other.organizationId);
  await write("after", league.organizationId, later(2));
  await prisma().verificationToken.create({
    data: { identifier: MISTYPED, token: "of a stranger", expires: later(60) },
  });
  await prisma().registrationHold.create({
    data: {
      ...{ organizationId: other.organizationId, email: MISTYPED, kind: "suspended", note: "" },
      ...{ placedBy: other.directorId, placedAt: MONDAY },
    },
  });
  await prisma().letter.updateMany({ where: { key: "before" }, data: { toEmail: MISTYPED } });

  expect(await erase(userId, later(10))).toMatchObject({ ok: true });

  const left = await prisma().letter.findMany({ where: { toEmail: MISTYPED }, orderBy: { key: "asc" } });
  expect(left.map(({ key }) => key)).toEqual(["after", "elsewhere"]);
  expect(await prisma().verificationToken.count({ where: { identifier: MISTYPED } })).toBe(1);
  expect(await prisma().registrationHold.count({ where: { email: MISTYPED } })).toBe(1);
});

describe("the name of a registration that went with the claim", () => {
  test("goes from the log", async () => {
    const { userId } = await claimDouble("doubles", "Zenobia Quastenflor", MONDAY);
    expect(await erase(userId, later(10))).toMatchObject({ ok: true });
    expect(await search("Quastenflor")).toEqual([]);
  });

  test("goes from what's left of the log after its time", async () => {
    const { userId, league } = await claimDouble("expired", "Zenobia", daysAgo(500));
    const { organizationId, directorId, season } = league;
    const data = { status: "finished", overAt: daysAgo(450) } as const;
    await prisma().season.update({ where: { id: season.id }, data });
    const admin = proveAdmin({ organizationId, userId: directorId, roles: ["admin"] });
    if (!admin) throw new Error("An admin");
    await choose(admin, { ...DEFAULTS, log: 365 });
    await deleteDue(organizationId, tomorrow);
    expect(await search("Zenobia")).not.toEqual([]);
    expect(await eraseFromServer(userId, now)).toMatchObject({ ok: true });
    expect(await search("Zenobia")).toEqual([]);
  });
});

test("the operator deletes a guest whose code someone enters at that moment", async () => {
  const league = await makeLeague({ slug: "at-once", players: 2, publish: false });
  const guest = { name: "Gus Guest", email: null, phone: null, bornOn: null, handle: "" };
  const added = await addEntry(league.scope, league.season.divisions[0]?.id ?? "", guest, MONDAY);
  const { userId: guestId } = await prisma().entry.findUniqueOrThrow({
    where: { id: added?.ok ? added.value.entryId : "" },
  });
  const made = await insertClaimCode(league.scope, { userId: guestId, name: guest.name }, MONDAY);
  const { id: userId } = await prisma().user.create({ data: { email: "gus@at-once.example" } });
  const { erased, claimed } = await inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM "user" WHERE id = ${guestId}::uuid FOR UPDATE`;
    const erased = eraseFromServer(guestId, later(10));
    await isWaiting(1);
    const claimed = claim({ userId, origin: undefined }, made?.ok ? made.value.code : "", MONDAY);
    await isWaiting(2);
    return { erased, claimed };
  });
  expect(await Promise.all([erased, claimed])).toMatchObject([
    { ok: true },
    { ok: false, refusal: "wrong-code" },
  ]);
});

/** A league whose director removed a guest, whose code a player of that division then entered. */
async function claimDouble(slug: string, name: string, at: Date) {
  const firstDay = dateIn(instantOf(at), "America/Chicago");
  const league = await makeLeague({ slug, players: 2, publish: false, at, firstDay });
  const { scope, season, players } = league;
  const guest = { name, email: null, phone: null, bornOn: null, handle: "" };
  const added = await addEntry(scope, season.divisions[0]?.id ?? "", guest, at);
  const entryId = added?.ok ? added.value.entryId : "";
  const stamp = (await findLeaving(scope, entryId))?.stamp ?? "";
  await leaveDivision(scope, { entryId, stamp, isRemoved: true, reason: "Registered twice." }, at);
  const { userId: guestId } = await prisma().entry.findUniqueOrThrow({ where: { id: entryId } });
  const code = await insertClaimCode(scope, { userId: guestId, name }, at);
  // The database compares with its own clock.
  await prisma().claimCode.updateMany({ where: { userId: guestId }, data: { expiresAt: tomorrow } });
  const userId = players[0]?.userId ?? "";
  const by = { userId, origin: undefined };
  expect(await claim(by, code?.ok ? code.value.code : "", at)).toMatchObject({ ok: true });
  expect(await prisma().entry.count({ where: { id: entryId } })).toBe(0);
  return { league, userId };
}

async function write(key: string, organizationId: string, at = MONDAY) {
  const draft = { key, to: { name: "Gus", email: MISTYPED }, subject: "", text: "", html: "" };
  await inTransaction((tx) => writeLetters(tx, organizationId, [draft], at));
}
