import { describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { readLetters } from "@/lib/mail/testing/read-letters";
import { freshDatabase } from "@/lib/testing/database";
import {
  listTestMatches,
  MONDAY,
  makeLeague,
  mustExecute,
  type TestLeague,
  TWO_NIL,
} from "@/lib/testing/league";

await freshDatabase();
const { claim, insertClaimCode } = await import("@/lib/people/store/claims");
const { announceRound } = await import("@/lib/match/store/due-matches");
const { insertDivision } = await import("@/lib/season/store/edit-divisions");
const { updateSeasonStatus } = await import("@/lib/season/store/seasons");
const { publishDivision } = await import("@/lib/stages/store/publish");
const { addEntry } = await import("./add-entry");

const at = MONDAY;
const GUEST = { name: "Gus Guest", email: null, phone: "312 555 0100", bornOn: null, handle: "" };

describe("a player entered by hand", () => {
  test("without an email plays, and nothing is written to them", async () => {
    const league = await makeLeague({ slug: "guests", players: 3, publish: false });
    const entryId = await add(league);
    const { scope, season, players } = league;
    const lots = [...players.map((player) => player.entryId), entryId];
    const divisionId = season.divisions[0]?.id ?? "";
    await publishDivision(scope, season, { divisionId, lots, firstDay: "2026-11-16", session: null }, at);
    const matches = await prisma().match.findMany({
      where: { OR: [{ homeEntryId: entryId }, { awayEntryId: entryId }] },
    });
    expect(matches).toHaveLength(3);
    expect(await prisma().letter.count({ where: { toEmail: { endsWith: ".invalid" } } })).toBe(0);
  });

  test("with an email gets an account and an email, like an imported one", async () => {
    const league = await makeLeague({ slug: "mailed", publish: false });
    await add(league, { ...GUEST, email: "gus@mailed.example" });
    const letter = await prisma().letter.findFirst({ where: { toEmail: "gus@mailed.example" } });
    expect(letter?.subject).toBe("You’ve been added to Fall 2026");
  });

  test("who withdrew and is added again is told again", async () => {
    const league = await makeLeague({ slug: "again", publish: false });
    const player = { ...GUEST, email: "gus@again.example" };
    const entryId = await add(league, player);
    await prisma().entry.update({ where: { id: entryId }, data: { status: "withdrawn" } });
    const later = new Date(at.getTime() + 3_600_000);
    expect(await addEntry(league.scope, divisionOf(league), player, later)).toMatchObject({ ok: true });
    expect(await prisma().letter.count({ where: { toEmail: player.email } })).toBe(2);
  });

  test("without an email is known by the whole name", async () => {
    const league = await makeLeague({ slug: "names", publish: false });
    const guest = await personOf(await add(league));
    const other = await personOf(await add(league, { ...GUEST, name: "Gus_Guest" }));
    expect(other.id).not.toBe(guest.id);
  });

  test("who was removed is brought back before the pairings, and not after them", async () => {
    const league = await makeLeague({ slug: "back", players: 3, publish: false });
    const entryId = await add(league);
    const setStatus = (status: "active" | "removed") =>
      prisma().entry.update({ where: { id: entryId }, data: { status } });
    await setStatus("removed");
    const same = { ...GUEST, person: entryId };
    expect(await addEntry(league.scope, divisionOf(league), same, at)).toMatchObject({
      ok: true,
      value: { entryId, status: "active" },
    });
    const lots = [...league.players.map((player) => player.entryId), entryId];
    const plan = { divisionId: divisionOf(league), lots, firstDay: "2026-11-16", session: null };
    await publishDivision(league.scope, league.season, plan, at);
    await setStatus("removed");
    expect(await addEntry(league.scope, divisionOf(league), same, at)).toMatchObject({ ok: false });
  });

  test("twice in a division is refused, and in another division is the same person", async () => {
    const league = await makeLeague({ slug: "twice", publish: false });
    const person = await add(league);
    expect(await addEntry(league.scope, divisionOf(league), { ...GUEST, person }, at)).toEqual({
      ok: false,
      refusal: "already-registered",
    });
    await insertDivision(
      league.scope,
      league.season.id,
      { name: "Beginners", underAge: null, capacity: null },
      at,
    );
    const other = await prisma().division.findFirstOrThrow({ where: { slug: "beginners" } });
    await addEntry(league.scope, other.id, { ...GUEST, name: "gus guest", person }, at);
    const people = await prisma().entry.findMany({
      where: { name: { equals: GUEST.name, mode: "insensitive" }, organizationId: league.organizationId },
    });
    expect(people).toHaveLength(2);
    expect(new Set(people.map(({ userId }) => userId)).size).toBe(1);
  });

  test("without an email gets the phone that's typed when they're added again", async () => {
    const league = await makeLeague({ slug: "phones", publish: false });
    const entryId = await add(league, { ...GUEST, phone: null });
    await prisma().entry.update({ where: { id: entryId }, data: { status: "withdrawn" } });
    await add(league, { ...GUEST, person: entryId });
    expect(await personOf(entryId)).toMatchObject({ phone: GUEST.phone });
    expect(await prisma().entry.findUnique({ where: { id: entryId } })).toMatchObject({ sharesPhone: true });
    await prisma().entry.update({ where: { id: entryId }, data: { status: "withdrawn" } });
    await add(league, { ...GUEST, phone: null, person: entryId });
    expect(await personOf(entryId), "nothing typed").toMatchObject({ phone: GUEST.phone });
  });

  test.each([
    { why: "nothing", person: "" },
    { why: "the registration of someone of another name", person: "another" },
  ])("isn't taken for someone of the same name on the word of $why", async ({ person }) => {
    const league = await makeLeague({ slug: `same${person}`, publish: false });
    const before = await add(league);
    await prisma().entry.update({ where: { id: before }, data: { status: "withdrawn" } });
    const another = await add(league, { ...GUEST, name: "Ana Ruiz" });
    const player = { ...GUEST, name: "gus guest", phone: "312 555 0199", person: person && another };
    expect(await addEntry(league.scope, divisionOf(league), player, at)).toMatchObject({
      ok: false,
      refusal: {
        namesakes: [
          { entryId: before, name: GUEST.name, phone: GUEST.phone, division: "Open", season: "Fall 2026" },
        ],
      },
    });
    expect(await personOf(before)).toMatchObject({ phone: GUEST.phone });

    const later = new Date(at.getTime() + 1);
    const other = await otherThan(league, player);
    const added = await addEntry(league.scope, divisionOf(league), { ...player, person: other }, later);
    const entryId = added?.ok ? added.value.entryId : "";
    expect((await personOf(entryId)).id).not.toBe((await personOf(before)).id);
    expect(await personOf(before)).toMatchObject({ phone: GUEST.phone });
    const third = await addEntry(league.scope, divisionOf(league), GUEST, at);
    const [newest] = third?.ok === false && typeof third.refusal === "object" ? third.refusal.namesakes : [];
    expect(newest).toMatchObject({ entryId, phone: "312 555 0199" });
  });

  test("isn't someone else twice, nor after the name is changed to another's", async () => {
    const league = await makeLeague({ slug: "twice-new", publish: false });
    await add(league);
    await add(league, { ...GUEST, name: "Ana Ruiz" });
    const person = await otherThan(league, GUEST);
    const send = (player: Parameters<typeof addEntry>[2]) =>
      addEntry(league.scope, divisionOf(league), player, at);
    expect(await send({ ...GUEST, name: "Ana Ruiz", person })).toMatchObject({
      ok: false,
      refusal: { namesakes: [{ name: "Ana Ruiz" }] },
    });
    const answers = await Promise.all([send({ ...GUEST, person }), send({ ...GUEST, person })]);
    expect(answers.map((answer) => answer?.ok).toSorted()).toEqual([false, true]);
    const named = { organizationId: league.organizationId, name: GUEST.name };
    expect(await prisma().entry.count({ where: named })).toBe(2);
  });

  test("joins after the last day and after registration closed, until the pairings", async () => {
    const league = await makeLeague({ slug: "later", publish: false });
    await updateSeasonStatus(league.scope, league.season.id, "close", at);
    expect(await addEntry(league.scope, divisionOf(league), GUEST, at)).toMatchObject({ ok: true });
  });

  test("isn't another organization's", async () => {
    const league = await makeLeague({ slug: "ours", publish: false });
    const other = await makeLeague({ slug: "others", publish: false });
    expect(await addEntry(other.scope, divisionOf(league), GUEST, at)).toBeNull();
  });
});

describe("a claim code", () => {
  test("gives the registrations to an account, once", async () => {
    const league = await makeLeague({ slug: "claims", players: 3, publish: false });
    const entryId = await add(league);
    const guest = await personOf(entryId);
    const code = await codeOf(league, guest.id);
    const owner = await account("gus@claims.example");
    expect(await prisma().claimCode.findUnique({ where: { userId: guest.id } })).not.toMatchObject({
      codeHash: code,
    });
    expect(await claim(owner, code.toLowerCase().replaceAll("-", " "), at)).toEqual({
      ok: true,
      value: { changes: [{ organization: "claims", season: null, divisions: [] }] },
    });
    expect((await personOf(entryId)).id).toBe(owner.userId);
    expect(await prisma().user.count({ where: { id: guest.id } })).toBe(0);
    const roles = await prisma().membership.findMany({ where: { userId: owner.userId } });
    expect(roles.map(({ role }) => role)).toEqual(["player"]);
    expect(await claim(await account("late@claims.example"), code, at)).toEqual(WRONG);
  });

  describe("tells opponents that the account can be met now", () => {
    const SUBJECT = "Gus has an account here now";

    /** A guest's matches in the order of their rounds; the first round was announced. */
    const met = async (slug: string) => {
      const league = await makeLeague({ slug, players: 3, publish: false });
      const entryId = await add(league);
      const { scope, season, players, organizationId } = league;
      const lots = [...players.map((player) => player.entryId), entryId];
      const plan = { divisionId: divisionOf(league), lots, firstDay: "2026-11-16", session: null };
      await publishDivision(scope, season, plan, at);
      const [first] = await prisma().round.findMany({
        where: { organizationId },
        orderBy: { number: "asc" },
      });
      await announceRound(first?.id ?? "", at);
      const { id } = await personOf(entryId);
      const own = (await listTestMatches(league)).filter(({ home, away }) => [home, away].includes(id));
      return { league, id, own };
    };
    const fixTime = (match: { readonly id: string } | undefined, by: string, scheduledAt: string) =>
      mustExecute(match?.id ?? "", { type: "fix-time", scheduledAt, place: "Hall B" }, { userId: by }, at);
    const told = async ({ league, id }: Awaited<ReturnType<typeof met>>, when = at) => {
      const owner = await account(`gus@${league.org}.example`);
      expect(await claim(owner, await codeOf(league, id, when), when)).toMatchObject({ ok: true });
      const { organizationId } = league;
      const letters = await readLetters({ organizationId, key: { contains: ":claimed:" } });
      return letters.map((letter) => ({ ...letter, text: letter.text.replace(/\s+/g, " ") }));
    };

    test("in matches to play of rounds that were announced", async () => {
      const of = await met("met");
      const letters = await told(of);
      const opponent = [of.own[0]?.home, of.own[0]?.away].find((userId) => userId !== of.id) ?? "";
      const { email } = await prisma().user.findUniqueOrThrow({ where: { id: opponent } });
      expect(letters.map(({ toEmail, subject }) => [toEmail, subject])).toEqual([
        [email, `${SUBJECT}: Round 1`],
      ]);
      const text = letters[0]?.text;
      expect(text).toContain("Gus Guest, whom you play in Round 1, has an account here now.");
      expect(text).toContain("Suggest times to Gus on the match’s page. After you play, one of you reports");
      expect(text).toContain("To reach Gus: gus@met.example. Your address goes to Gus for this match, too.");
    });

    test("also in matches whose time the league set, whose round’s emails leave them out", async () => {
      const of = await met("met-set");
      await fixTime(of.own[1], of.league.directorId, "2026-11-28T20:00:00.000Z");
      const letters = await told(of);
      const subjects = letters.map(({ subject }) => subject).toSorted();
      expect(subjects).toEqual([`${SUBJECT}: Round 1`, `${SUBJECT}: Round 2`]);
      const second = letters.find(({ subject }) => subject.endsWith("Round 2"));
      expect(second?.text).not.toContain("Suggest times");
    });

    test("but not of matches whose deadline has passed", async () => {
      const of = await met("met-late");
      expect(await told(of, of.own[0]?.deadlineAt)).toEqual([]);
    });
  });

  test("keeps results that the desk entered", async () => {
    const league = await makeLeague({ slug: "played", players: 3, publish: false });
    const entryId = await add(league);
    const guest = await personOf(entryId);
    const { scope, season, players } = league;
    const lots = [...players.map((player) => player.entryId), entryId];
    await publishDivision(
      scope,
      season,
      { divisionId: divisionOf(league), lots, firstDay: "2026-11-16", session: null },
      at,
    );
    const match = (await listTestMatches(league)).find(({ home, away }) => [home, away].includes(guest.id));
    const enter = { type: "enter-result", source: "paper-slip", games: TWO_NIL, note: "" } as const;
    await mustExecute(match?.id ?? "", enter, { userId: league.directorId }, at);
    const owner = await account("gus@played.example");
    expect(await claim(owner, await codeOf(league, guest.id), at)).toEqual({
      ok: true,
      value: { changes: [{ organization: "played", season: null, divisions: [] }] },
    });
    const after = (await listTestMatches(league)).find(({ id }) => id === match?.id);
    expect([after?.home, after?.away]).toContain(owner.userId);
    expect(after?.status).toBe("final");
  });

  test("works for one of two accounts that use it at the same time", async () => {
    const league = await makeLeague({ slug: "races", publish: false });
    const code = await codeOf(league, (await personOf(await add(league))).id);
    const both = await Promise.all(
      ["a@races.example", "b@races.example"].map(async (email) => claim(await account(email), code, at)),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("stops working when a newer one is made, after two weeks, and when it's mistyped", async () => {
    const league = await makeLeague({ slug: "ends", publish: false });
    const guest = await personOf(await add(league));
    const first = await codeOf(league, guest.id);
    const second = await codeOf(league, guest.id);
    const owner = await account("gus@ends.example");
    expect(await claim(owner, first, at)).toEqual(WRONG);
    expect(await claim(owner, `${second.slice(0, -1)}?`, at)).toEqual(WRONG);
    expect(await claim(owner, second, new Date(at.getTime() + 15 * 86_400_000))).toEqual(WRONG);
    await prisma().claimCode.update({
      where: { userId: guest.id },
      data: { createdAt: new Date("2026-01-01"), expiresAt: new Date("2026-01-02") },
    });
    expect(await claim(owner, second, new Date("2026-01-01T12:00:00Z"))).toEqual(WRONG);
  });

  test("isn't used by an account that plays in the same division", async () => {
    const league = await makeLeague({ slug: "both", publish: false });
    const code = await codeOf(league, (await personOf(await add(league))).id);
    const owner = { userId: league.players[0]?.userId ?? "", origin: undefined };
    expect(await claim(owner, code, at)).toEqual({ ok: false, refusal: "both-there" });
  });

  test.each(["withdrawn", "removed"] as const)("works once one of the two is %s", async (status) => {
    for (const side of ["guest", "account"] as const) {
      const league = await makeLeague({ slug: `${side}-${status}`, publish: false });
      const guestEntry = await add(league);
      const guest = await personOf(guestEntry);
      const { userId = "", entryId: ownEntry = "" } = league.players[0] ?? {};
      const [gone, kept] = side === "guest" ? [guestEntry, ownEntry] : [ownEntry, guestEntry];
      await prisma().entry.update({ where: { id: gone }, data: { status } });
      const code = await codeOf(league, guest.id);
      expect(await claim({ userId, origin: undefined }, code, at), side).toMatchObject({ ok: true });
      const entries = await prisma().entry.findMany({ where: { userId } });
      expect(entries.map(({ id, status: now }) => [id, now])).toEqual([[kept, "active"]]);
    }
  });

  test("isn't used if both have matches in a division", async () => {
    const league = await makeLeague({ slug: "paired", players: 3, publish: false });
    const entryId = await add(league);
    const lots = [...league.players.map((player) => player.entryId), entryId];
    const plan = { divisionId: divisionOf(league), lots, firstDay: "2026-11-16", session: null };
    await publishDivision(league.scope, league.season, plan, at);
    const code = await codeOf(league, (await personOf(entryId)).id);
    await prisma().entry.update({ where: { id: entryId }, data: { status: "removed" } });
    const owner = { userId: league.players[0]?.userId ?? "", origin: undefined };
    expect(await claim(owner, code, at)).toEqual({ ok: false, refusal: "both-paired" });
  });

  test("is only made by their own director, and not for someone who has signed in", async () => {
    const league = await makeLeague({ slug: "mine", publish: false });
    const other = await makeLeague({ slug: "yours", publish: false });
    const guest = await personOf(await add(league));
    expect(await insertClaimCode(other.scope, { userId: guest.id, name: "" }, at)).toBeNull();
    const player = { userId: league.players[0]?.userId ?? "", name: "" };
    expect(await insertClaimCode(league.scope, player, at)).toEqual({ ok: false, refusal: "signed-in" });
  });
});

const WRONG = { ok: false, refusal: "wrong-code" };

function divisionOf({ season }: TestLeague): string {
  return season.divisions[0]?.id ?? "";
}

async function add(league: TestLeague, player: Parameters<typeof addEntry>[2] = GUEST): Promise<string> {
  const answer = await addEntry(league.scope, divisionOf(league), player, at);
  if (!answer?.ok) throw new Error("They can be added");
  return answer.value.entryId;
}

/** What says that a player is none of those of their name. */
async function otherThan(league: TestLeague, player: Parameters<typeof addEntry>[2]): Promise<string> {
  const asked = await addEntry(league.scope, divisionOf(league), player, at);
  if (!asked || asked.ok || typeof asked.refusal !== "object") throw new Error("It isn't asked");
  return asked.refusal.other;
}

async function personOf(entryId: string) {
  const { user } = await prisma().entry.findUniqueOrThrow({
    where: { id: entryId },
    include: { user: true },
  });
  return user;
}

async function codeOf({ scope }: TestLeague, userId: string, when = at): Promise<string> {
  const made = await insertClaimCode(scope, { userId, name: GUEST.name }, when);
  if (!made?.ok) throw new Error("A code can be made");
  return made.value.code;
}

async function account(email: string) {
  const { id: userId } = await prisma().user.create({ data: { email } });
  return { userId, origin: undefined };
}

test("a number that a player added without one gives elsewhere later stays hidden", async () => {
  const league = await makeLeague({ slug: "added", publish: false });
  const divisionId = league.season.divisions[0]?.id ?? "";
  const email = "lea@added.example";
  const added = await addEntry(league.scope, divisionId, { ...GUEST, email, phone: null }, MONDAY);
  const id = added?.ok ? added.value.entryId : "";
  expect(await prisma().entry.findUnique({ where: { id } })).toMatchObject({ sharesPhone: false });
});
