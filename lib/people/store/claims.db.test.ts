import { randomUUID } from "node:crypto";
import pg from "pg";
import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { addEntry } from "@/lib/entries/store/add-entry";
import type { MarkKind } from "@/lib/fees/rules/ledger";
import { saveFee } from "@/lib/fees/store/fee";
import { markFee } from "@/lib/fees/store/ledger";
import { readFeeLedger } from "@/lib/fees/store/read-ledger";
import { PASS } from "@/lib/fees/testing/pass";
import { insertDivision } from "@/lib/season/store/edit-divisions";
import { publishDivision } from "@/lib/stages/store/publish";
import { freshDatabase } from "@/lib/testing/database";
import { fillEveryTable } from "@/lib/testing/fill-every-table";
import { FIRST_DAY, MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";
import { findUnsigned } from "@/lib/waivers/store/missing";
import { recordPaper } from "@/lib/waivers/store/paper";
import { saveWaiver } from "@/lib/waivers/store/texts";
import { claim, insertClaimCode } from "./claims";

const url = await freshDatabase();

const GUEST = { name: "Gus Guest", email: null, phone: null, bornOn: null, handle: "" };
/** The pages of players are out of date, and no names. */
const CLAIMED = {
  ok: true,
  value: { changes: [{ organization: expect.any(String), season: null, divisions: [] }] },
};

/** The tables that name a person, and what a claim does with the guest's rows. */
const MOVED = [
  "campus_id",
  "checkout",
  "digest_item",
  "eligibility_exception",
  "entry",
  "fee_mark",
  "former_identity",
  "handle",
  "hold",
  "membership",
  "registration_hold",
  "reminder",
  "waiver_acceptance",
  "withheld_name",
];
const USED_UP = ["claim_code"];
/** They come from signing in, from an email, or from a page that only a signed-in person sees. */
const ONLY_WITH_AN_ACCOUNT = [
  "account",
  "api_token",
  "campus_group",
  "erasure",
  "free_day",
  "free_hours",
  "letter_choice",
  "push",
  "push_subscription",
  "sign_in_session",
  "stand_in",
];

test("moves every row that someone without an account can have", async () => {
  const league = await makeLeague({ publish: false });
  const { scope, season } = league;
  const guestId = await enter(league);
  const divisionId = season.divisions[0]?.id ?? "";
  const lots = (await prisma().entry.findMany({ where: { divisionId } })).map(({ id }) => id);
  await publishDivision(scope, season, { divisionId, lots, firstDay: FIRST_DAY, session: null }, MONDAY);
  const code = await codeOf(league, guestId);
  // The filling deletes the account with the last id.
  await prisma().user.create({
    data: { id: "ffffffff-ffff-7fff-bfff-ffffffffffff", email: "deleted@claims.example" },
  });
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    await fillEveryTable(db);
    await db.query("SET session_replication_role = replica");
    for (const table of MOVED)
      await db.query(
        `UPDATE "${table}" SET user_id = $1 WHERE ctid = (SELECT ctid FROM "${table}" ORDER BY user_id = $1 DESC LIMIT 1)`,
        [guestId],
      );
    await db.query("SET session_replication_role = origin");

    const tables = await listTables(db);
    expect(tables).toEqual([...MOVED, ...USED_UP, ...ONLY_WITH_AN_ACCOUNT].sort());
    const before = await countRows(db, guestId);
    expect(MOVED.filter((table) => !before[table])).toEqual([]);
    const userId = await account();
    expect(await claim({ userId, origin: undefined }, code, MONDAY)).toMatchObject({ ok: true });
    expect(await countRows(db, userId)).toEqual(before);
  } finally {
    await db.end();
  }
});

test("what the desk was paid and the paper it has count for the account", async () => {
  const { league, guestId, mark, ledger, unsigned } = await makeSeason();
  await mark(guestId, ["paid"]);
  await signOnPaper(league, guestId);
  const userId = await account();
  const code = await codeOf(league, guestId);
  expect(await claim({ userId, origin: undefined }, code, MONDAY)).toEqual(CLAIMED);
  expect(await ledger(userId)).toMatchObject({
    status: "paid",
    marks: [{ kind: "paid", note: "Gus: paid" }],
  });
  expect(await unsigned(userId)).toBe(false);
});

