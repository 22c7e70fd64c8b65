import { expect, test } from "vitest";
import { insertAudit } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { grantException } from "@/lib/eligibility/store/exceptions";
import { addEntry } from "@/lib/entries/store/add-entry";
import { findPlayerOfDesk } from "@/lib/entries/store/player-of-desk";
import { publishDivision } from "@/lib/stages/store/publish";
import { freshDatabase } from "@/lib/testing/database";
import {
  FIRST_DAY,
  listTestMatches,
  MONDAY,
  makeLeague,
  mustExecute,
  type TestLeague,
  TWO_NIL,
} from "@/lib/testing/league";

await freshDatabase();
const { insertSession } = await import("@/lib/auth/store/sign-in");
const { claim, insertClaimCode } = await import("./claims");
const { correctEmail, emailStamp } = await import("./correct-email");

const at = MONDAY;

test("a returning player takes over what was entered with a wrong address, and its emails", async () => {
  const { league, mistyped, returning } = await makeMistyped("typo");
  const { organizationId, scope, season } = league;
  const divisionId = season.divisions[0]?.id ?? "";
  await grantException(scope, season.id, { email: mistyped.email, reason: "Staff" }, at);
  const entries = await prisma().entry.findMany({ where: { divisionId } });
  const lots = entries.map(({ id }) => id);
  await publishDivision(scope, season, { divisionId, lots, firstDay: FIRST_DAY, session: null }, at);
  await prisma().letter.updateMany({
    where: { toEmail: mistyped.email, key: { contains: "entered" } },
    data: { gaveUpAt: at, failure: "550" },
  });

  const [match] = (await listTestMatches(league)).filter((each) =>
    [each.home, each.away].includes(mistyped.id),
  );
  if (!match) throw new Error("They have a match");
  const opponent = match.home === mistyped.id ? match.away : match.home;
  const by = { userId: opponent };
  await mustExecute(match.id, { type: "report", games: TWO_NIL }, by, at);
  expect(await prisma().letter.count({ where: { toEmail: mistyped.email, NOT: { kind: null } } })).toBe(1);

  const stamp = { email: returning.email, seen: emailStamp(mistyped.email), at };
  expect(await correctEmail(scope, { userId: mistyped.id, name: "Gus" }, stamp)).toEqual({
    ok: false,
    refusal: "has-another",
  });
  const answer = await claim(
    { userId: returning.id, origin: undefined },
    await codeOf(league, mistyped.id),
    at,
  );
  expect(answer).toMatchObject({ ok: true });

  expect(await prisma().user.count({ where: { id: mistyped.id } })).toBe(0);
  const former = await prisma().formerIdentity.findMany({ where: { userId: returning.id } });
  expect(former.map(({ kind, value }) => [kind, value])).toEqual([["claimed-email", mistyped.email]]);
  expect(await prisma().entry.count({ where: { userId: returning.id, organizationId } })).toBe(1);
  expect(await prisma().eligibilityException.findMany()).toMatchObject([
    { userId: returning.id, email: returning.email },
  ]);
  const letters = await prisma().letter.findMany({ where: { organizationId }, orderBy: { id: "asc" } });
  const told = letters.filter(({ toEmail }) => toEmail === mistyped.email);
  expect(told.map(({ key }) => key)).toEqual([`email:${mistyped.id}:claimed`]);
  const moved = letters.filter(({ toEmail }) => toEmail === returning.email);
  expect(moved.map(({ key, gaveUpAt }) => [key.split(":")[0], gaveUpAt])).toEqual([
    ["entry", null],
    [match.id, null],
  ]);
  expect(moved.at(-1), "only the account that’s gone could confirm by the link").toMatchObject({
    facts: null,
    text: expect.stringMatching(/\/matches\/[0-9a-f-]+\n/),
  });
});

test.each<{ why: string; slug: string; open: (userId: string, league: TestLeague) => Promise<unknown> }>([
  { why: "signed in", slug: "session", open: (userId) => insertSession(userId, at, 30) },
  {
    why: "used a sign-in link long ago",
    slug: "link",
    open: (id) => prisma().user.update({ where: { id }, data: { emailVerified: at } }),
  },
  {
    why: "has a campus account",
    slug: "campus",
    open: (userId) =>
      prisma().account.create({
        data: { userId, type: "oauth", provider: "campus", providerAccountId: "unopened" },
      }),
  },
  {
    why: "did something",
    slug: "acted",
    open: (actorUserId, { organizationId }) =>
      inTransaction((tx) =>
        insertAudit(tx, { organizationId, actorUserId, type: "withdrew", subject: "Once", at }),
      ),
  },
])("an account whose owner $why has no code, and one made before stops working", async ({ slug, open }) => {
  const { league, mistyped, returning } = await makeMistyped(slug);
  const code = await codeOf(league, mistyped.id);
  expect(await isOffered(league, mistyped.id)).toBe(true);
  await open(mistyped.id, league);
  expect(await isOffered(league, mistyped.id)).toBe(false);
  const person = { userId: mistyped.id, name: "Gus" };
  expect(await insertClaimCode(league.scope, person, at)).toEqual({ ok: false, refusal: "signed-in" });
  const by = { userId: returning.id, origin: undefined };
  expect(await claim(by, code, at)).toEqual({ ok: false, refusal: "wrong-code" });
  expect(await prisma().entry.count({ where: { userId: mistyped.id } })).toBe(1);
});

test.each(["role", "elsewhere"])(
  "an account with more than this league can't be claimed: %s",
  async (why) => {
    const { league, mistyped, returning } = await makeMistyped(`more-${why}`);
    const other = await makeLeague({ slug: `other-${why}`, publish: false });
    const code = await codeOf(league, mistyped.id);
    const organizationId = why === "role" ? league.organizationId : other.organizationId;
    const role = why === "role" ? "staff" : "player";
    await prisma().membership.create({ data: { userId: mistyped.id, organizationId, role } });
    const person = { userId: mistyped.id, name: "Gus" };
    expect(await insertClaimCode(league.scope, person, at)).toEqual({ ok: false, refusal: "not-only-here" });
    const by = { userId: returning.id, origin: undefined };
    expect(await claim(by, code, at)).toEqual({ ok: false, refusal: "wrong-code" });
  },
);

/** A league with a player whose email the director mistyped, and the account that the player has from before. */
async function makeMistyped(slug: string) {
  const league = await makeLeague({ slug, players: 3, publish: false });
  const email = `gsu@${slug}.example`;
  const player = { name: "Gus Guest", email, phone: null, bornOn: null, handle: "" };
  const added = await addEntry(league.scope, league.season.divisions[0]?.id ?? "", player, at);
  if (!added?.ok) throw new Error("They can be added");
  const mistyped = await prisma().user.findUniqueOrThrow({ where: { email } });
  const returning = await prisma().user.create({
    data: { email: `gus@${slug}.example`, name: "Gus Guest", phone: "(512) 555-0142" },
  });
  return { league, mistyped, returning };
}

/** Does the desk's page of a player lead to a code? */
async function isOffered({ scope }: TestLeague, userId: string) {
  const { id } = await prisma().entry.findFirstOrThrow({ where: { userId } });
  return (await findPlayerOfDesk(scope, id, at))?.isClaimable;
}

async function codeOf({ scope }: TestLeague, userId: string): Promise<string> {
  const made = await insertClaimCode(scope, { userId, name: "Gus Guest" }, at);
  if (!made?.ok) throw new Error("A code can be made");
  return made.value.code;
}
