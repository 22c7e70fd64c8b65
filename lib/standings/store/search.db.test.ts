import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { questionWords } from "@/lib/shared/search-words";
import { freshDatabase } from "@/lib/testing/database";
import { makeLeague, type TestLeague } from "@/lib/testing/league";
import { search } from "./search";

const NAMES = ["Ana Costa", "Ben Adler", "José Núñez", "Cleo O’Brien"];

describe("search", () => {
  let league: TestLeague;

  beforeAll(async () => {
    await freshDatabase();
    league = await makeLeague();
    await makeLeague({ slug: "harrow" });
    for (const [index, { entryId }] of league.players.entries()) await rename(entryId, NAMES[index] ?? "");
  });

  const rename = (id: string, name: string) => prisma().entry.update({ where: { id }, data: { name } });

  async function find(question: string, organizationId = league.organizationId) {
    const { players, divisions, matches } = await search(organizationId, questionWords(question));
    return {
      players: players.map(({ name }) => name),
      divisions: divisions.map(({ season, division }) => `${season.name}, ${division.name}`),
      matches: matches.map(({ home, away }) => [home, away].sort().join(" vs. ")),
    };
  }

  const NOTHING = { players: [], divisions: [], matches: [] };

  test.each([
    { why: "a first name", question: "ana", found: { players: ["Ana Costa"] } },
    { why: "the beginning of a family name", question: "adl", found: { players: ["Ben Adler"] } },
    { why: "without its accents", question: "jose nunez", found: { players: ["José Núñez"] } },
    { why: "with an apostrophe", question: "O'Brien", found: { players: ["Cleo O’Brien"] } },
    { why: "two players", question: "ana ben", found: { matches: ["Ana Costa vs. Ben Adler"] } },
    { why: "a division", question: "open fall", found: { divisions: ["Fall 2026, Open"] } },
    { why: "operators", question: "ana:* | !ben & (", found: { matches: ["Ana Costa vs. Ben Adler"] } },
    { why: "a single letter", question: "a", found: {} },
    { why: "no one", question: "zoltan", found: {} },
  ])("finds by $why", async ({ question, found }) => {
    expect(await find(question)).toEqual({ ...NOTHING, ...found });
  });

  test("finds no one of another organization, and nothing from a draft", async () => {
    const harrow = await prisma().organization.findUniqueOrThrow({ where: { slug: "harrow" } });
    expect(await find("ana", harrow.id)).toEqual(NOTHING);
    await prisma().season.updateMany({ data: { status: "draft" } });
    expect(await find("ana")).toEqual(NOTHING);
    expect(await find("open")).toEqual(NOTHING);
    await prisma().season.updateMany({ data: { status: "running" } });
  });

  test("doesn’t find a withheld name, alone or in a match, nor what a short name leaves out", async () => {
    const [ana] = league.players;
    const { organizationId } = league;
    await prisma().withheldName.create({
      data: { organizationId, userId: ana?.userId ?? "", at: new Date() },
    });
    expect(await find("ana")).toEqual(NOTHING);
    expect(await find("costa")).toEqual(NOTHING);
    expect(await find("ana ben")).toEqual(NOTHING);
    expect((await find("ben")).players).toEqual(["Ben Adler"]);

    await prisma().division.updateMany({ data: { publicNames: "initial" } });
    expect((await find("ben")).players).toEqual(["Ben A."]);
    expect((await find("ben a")).players).toEqual(["Ben A."]);
    expect(await find("adler")).toEqual(NOTHING);
    expect(await find("ben adler")).toEqual(NOTHING);
    expect((await find("ben jose")).matches).toEqual(["Ben A. vs. José N."]);
  });

  test("a player of two divisions is found once, with both in the season's order", async () => {
    const [, ben] = league.players;
    const open = await prisma().division.findFirstOrThrow({
      where: { entries: { some: { id: ben?.entryId ?? "" } } },
    });
    const entry = await prisma().entry.findUniqueOrThrow({ where: { id: ben?.entryId ?? "" } });
    const blitz = await prisma().division.create({
      data: { ...open, id: randomUUID(), slug: "blitz", name: "Blitz", position: open.position + 1 },
    });
    await prisma().entry.create({ data: { ...entry, id: randomUUID(), divisionId: blitz.id } });
    const { players } = await search(league.organizationId, questionWords("ben"));
    expect(players.map(({ divisions }) => divisions.map(({ name }) => name))).toEqual([["Open", "Blitz"]]);
  });

  test("uses the index", async () => {
    const plan = await prisma().$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
      return tx.$queryRaw<Record<string, string>[]>`
        EXPLAIN SELECT id FROM entry WHERE name_words(name) @@ to_tsquery('simple', 'ana:*')`;
    });
    expect(JSON.stringify(plan)).toContain("entry_name_words");
  });
});