test.each<{
  own: readonly MarkKind[];
  guest: readonly MarkKind[];
  status: string;
  notes: readonly string[];
}>([
  { own: ["paid"], guest: ["waived"], status: "waived", notes: ["Own: paid", "Gus: waived"] },
  {
    own: ["waived"],
    guest: ["paid", "undone"],
    status: "waived",
    notes: ["Gus: paid", "Gus: undone", "Own: waived"],
  },
  {
    own: ["paid", "undone"],
    guest: ["paid"],
    status: "paid",
    notes: ["Own: paid", "Own: undone", "Gus: paid"],
  },
  {
    own: ["paid", "undone"],
    guest: ["waived", "undone"],
    status: "owed",
    notes: ["Gus: waived", "Gus: undone", "Own: paid", "Own: undone"],
  },
])("the ledgers $own and $guest become one that reads $status", async ({ own, guest, status, notes }) => {
  const { league, guestId, mark, ledger } = await makeSeason();
  const userId = league.players[0]?.userId ?? "";
  await mark(userId, own);
  await mark(guestId, guest);
  const code = await codeOf(league, guestId);
  expect(await claim({ userId, origin: undefined }, code, MONDAY)).toEqual(CLAIMED);
  const after = await ledger(userId);
  expect(after?.status).toBe(status);
  expect(after?.marks.map(({ number, note }) => [number, note])).toEqual(
    notes.map((note, index) => [index + 1, note]),
  );
});

test("a code that was sent twice is claimed once, and works for no one else", async () => {
  const { league, guestId } = await makeSeason();
  const [userId, other] = [await account(), await account()];
  const code = await codeOf(league, guestId);
  const press = () => claim({ userId, origin: undefined }, code, MONDAY);
  const answers = await Promise.all([press(), press()]);
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(await press()).toMatchObject({ ok: true });
  expect(await prisma().entry.count({ where: { userId } })).toBe(1);
  const wrong = { ok: false, refusal: "wrong-code" };
  expect(await claim({ userId: other, origin: undefined }, code, MONDAY)).toEqual(wrong);
  expect(await claim({ userId, origin: undefined }, "2222-2222-2222", MONDAY)).toEqual(wrong);
  expect(await claim({ userId, origin: undefined }, "", MONDAY)).toEqual(wrong);
});

test("a number that the account gives another organization later stays hidden from this one", async () => {
  const { league, guestId } = await makeSeason();
  const userId = await account();
  const code = await codeOf(league, guestId);
  expect(await claim({ userId, origin: undefined }, code, MONDAY)).toEqual(CLAIMED);
  expect(await prisma().entry.findMany({ where: { userId } })).toMatchObject([{ sharesPhone: false }]);
});

test.each([
  { why: "takes over the one that the desk wrote down", own: null, phone: "312 555 0199", here: true },
  { why: "keeps its own, which this organization doesn't know", own: "1", phone: "1", here: false },
])("an account with the number $own $why", async ({ own, phone, here }) => {
  const { league, guestId } = await makeSeason();
  const elsewhere = await makeLeague({ slug: `l${randomUUID().slice(0, 8)}`, players: 2, publish: false });
  const userId = elsewhere.players[0]?.userId ?? "";
  await prisma().user.update({ where: { id: guestId }, data: { phone: "312 555 0199" } });
  await prisma().entry.updateMany({ where: { userId: guestId }, data: { sharesPhone: true } });
  await prisma().user.update({ where: { id: userId }, data: { phone: own } });
  const code = await codeOf(league, guestId);
  expect(await claim({ userId, origin: undefined }, code, MONDAY)).toMatchObject({ ok: true });
  expect(await prisma().user.findUnique({ where: { id: userId } })).toMatchObject({ phone });
  const entries = await prisma().entry.findMany({ where: { userId } });
  const shared = entries.filter(({ sharesPhone }) => sharesPhone);
  const knows = here ? league : elsewhere;
  expect(shared.map(({ organizationId }) => organizationId)).toEqual([knows.organizationId]);
});

test.each([
  { why: "is the account's, whose number is shared here", contactsForgottenAt: null, sharesPhone: true },
  { why: "stays forgotten if its contacts were", contactsForgottenAt: MONDAY, sharesPhone: false },
])("a guest's registration $why", async ({ contactsForgottenAt, sharesPhone }) => {
  const { league, guestId } = await makeSeason();
  const userId = league.players[0]?.userId ?? "";
  const { id } = await prisma().entry.findFirstOrThrow({ where: { userId: guestId } });
  await prisma().entry.update({ where: { id }, data: { contactsForgottenAt, sharesPhone: false } });
  const code = await codeOf(league, guestId);
  expect(await claim({ userId, origin: undefined }, code, MONDAY)).toEqual(CLAIMED);
  expect(await prisma().entry.findUnique({ where: { id } })).toMatchObject({ userId, sharesPhone });
});

test("what the account gave itself stays: its campus ID, and a waiver that it accepted", async () => {
  const { league, guestId } = await makeSeason();
  const userId = league.players[0]?.userId ?? "";
  const { organizationId } = league;
  await signOnPaper(league, guestId);
  await signOnPaper(league, userId);
  await prisma().campusId.createMany({
    data: [
      { organizationId, userId, campusId: "A1", givenAt: MONDAY },
      { organizationId, userId: guestId, campusId: "A2", givenAt: MONDAY },
    ],
  });
  const own = await prisma().waiverAcceptance.findMany({ where: { userId } });
  const code = await codeOf(league, guestId);
  expect(await claim({ userId, origin: undefined }, code, MONDAY)).toEqual(CLAIMED);
  expect(await prisma().waiverAcceptance.findMany({ where: { organizationId } })).toEqual(own);
  expect(await prisma().campusId.findMany({ where: { organizationId } })).toMatchObject([{ campusId: "A1" }]);
});

