import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { saveList } from "@/lib/eligibility/store/list";
import { addEntry } from "@/lib/entries/store/add-entry";
import { saveFee } from "@/lib/fees/store/fee";
import { markFee } from "@/lib/fees/store/ledger";
import { PASS } from "@/lib/fees/testing/pass";
import { claim, insertClaimCode } from "@/lib/people/store/claims";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";
import { acceptWaiver } from "@/lib/waivers/store/signing";
import { saveWaiver } from "@/lib/waivers/store/texts";
import { erase } from "../testing/erase";
import { makePlayedLeague } from "../testing/played-league";
import { searchDatabase } from "../testing/search";

await freshDatabase();
const search = searchDatabase();

test("lines of lists go, except those that are other people's under the same campus ID", async () => {
  const { league, player, email } = await makePlayedLeague();
  const other = await makeLeague({ slug: "erase-numbers", players: 2, publish: false });
  const { organizationId } = league;
  const { userId } = player;
  await prisma().campusId.create({ data: { organizationId, userId, campusId: "A7700", givenAt: MONDAY } });
  const line = (theirEmail: string | null, campusId: string | null) => ({
    email: theirEmail,
    campusId,
    validUntil: null,
  });
  const save = async ({ scope, season }: TestLeague, lines: readonly ReturnType<typeof line>[]) =>
    saveList(scope, season.id, { lines: [...lines], mode: "replace", seen: 0 }, MONDAY);
  const rival = line("rival@lakeside.example", "A7700");
  await save(league, [line(email, "B1"), line(null, "A7700"), rival]);
  await save(other, [line(email, null), line(null, "A7700")]);

  expect(await erase(userId)).toMatchObject({ ok: true });

  const linesOf = ({ season }: TestLeague) =>
    prisma().eligibilityLine.findMany({
      where: { seasonId: season.id },
      select: { email: true, campusId: true, validUntil: true },
    });
  expect(await linesOf(league)).toEqual([rival]);
  expect(await linesOf(other)).toEqual([line(null, "A7700")]);
});

test("the waiver that they accepted goes, and what they paid stays without its note", async () => {
  const { league, player } = await makePlayedLeague();
  const { scope, season } = league;
  const { userId } = player;
  await saveWaiver(scope, season.id, { text: "I play at my own risk.", seen: 0 }, MONDAY);
  await saveFee(scope, season.id, { fee: PASS, seen: 0 }, MONDAY);
  const signed = { version: 1, accepts: true, signedName: "Unmistakable", guardianName: "Una Mistaken" };
  expect(await acceptWaiver({ seasonId: season.id, userId }, signed, MONDAY)).toMatchObject({ ok: true });
  const paid = { userId, kind: "paid", note: "Check of Una Mistaken", seen: 0 } as const;
  expect(await markFee(scope, season.id, paid, MONDAY)).toMatchObject({ ok: true });

  expect(await erase(userId)).toMatchObject({ ok: true });

  expect(await prisma().waiverAcceptance.count({ where: { userId } })).toBe(0);
  const marks = await prisma().feeMark.findMany({ where: { userId }, select: { kind: true, note: true } });
  expect(marks).toEqual([{ kind: "paid", note: null }]);
  expect(await search("Unmistakable")).toEqual([]);
  expect(await search("Mistaken")).toEqual([]);
});

test("the log of before they claimed their registration forgets their name, too", async () => {
  const { organizationId, scope, season } = await makeLeague({ slug: "erase-claimed", publish: false });
  const name = "Quastenflor";
  const guest = { name, email: null, phone: null, bornOn: null, handle: "" };
  const added = await addEntry(scope, season.divisions[0]?.id ?? "", guest, MONDAY);
  const entryId = added?.ok ? added.value.entryId : "";
  const { userId: guestId } = await prisma().entry.findUniqueOrThrow({ where: { id: entryId } });
  const made = await insertClaimCode(scope, { userId: guestId, name }, MONDAY);
  const { id: userId } = await prisma().user.create({ data: { email: "claimed@lakeside.example" } });
  const code = made?.ok ? made.value.code : "";
  expect(await claim({ userId, origin: undefined }, code, MONDAY)).toMatchObject({ ok: true });
  const named = { organizationId, subject: { contains: name } };
  const before = await prisma().auditEvent.findMany({ where: named });
  expect(before.some(({ data }) => (data as { userId?: string }).userId === guestId)).toBe(true);

  expect(await erase(userId)).toMatchObject({ ok: true });

  expect(await prisma().auditEvent.count({ where: named })).toBe(0);
  expect(await search(name)).toEqual([]);
});
