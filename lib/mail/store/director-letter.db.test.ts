import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { saveFee } from "@/lib/fees/store/fee";
import { markFee } from "@/lib/fees/store/ledger";
import { PASS } from "@/lib/fees/testing/pass";
import { addCrowd } from "@/lib/testing/crowd";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { acceptWaiver } from "@/lib/waivers/store/signing";
import { saveWaiver } from "@/lib/waivers/store/texts";
import type { Audience } from "../rules/audience";
import { listAudience, writeToPlayers } from "./director-letter";

await freshDatabase();

const league = await makeLeague({ players: 4 });
const [division] = league.season.divisions;
if (!division) throw new Error("One division");
const askedOf = (audience: Audience) => ({ season: league.season, division, audience });
const SILENT = askedOf({ who: "silent", stage: 1, round: 1 });

test("everyone, a round, and its players who haven't reported yet", async () => {
  const [first] = await listTestMatches(league);
  await mustExecute(
    first?.id ?? "",
    { type: "report", games: TWO_NIL },
    { userId: first?.home ?? "" },
    MONDAY,
  );
  const idsOf = async (audience: Audience) =>
    (await listAudience(league.scope, askedOf(audience), MONDAY)).map(({ userId }) => userId).sort();
  const all = league.players.map(({ userId }) => userId).sort();
  expect(await idsOf({ who: "everybody" })).toEqual(all);
  expect(await idsOf({ who: "round", stage: 1, round: 1 })).toEqual(all);
  const silent = all.filter((userId) => userId !== first?.home && userId !== first?.away);
  expect(await idsOf({ who: "silent", stage: 1, round: 1 })).toEqual(silent);
  expect(await idsOf({ who: "round", stage: 1, round: 9 })).toEqual([]);
});

test("sent twice at the same time, each player gets one letter and the log has one entry; a new form is a new letter", async () => {
  const letter = { subject: "Play", words: "Please.", nonce: crypto.randomUUID(), audienceWords: "Open" };
  const send = () => writeToPlayers(league.scope, SILENT, letter, MONDAY);
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers).toEqual([1, 2, 3].map(() => ({ ok: true, value: { letters: 2 } })));
  const countLetters = () => prisma().letter.count({ where: { subject: "Play" } });
  expect(await countLetters()).toBe(2);
  const entries = await prisma().auditEvent.findMany({ where: { type: "wrote-to-players" } });
  expect(entries).toMatchObject([{ actorUserId: league.directorId, subject: "Open, Fall 2026: “Play”" }]);
  await writeToPlayers(league.scope, SILENT, { ...letter, nonce: crypto.randomUUID() }, MONDAY);
  expect(await countLetters()).toBe(4);
});

test("the form that the browser kept sends another email with other words, or to other players", async () => {
  const letter = { subject: "Kept", words: "One.", nonce: crypto.randomUUID(), audienceWords: "Open" };
  const everybody = askedOf({ who: "everybody" });
  await writeToPlayers(league.scope, everybody, letter, MONDAY);
  await writeToPlayers(league.scope, everybody, { ...letter, words: "Two." }, MONDAY);
  await writeToPlayers(league.scope, askedOf({ who: "round", stage: 1, round: 1 }), letter, MONDAY);
  expect(await prisma().letter.count({ where: { subject: "Kept" } })).toBe(3 * 4);
});

test("who hasn't accepted the waiver, also on the waitlist, and who owes the fee", async () => {
  const asking = await makeLeague({ slug: "asking", players: 4 });
  const { scope, season } = asking;
  const [open] = season.divisions;
  if (!open) throw new Error("One division");
  const idsOf = async (who: "unsigned" | "owing") =>
    (await listAudience(scope, { season, division: open, audience: { who } }, MONDAY))
      .map(({ userId }) => userId)
      .sort();
  expect([await idsOf("unsigned"), await idsOf("owing")]).toEqual([[], []]);

  expect(
    await saveWaiver(scope, season.id, { text: "I play at my own risk.", seen: 0 }, MONDAY),
  ).toMatchObject({
    ok: true,
  });
  expect(await saveFee(scope, season.id, { fee: PASS, seen: 0 }, MONDAY)).toMatchObject({ ok: true });
  const [signed, paid, waiting, gone] = asking.players;
  if (!signed || !paid || !waiting || !gone) throw new Error("Four players");
  const said = { version: 1, accepts: true, signedName: signed.name, guardianName: "" };
  expect(await acceptWaiver({ seasonId: season.id, userId: signed.userId }, said, MONDAY)).toMatchObject({
    ok: true,
  });
  const mark = { userId: paid.userId, kind: "paid", note: null, seen: 0 } as const;
  expect(await markFee(scope, season.id, mark, MONDAY)).toMatchObject({ ok: true });
  await prisma().entry.update({ where: { id: waiting.entryId }, data: { status: "waitlisted" } });
  await prisma().entry.update({ where: { id: gone.entryId }, data: { status: "withdrawn" } });
  expect(await idsOf("unsigned")).toEqual([paid.userId, waiting.userId].sort());
  expect(await idsOf("owing")).toEqual([signed.userId]);
});

test("an email without readers is refused, and directors of other campuses can't email these players", async () => {
  const nobody = askedOf({ who: "silent", stage: 1, round: 9 });
  const letter = { subject: "Play", words: "Please.", nonce: crypto.randomUUID(), audienceWords: "Open" };
  expect(await writeToPlayers(league.scope, nobody, letter, MONDAY)).toEqual({
    ok: false,
    refusal: "nobody",
  });
  const other = await makeLeague({ slug: "hillside", players: 2 });
  expect(await listAudience(other.scope, SILENT, MONDAY)).toEqual([]);
});

test("everyone in a division gets it, however many there are", async () => {
  const crowded = await makeLeague({ slug: "crowded", players: 0, publish: false });
  const count = await addCrowd(crowded);
  const { scope, season } = crowded;
  const [division] = season.divisions;
  if (!division) throw new Error("A league has a division");
  const asked = { season, division, audience: { who: "everybody" } } as const;
  expect(await listAudience(scope, asked, MONDAY)).toHaveLength(count);
});
