import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { addEntry } from "@/lib/entries/store/add-entry";
import { findLeaving, leaveDivision } from "@/lib/entries/store/leaving";
import { writeLetters } from "@/lib/mail/store/letters";
import { claim, insertClaimCode } from "@/lib/people/store/claims";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague } from "@/lib/testing/league";
import { erase, later } from "../testing/erase";
import { searchDatabase } from "../testing/search";

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

test("the name of a registration that went with the claim goes from the log", async () => {
  const league = await makeLeague({ slug: "doubles", players: 2, publish: false });
  const { scope, season, players } = league;
  const [player] = players;
  const guest = { name: "Zenobia Quastenflor", email: null, phone: null, bornOn: null, handle: "" };
  const added = await addEntry(scope, season.divisions[0]?.id ?? "", guest, MONDAY);
  const entryId = added?.ok ? added.value.entryId : "";
  const stamp = (await findLeaving(scope, entryId))?.stamp ?? "";
  await leaveDivision(scope, { entryId, stamp, isRemoved: true, reason: "Registered twice." }, MONDAY);
  const { userId: guestId } = await prisma().entry.findUniqueOrThrow({ where: { id: entryId } });
  const code = await insertClaimCode(scope, { userId: guestId, name: guest.name }, MONDAY);
  const by = { userId: player?.userId ?? "", origin: undefined };
  expect(await claim(by, code?.ok ? code.value.code : "", MONDAY)).toMatchObject({ ok: true });
  expect(await prisma().entry.count({ where: { id: entryId } })).toBe(0);

  expect(await erase(by.userId, later(10))).toMatchObject({ ok: true });

  expect(await search("Quastenflor")).toEqual([]);
});

async function write(key: string, organizationId: string, at = MONDAY) {
  const draft = { key, to: { name: "Gus", email: MISTYPED }, subject: "", text: "", html: "" };
  await inTransaction((tx) => writeLetters(tx, organizationId, [draft], at));
}
