import { describe, expect, test } from "vitest";
import { listAudit } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { saveOwnProfile } from "@/lib/people/store/people";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { findSeason, type SeasonFacts, updateSeasonStatus } from "@/lib/season/store/seasons";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";
import type { ImportRow } from "../rules/plan-import";
import { insertEntry, listEntriesOfDesk } from "./entries";
import { findImportContext } from "./import-context";
import { importEntries } from "./import-entries";

const importRows = (scope: DirectorScope, season: SeasonFacts, rows: readonly ImportRow[], at: Date) =>
  importEntries(scope, season, { rows }, at);

await freshDatabase();

function row(name: string, facts: Partial<ImportRow> = {}): ImportRow {
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@import.example`;
  return { line: 2, name, email, phone: null, division: "", status: "", bornOn: null, handle: "", ...facts };
}

async function makeOpen(slug: string, options: Parameters<typeof makeLeague>[0] = {}): Promise<TestLeague> {
  return makeLeague({ slug, players: 0, publish: false, ...options });
}

function listEntries({ scope, season }: TestLeague) {
  return listEntriesOfDesk(scope, season.divisions[0]?.id ?? "");
}

describe("a file", () => {
  test("adds players in order, with accounts, the rules the director accepted, letters, and one line in the log", async () => {
    const league = await makeOpen("file");
    await prisma().user.create({
      data: { email: "known@import.example", name: "Known Already", createdAt: MONDAY },
    });
    const rows = [
      row("Zoe Adler", { phone: "+1 312 555 0100" }),
      row("Known", { email: "known@import.example", phone: "555 0199" }),
      row("Ann Zed"),
    ];
    expect(await importRows(league.scope, league.season, rows, MONDAY)).toEqual({
      ok: true,
      value: { entered: 3, changes: [] },
    });

    expect(await listEntries(league)).toMatchObject([
      { name: "Zoe Adler", status: "active", user: { phone: "+1 312 555 0100" } },
      { name: "Known", status: "active", user: { phone: null } },
      { name: "Ann Zed", status: "active" },
    ]);
    const known = await prisma().user.findUnique({ where: { email: "known@import.example" } });
    expect(known, "an account stays as its owner wrote it").toMatchObject({
      name: "Known Already",
      phone: null,
    });
    const stored = await prisma().entry.findMany({ where: { organizationId: league.organizationId } });
    expect(new Set(stored.map((entry) => entry.acceptedRulePackId))).toEqual(
      new Set([league.season.rulePackId]),
    );
    expect((await listAudit(league.scope))[0]).toMatchObject({
      type: "entries-imported",
      subject: "three players, Fall 2026",
      actorName: "Renata Kovács",
    });
    const letter = await prisma().letter.findFirst({ where: { toEmail: "ann.zed@import.example" } });
    expect(letter).toMatchObject({ subject: "You’ve been added to Fall 2026" });
    expect(letter?.text).toContain("/file/fall-2026/rules");
    expect(letter?.text).toContain("Renata Kovács accepted the rules for you");
  });

  test("imported twice adds no one twice, even at the same time", async () => {
    const league = await makeOpen("twice");
    const rows = Array.from({ length: 20 }, (_, index) => row(`Player ${index}`));
    const answers = await Promise.all([
      importRows(league.scope, league.season, rows, MONDAY),
      importRows(league.scope, league.season, rows, MONDAY),
    ]);
    const entered = answers.map((answer) => (answer.ok ? answer.value.entered : -1));
    expect(entered.sort((a, b) => a - b)).toEqual([0, 20]);
    expect(await listEntries(league)).toHaveLength(20);
    expect(await prisma().letter.count({ where: { toEmail: { startsWith: "player." } } })).toBe(20);
  });

  test("with five hundred rows is imported in one piece", async () => {
    const league = await makeOpen("many");
    const rows = Array.from({ length: 500 }, (_, index) => row(`Many ${index}`));
    expect(await importRows(league.scope, league.season, rows, MONDAY)).toMatchObject({
      value: { entered: 500 },
    });
    const names = (await listEntries(league)).map(({ name }) => name);
    expect(names).toEqual(rows.map(({ name }) => name));
  });

  test("fills the spots and then the waitlist", async () => {
    const league = await makeOpen("places");
    const divisionId = league.season.divisions[0]?.id ?? "";
    await prisma().division.update({ where: { id: divisionId }, data: { capacity: 2, underAge: 18 } });
    const season = (await findSeason("places", "fall-2026")) ?? league.season;
    const young = { bornOn: "2010-03-04" };
    const rows = [
      row("One", young),
      row("Too Old", { bornOn: "2000-01-01" }),
      row("Two", young),
      row("Three", young),
    ];
    expect(await importRows(league.scope, season, rows, MONDAY)).toMatchObject({ value: { entered: 3 } });
    expect(await listEntries(league)).toMatchObject([
      { name: "One", status: "active", bornOn: "2010-03-04" },
      { name: "Two", status: "active" },
      { name: "Three", status: "waitlisted" },
    ]);
    const letter = await prisma().letter.findFirst({ where: { toEmail: "three@import.example" } });
    expect(letter?.subject).toBe("You’re on the waitlist for Fall 2026");
  });

  test("for an online season includes usernames", async () => {
    const league = await makeOpen("online", { rules: TEXAS_STATE });
    const rows = [row("Ona", { handle: "ona_plays" }), row("Pia", { handle: "ONA_plays" }), row("Quinn")];
    expect(await importRows(league.scope, league.season, rows, MONDAY)).toMatchObject({
      value: { entered: 1 },
    });
    expect(await listEntries(league)).toMatchObject([{ name: "Ona", handle: "ona_plays" }]);
    const { handles } = await findImportContext(league.season, { rows: [], at: MONDAY });
    expect([...handles]).toEqual([["ona_plays", "ona@import.example"]]);
  });

  test("is refused once registration is closed, and for another organization's season", async () => {
    const league = await makeOpen("closed");
    const other = await makeOpen("elsewhere");
    const closed = { ok: false, refusal: "registration-closed" };
    expect(await importRows(other.scope, league.season, [row("X")], MONDAY)).toEqual(closed);
    await updateSeasonStatus(league.scope, league.season.id, "close", MONDAY);
    expect(await importRows(league.scope, league.season, [row("X")], MONDAY)).toEqual(closed);
    expect(await listEntries(league)).toEqual([]);
  });
});

test("a number that an imported player gives elsewhere later stays hidden until they register themselves", async () => {
  const league = await makeOpen("later");
  await importRows(league.scope, league.season, [row("Lea Later")], MONDAY);
  const { id: userId } = await prisma().user.update({
    where: { email: "lea.later@import.example" },
    data: { phone: "555 0177" },
  });
  const phones = async () => (await listEntries(league)).map(({ user }) => user.phone);
  expect(await phones()).toEqual([null]);
  const entry = { divisionId: league.season.divisions[0]?.id ?? "", userId, name: "Lea Later" };
  await prisma().entry.updateMany({ where: { userId }, data: { status: "withdrawn" } });
  await insertEntry({ ...entry, phone: "555 0177", acceptedRulePackId: league.season.rulePackId }, MONDAY);
  expect(await phones()).toEqual(["555 0177"]);
});

test("a phone number given to another organization stays hidden until its owner reviews their profile", async () => {
  const league = await makeOpen("curious");
  const { id } = await prisma().user.create({
    data: { email: "private@import.example", name: "Priva", phone: "555 0142", createdAt: MONDAY },
  });
  await importRows(league.scope, league.season, [row("Priva", { email: "private@import.example" })], MONDAY);
  const phones = async () => (await listEntries(league)).map(({ user }) => user.phone);
  expect(await phones()).toEqual([null]);
  await saveOwnProfile(id, { name: "Priva", phone: "555 0142" });
  expect(await phones()).toEqual(["555 0142"]);
});
