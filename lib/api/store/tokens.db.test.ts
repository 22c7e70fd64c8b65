import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { type AdminScope, proveAdmin } from "@/lib/people/rules/permissions";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";
import {
  findBearer,
  insertOrganizationToken,
  insertToken,
  listOrganizationTokens,
  listOwnTokens,
  MOST_TOKENS,
  revokeOrganizationToken,
  revokeOwnToken,
} from "./tokens";

const NEW = { name: "Club website", scopes: ["direct"] } as const;
let league: TestLeague;
let other: TestLeague;

await freshDatabase();
beforeAll(async () => {
  league = await makeLeague({ players: 2 });
  other = await makeLeague({ slug: "harrow", players: 2 });
});
beforeEach(async () => {
  await prisma().apiToken.deleteMany();
});

async function make(userId = league.directorId): Promise<string> {
  const made = await insertToken(userId, NEW, MONDAY);
  if (!made.ok) throw new Error("There is room");
  return made.value;
}

function adminOf({ organizationId, directorId }: TestLeague): AdminScope {
  const scope = proveAdmin({ organizationId, userId: directorId, roles: ["admin"] });
  if (!scope) throw new Error("They are one");
  return scope;
}

describe("a token", () => {
  test("finds its maker, with the roles they have now", async () => {
    const text = await make();
    expect(await findBearer(text, MONDAY)).toMatchObject({
      scopes: ["direct"],
      person: { id: league.directorId },
    });
    const where = { userId: league.directorId, role: "director" as const };
    const { count } = await prisma().membership.deleteMany({ where });
    expect(count).toBe(1);
    expect((await findBearer(text, MONDAY))?.person.rolesEverywhere.map(({ roles }) => roles)).toEqual([
      ["admin"],
    ]);
    await prisma().membership.create({ data: { ...where, organizationId: league.organizationId } });
  });

  test("isn’t in the database", async () => {
    const text = await make();
    const rows = JSON.stringify(await prisma().apiToken.findMany());
    expect(rows).not.toContain(text);
    expect(rows).not.toContain(text.slice(3));
    const [row] = await prisma().apiToken.findMany();
    expect(await findBearer(row?.tokenHash ?? "", MONDAY)).toBeUndefined();
  });

  test("says when it was last used, to the minute", async () => {
    const text = await make();
    const used = async (seconds: number) => {
      await findBearer(text, new Date(MONDAY.getTime() + seconds * 1000));
      return (await listOwnTokens(league.directorId))[0]?.lastUsedAt;
    };
    expect(await used(0)).toBe("2026-11-16T15:00:00.000Z");
    expect(await used(30)).toBe("2026-11-16T15:00:00.000Z");
    expect(await used(61)).toBe("2026-11-16T15:01:01.000Z");
  });

  test("ends when its maker revokes it, and for no one else", async () => {
    const text = await make();
    const [token] = await listOwnTokens(league.directorId);
    expect(await revokeOwnToken(other.directorId, token?.id ?? "", MONDAY)).toBe(false);
    expect(await findBearer(text, MONDAY)).toBeDefined();
    expect(await revokeOwnToken(league.directorId, token?.id ?? "", MONDAY)).toBe(true);
    expect(await findBearer(text, MONDAY)).toBeUndefined();
    expect(await listOwnTokens(league.directorId)).toEqual([]);
  });

  test("of an organization works only there, and ends when one of its admins revokes it", async () => {
    await prisma().membership.create({
      data: { userId: league.directorId, organizationId: other.organizationId, role: "director" },
    });
    const made = await insertOrganizationToken(adminOf(league), NEW, MONDAY);
    const text = made.ok ? made.value : "";
    const slugs = (await findBearer(text, MONDAY))?.person.rolesEverywhere.map(
      ({ organization }) => organization.slug,
    );
    expect(slugs).toEqual(["lakeside"]);
    const [token] = await listOrganizationTokens(adminOf(league));
    expect(await listOrganizationTokens(adminOf(other))).toEqual([]);
    expect(await revokeOrganizationToken(adminOf(other), token?.id ?? "", MONDAY)).toBe(false);
    expect(await revokeOrganizationToken(adminOf(league), token?.id ?? "", MONDAY)).toBe(true);
    expect(await findBearer(text, MONDAY)).toBeUndefined();
  });

  test("is one of a limited number, also when they’re made at the same time", async () => {
    const answers = await Promise.all(
      Array.from({ length: MOST_TOKENS + 5 }, () => insertToken(league.directorId, NEW, MONDAY)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(MOST_TOKENS);
  });
});
