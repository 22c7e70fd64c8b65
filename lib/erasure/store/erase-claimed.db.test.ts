import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { addEntry } from "@/lib/entries/store/add-entry";
import { writeLetters } from "@/lib/mail/store/letters";
import { claim, insertClaimCode } from "@/lib/people/store/claims";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague } from "@/lib/testing/league";
import { erase, later } from "../testing/erase";

await freshDatabase();

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

async function write(key: string, organizationId: string, at = MONDAY) {
  const draft = { key, to: { name: "Gus", email: MISTYPED }, subject: "", text: "", html: "" };
  await inTransaction((tx) => writeLetters(tx, organizationId, [draft], at));
}