test.each([
  { why: "of the account", isTied: true },
  { why: "for its address", isTied: false },
])(
  "of two exceptions in a season, the one $why stays, and the guest's other ones are the account's",
  async ({ isTied }) => {
    const { league, guestId } = await makeSeason();
    const { organizationId, season, directorId: grantedBy } = league;
    const elsewhere = await makeLeague({ slug: `l${randomUUID().slice(0, 8)}`, players: 2, publish: false });
    const userId = await account();
    const { email } = await prisma().user.findUniqueOrThrow({ where: { id: userId } });
    const granted = { grantedBy, grantedAt: MONDAY };
    const here = { organizationId, seasonId: season.id, ...granted };
    const there = { organizationId: elsewhere.organizationId, seasonId: elsewhere.season.id, ...granted };
    await prisma().eligibilityException.createMany({
      data: [
        { ...here, userId: isTied ? userId : null, email, reason: "Own" },
        { ...here, userId: guestId, email: "gus@guests.example", reason: "Guest" },
        { ...there, userId: guestId, email: "gus@guests.example", reason: "Guest, elsewhere" },
      ],
    });
    const code = await codeOf(league, guestId);
    expect(await claim({ userId, origin: undefined }, code, MONDAY)).toEqual(CLAIMED);
    const live = await prisma().eligibilityException.findMany({
      where: { endedAt: null, OR: [{ userId }, { email }] },
      orderBy: { reason: "asc" },
    });
    expect(live.map(({ reason }) => reason)).toEqual(["Guest, elsewhere", "Own"]);
  },
);

/** A season with a fee and a waiver, two players, and a guest in a division of their own. */
async function makeSeason() {
  const league = await makeLeague({ slug: `l${randomUUID().slice(0, 8)}`, players: 2, publish: false });
  const { scope, season } = league;
  await insertDivision(scope, season.id, { name: "Beginners", underAge: null, capacity: null }, MONDAY);
  await saveFee(scope, season.id, { fee: PASS, seen: 0 }, MONDAY);
  await saveWaiver(scope, season.id, { text: "Play at your own risk.", seen: 0 }, MONDAY);
  const guestId = await enter(league, "beginners");
  return {
    league,
    guestId,
    mark: async (userId: string, kinds: readonly MarkKind[]) => {
      for (const [seen, kind] of kinds.entries()) {
        const note = `${userId === guestId ? "Gus" : "Own"}: ${kind}`;
        expect(await markFee(scope, season.id, { userId, kind, note, seen }, MONDAY)).toMatchObject({
          ok: true,
        });
      }
    },
    ledger: async (userId: string) =>
      (await readFeeLedger(scope, season.id)).players.find((player) => player.userId === userId),
    unsigned: async (userId: string) =>
      (await findUnsigned(prisma(), { seasonId: season.id, today: "2026-11-16" }, [userId])).has(userId),
  };
}

async function signOnPaper({ scope, season }: TestLeague, userId: string): Promise<void> {
  const paper = { userId, signedName: "A Player", guardianName: "", note: "Binder 2", seen: 1 };
  expect(await recordPaper(scope, season.id, paper, MONDAY)).toMatchObject({ ok: true });
}

async function enter({ scope, season }: TestLeague, slug = "open"): Promise<string> {
  const division = await prisma().division.findFirstOrThrow({ where: { seasonId: season.id, slug } });
  const added = await addEntry(scope, division.id, GUEST, MONDAY);
  if (!added?.ok) throw new Error("They can be added");
  return (await prisma().entry.findUniqueOrThrow({ where: { id: added.value.entryId } })).userId;
}

async function codeOf({ scope }: TestLeague, userId: string): Promise<string> {
  const made = await insertClaimCode(scope, { userId, name: GUEST.name }, MONDAY);
  if (!made?.ok) throw new Error("A code can be made");
  return made.value.code;
}

async function account(): Promise<string> {
  return (await prisma().user.create({ data: { email: `${randomUUID()}@claims.example` } })).id;
}

async function listTables(db: pg.Client): Promise<readonly string[]> {
  const { rows } = await db.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'user_id' ORDER BY name`,
  );
  return rows.map(({ name }) => name);
}

async function countRows(db: pg.Client, userId: string): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const table of MOVED) {
    const { rows } = await db.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM "${table}" WHERE user_id = $1`,
      [userId],
    );
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}
