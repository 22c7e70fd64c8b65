import { beforeAll, describe, expect, test } from "vitest";
import { ensureCalendarToken, findDivisionCalendar, findOwnCalendar } from "@/lib/calendars/store/calendars";
import { prisma } from "@/lib/db/client";
import { entryStamp, moveEntry } from "@/lib/entries/store/move-entry";
import { findPlayerOfDesk } from "@/lib/entries/store/player-of-desk";
import { findMatchOfPlayer } from "@/lib/match/store/read-match";
import { insertDivision } from "@/lib/season/store/edit-divisions";
import { makeGameArchive } from "@/lib/standings/rules/reports/game-archive";
import { findDivision, findDivisionOfDesk } from "@/lib/standings/store/divisions";
import { findDivisionAsOf } from "@/lib/standings/store/divisions-as-of";
import { findPlayer } from "@/lib/standings/store/players";
import { findPublicMatch } from "@/lib/standings/store/public-match";
import { listArchivedMatches, listOwnArchivedMatches } from "@/lib/standings/store/reports";
import { publicMatchPage } from "@/lib/standings/view/public-match-page";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, mustExecute, type TestLeague } from "@/lib/testing/league";
import { listOwnNames, withholdName, withholdOwnName } from "./withheld-names";

const at = new Date(MONDAY.getTime() + 3_600_000);
const LATER = new Date(MONDAY.getTime() + 7_200_000);
const MATE = "1. f3 e5 2. g4 Qh4#";
const GAMES = [
  { white: "home", outcome: "black", ending: "checkmate", pgn: MATE },
  { white: "away", outcome: "white", ending: "resignation" },
] as const;

