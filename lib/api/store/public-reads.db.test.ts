import { beforeAll, describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { freshDatabase } from "@/lib/testing/database";
import {
  listTestMatches,
  MONDAY,
  makeLeague,
  mustExecute,
  NIL_TWO,
  type TestLeague,
} from "@/lib/testing/league";
import { READ_OPERATIONS, type ReadName } from "../input/operations";
import { type Asked, listOrganizations, PUBLIC_READS } from "./public-reads";

await freshDatabase();

const READS = Object.keys(PUBLIC_READS) as (keyof typeof PUBLIC_READS)[];
let asked: Asked;
let league: TestLeague;

async function read(name: keyof typeof PUBLIC_READS, other: Asked = {}) {
  return PUBLIC_READS[name]({ ...asked, ...other });
}

async function bodyOf(name: keyof typeof PUBLIC_READS) {
  const found = await read(name);
  if (!found || !("body" in found)) throw new Error(`Nothing at ${name}`);
  return found.body as Record<string, unknown>;
}

beforeAll(async () => {
  league = await makeLeague();
  await makeLeague({ slug: "harrow" });
  const [match] = await listTestMatches(league);
  if (!match) throw new Error("There are matches");
  const at = new Date(MONDAY.getTime() + 3_600_000);
  await mustExecute(match.id, { type: "report", games: [...NIL_TWO] }, { userId: match.home }, at);
  await mustExecute(match.id, { type: "approve" }, { userId: match.away }, at);
  await prisma().user.updateMany({ data: { phone: "555 0100" } });
  asked = { org: "lakeside", season: "fall-2026", division: "open", id: match.id };
});

describe("what everyone can read", () => {
  test.each(READS)("%s says what its description says, and nothing else", async (name) => {
    const body = await bodyOf(name);
    expect(READ_OPERATIONS[name as ReadName].answer.parse(body)).toEqual(body);
  });

  test.each(READS)("%s has no contact details of players", async (name) => {
    const text = JSON.stringify(await bodyOf(name)).replaceAll("office@lakeside.example", "");
    expect(text).not.toMatch(/@|555 0100/);
  });

  test("the match that was decided is the one result", async () => {
    const { items } = await bodyOf("listResults");
    expect(items).toMatchObject([
      { id: asked.id, status: "final", outcome: { home: "loss", away: "win", score: { home: 0, away: 2 } } },
    ]);
  });

  test.each([
    { why: "another organization’s match", name: "getMatch", other: { org: "harrow" } },
    { why: "no id", name: "getMatch", other: { id: "1" } },
    { why: "no such organization", name: "getOrganization", other: { org: "nowhere" } },
    { why: "no such season", name: "getSeason", other: { season: "fall-1926" } },
    { why: "no such division", name: "getStandings", other: { division: "closed" } },
  ] as const)("nothing: $why", async ({ name, other }) => {
    expect(await read(name, other)).toBeUndefined();
  });

  test("a draft is no one’s to read", async () => {
    await prisma().season.updateMany({ data: { status: "draft" } });
    expect(await read("getSeason")).toBeUndefined();
    expect(await read("getStandings")).toBeUndefined();
    expect(await bodyOf("listSeasons")).toEqual({ items: [], next: null });
    await prisma().season.updateMany({ data: { status: "running" } });
  });
});

test("names that aren’t public are nowhere", async () => {
  const [withheld, minor] = league.players;
  if (!withheld || !minor) throw new Error("There are players");
  const { organizationId } = league;
  await prisma().withheldName.create({
    data: { userId: withheld.userId, organizationId, at: MONDAY },
  });
  for (const name of READS) expect(JSON.stringify(await bodyOf(name)), name).not.toContain(withheld.name);

  await prisma().division.updateMany({ data: { publicNames: "initial" } });
  for (const name of READS) expect(JSON.stringify(await bodyOf(name)), name).not.toContain(minor.name);
  await prisma().division.updateMany({ data: { publicNames: null } });
});

test("organizations come in pages, each of them once", async () => {
  const data = Array.from({ length: 60 }, (_, index) => ({
    slug: `campus-${index}`,
    name: `Campus ${index % 3}`,
    timeZone: "America/Chicago",
    office: "Office 114",
    contactEmail: "office@campus.example",
    createdAt: MONDAY,
  }));
  await prisma().organization.createMany({ data });
  const slugs: string[] = [];
  let after: string | undefined;
  do {
    const page = await listOrganizations(after);
    if (!page) throw new Error("It’s a cursor of ours");
    slugs.push(...page.items.map(({ slug }) => slug));
    const { next } = page;
    after = next === null ? undefined : (new URL(next, "http://x").searchParams.get("after") ?? undefined);
  } while (after);
  expect(new Set(slugs).size).toBe(62);
  expect(slugs).toHaveLength(62);
});

const WITH_NUL = Buffer.from('["\\u0000","00000000-0000-4000-8000-000000000000"]').toString("base64url");

test.each(["x", "bnVsbA", "WzEsMl0", WITH_NUL])(
  "a cursor that isn’t ours is no cursor: %s",
  async (after) => {
    expect(await listOrganizations(after)).toBeNull();
  },
);

test("an empty cursor is the beginning", async () => {
  expect(await listOrganizations("")).toEqual(await listOrganizations(undefined));
});