describe("what the public reads of names", () => {
  let league: TestLeague;
  let other: TestLeague;
  let matchId: string;
  let who: TestLeague["players"][number];
  let opponentId: string;

  beforeAll(async () => {
    await freshDatabase();
    league = await makeLeague();
    other = await makeLeague({ slug: "harrow" });
    const [match] = await listTestMatches(league);
    const home = league.players.find(({ userId }) => userId === match?.home);
    if (!match || !home) throw new Error("There is a match");
    matchId = match.id;
    who = home;
    opponentId = match.away;
    await mustExecute(matchId, { type: "report", games: [...GAMES] }, { userId: match.home }, at);
    await mustExecute(matchId, { type: "approve" }, { userId: match.away }, LATER);
  });

  /** Everything that everyone can read of the league, as text. */
  async function everythingPublic(): Promise<string> {
    const view = await findDivision("lakeside", "fall-2026", "open");
    const match = await findPublicMatch("lakeside", matchId);
    const players = await Promise.all(league.players.map(({ entryId }) => findPlayer("lakeside", entryId)));
    const archive = await listArchivedMatches(league.scope, league.season.id, view?.division.id);
    return JSON.stringify([
      view,
      await findDivisionAsOf("lakeside", "fall-2026", "open", LATER),
      match,
      match && publicMatchPage(match),
      players,
      await findDivisionCalendar("lakeside", "fall-2026", "open", at),
      makeGameArchive(archive),
    ]);
  }

  async function setDivision(publicNames: "initial" | "number" | null): Promise<void> {
    await prisma().division.updateMany({ where: { slug: "open" }, data: { publicNames } });
  }

  test("full names, as long as nothing is marked", async () => {
    const text = await everythingPublic();
    for (const { name } of league.players) expect(text).toContain(name);
  });

  test("a number instead of a withheld name, everywhere, and the page of that entry only", async () => {
    const changes = await withholdName(league.scope, who, { isWithheld: true, at });
    expect(changes).toEqual([{ organization: "lakeside", season: null, divisions: [], names: true }]);
    expect(await withholdName(league.scope, who, { isWithheld: true, at })).toEqual([]);

    const text = await everythingPublic();
    const number = (await prisma().entry.findUniqueOrThrow({ where: { id: who.entryId } })).number;
    expect(text).not.toContain(who.name);
    expect(text).not.toContain(who.name.split(" ").at(-1));
    expect(text).toContain(`Player\u00a0${number}`);
    for (const { name, userId } of league.players) if (userId !== who.userId) expect(text).toContain(name);
    expect((await findPlayer("lakeside", who.entryId))?.seasons).toHaveLength(1);
    const view = await findDivision("lakeside", "fall-2026", "open");
    expect(view?.entries.at(-1)?.id).toBe(who.entryId);
  });

  test("the desk, the opponent and the player themselves read the name", async () => {
    const asked = { organization: "lakeside", season: "fall-2026", division: "open" };
    const view = await findDivisionOfDesk(league.scope, asked);
    expect(view?.entries.map(({ name }) => name)).toContain(who.name);
    expect(await findDivisionOfDesk(other.scope, asked)).toBeUndefined();
    expect((await findMatchOfPlayer(matchId, opponentId))?.home.name).toBe(who.name);
    expect(await findOwnCalendar(await ensureCalendarToken(opponentId), at)).toContain(who.name);
    expect(makeGameArchive(await listOwnArchivedMatches(opponentId))).not.toContain(
      who.name.split(" ").at(-1),
    );
    expect(makeGameArchive(await listOwnArchivedMatches(who.userId))).toContain(who.name.split(" ").at(-1));
    const desk = await findPlayerOfDesk(league.scope, who.entryId, at);
    expect(desk).toMatchObject({ name: who.name, isWithheld: true });
  });

  test("a player can withhold their own name, only where they play, and show it again", async () => {
    const actor = { userId: who.userId };
    expect(await withholdOwnName(actor, "lakeside", { isWithheld: false, at })).toHaveLength(1);
    expect(await everythingPublic()).toContain(who.name);
    expect(await withholdOwnName(actor, "lakeside", { isWithheld: true, at })).toHaveLength(1);
    expect(await everythingPublic()).not.toContain(who.name);
    expect(await withholdOwnName(actor, "harrow", { isWithheld: true, at })).toBeUndefined();
    expect(await withholdName(other.scope, who, { isWithheld: true, at })).toBeUndefined();
    expect(await listOwnNames(who.userId)).toEqual([
      { org: "lakeside", name: "lakeside University", playsAs: [who.name], isWithheld: true },
    ]);
    const types = await prisma().auditEvent.findMany({
      where: { type: { in: ["name-withheld", "name-shown"] } },
    });
    expect(types.map(({ subject }) => subject)).toEqual([who.name, who.name, who.name]);
  });

  test("a first name and an initial in a division for minors; a withheld name stays a number", async () => {
    await setDivision("initial");
    const text = await everythingPublic();
    for (const { name, userId } of league.players) {
      expect(text).not.toContain(name);
      if (userId !== who.userId)
        expect(text).toContain(`${name.split(" ")[0]} ${name.split(" ").at(-1)?.[0]}.`);
    }
    expect(text).toContain("Player\u00a0");
    await setDivision(null);
  });

  test("a player in a division for minors is a minor in the other divisions too", async () => {
    const juniors = { name: "Juniors", underAge: null, capacity: null, publicNames: "number" } as const;
    await insertDivision(league.scope, league.season.id, juniors, at);
    const division = await prisma().division.findFirstOrThrow({ where: { slug: "juniors" } });
    const minor = league.players.find(({ userId }) => userId === opponentId);
    const adult = await prisma().entry.findUniqueOrThrow({ where: { id: minor?.entryId ?? "" } });
    const { id: _id, number: _number, ...copy } = adult;
    await prisma().entry.create({ data: { ...copy, divisionId: division.id } });
    const text = await everythingPublic();
    expect(text).not.toContain(minor?.name);
    await prisma().entry.deleteMany({ where: { divisionId: division.id } });
    expect(await everythingPublic()).toContain(minor?.name);
  });

  test("in a division for minors, contacts go through the office, in letters too", async () => {
    await prisma().user.updateMany({ data: { phone: "555 0100" } });
    const open = (await listTestMatches(league)).find(({ status }) => status === "open");
    const before = await findMatchOfPlayer(open?.id ?? "", open?.home ?? "");
    expect(before?.away).toHaveProperty("email");
    await setDivision("initial");
    const after = await findMatchOfPlayer(open?.id ?? "", open?.home ?? "");
    expect(after?.away).not.toHaveProperty("email");
    expect(after?.away).not.toHaveProperty("phone");
    expect(after?.division.isForMinors).toBe(true);
    await setDivision(null);
  });
});

describe("the number of an entry", () => {
  test("is the next one of its division, stays, and is never given twice", async () => {
    const league = await makeLeague({ slug: "numbered", publish: false });
    const { organizationId } = league;
    const entries = await prisma().entry.findMany({ where: { organizationId } });
    expect(entries.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4]);

    await insertDivision(
      league.scope,
      league.season.id,
      { name: "Novices", underAge: null, capacity: null },
      at,
    );
    const novices = await prisma().division.findFirstOrThrow({ where: { slug: "novices" } });
    const second = await prisma().entry.findFirstOrThrow({ where: { organizationId, number: 2 } });
    const { divisionId } = second;
    await moveEntry(
      league.scope,
      { entryId: second.id, to: novices.id, bornOn: null, waits: false },
      { seen: entryStamp(second), at },
    );
    const moved = await prisma().entry.findUniqueOrThrow({ where: { id: second.id } });
    expect([moved.divisionId, moved.number]).toEqual([novices.id, 1]);
    const stayed = await prisma().entry.findMany({ where: { divisionId }, orderBy: { number: "asc" } });
    expect(stayed.map(({ number }) => number)).toEqual([1, 3, 4]);

    const [one, other] = stayed;
    const take = { where: { id: one?.id ?? "" }, data: { number: other?.number ?? 0 } };
    await expect(prisma().entry.update(take)).rejects.toThrow(/Unique constraint/);
    await expect(prisma().entry.update({ ...take, data: { number: 0 } })).rejects.toThrow(
      /entry_number_positive/,
    );
  });
});
