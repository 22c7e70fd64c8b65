import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { readLetters } from "@/lib/mail/testing/read-letters";
import { rebuildMatches } from "@/lib/match/store/rebuild";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { SESSION_KNOCKOUT } from "@/lib/season/rules/presets/session-knockout";
import { rankEntries } from "@/lib/standings/rules/rank-entries";
import { resultsOf } from "@/lib/standings/rules/results";
import { findDivision } from "@/lib/standings/store/divisions";
import { freshDatabase } from "@/lib/testing/database";
import {
  listTestMatches,
  MONDAY,
  makeLeague,
  mustExecute,
  type TestLeague,
  type TestPlayer,
  TWO_NIL,
} from "@/lib/testing/league";
import { erase, later } from "../testing/erase";
import { searchDatabase } from "../testing/search";

await freshDatabase();
const search = searchDatabase();

const KNOCKOUT = {
  ...DEPAUL,
  stages: [{ ...SESSION_KNOCKOUT.stages[0], final: "by-deadline" }],
} as typeof DEPAUL;

type Match = Awaited<ReturnType<typeof listTestMatches>>[number];
const has = (userId: string) => (match: Match) => match.home === userId || match.away === userId;
const opponentOf = (userId: string, match: Match) => (match.home === userId ? match.away : match.home);

/** A name and an address that nothing else in the database has in it. */
async function makeUnmistakable(league: TestLeague): Promise<TestPlayer & { readonly email: string }> {
  const [player] = league.players;
  if (!player) throw new Error("A player");
  const [name, email] = ["Zenobia Quastenflor", "quastenflor.z@unmistakable.example"];
  await prisma().user.update({ where: { id: player.userId }, data: { name, email } });
  await prisma().entry.update({ where: { id: player.entryId }, data: { name } });
  return { ...player, name, email };
}

/** The opponent concedes, so the player wins. */
async function win(userId: string, match: Match | undefined): Promise<void> {
  if (!match) throw new Error("A match to win");
  await mustExecute(match.id, { type: "concede" }, { userId: opponentOf(userId, match) }, MONDAY);
}

/** Report by the player, contested with their name in the statement. */
async function dispute(player: TestPlayer, match: Match | undefined): Promise<Match> {
  if (!match) throw new Error("A match to contest");
  const [firstName, lastName] = player.name.split(" ");
  await mustExecute(match.id, { type: "report", games: [...TWO_NIL] }, { userId: player.userId }, MONDAY);
  await mustExecute(
    match.id,
    {
      type: "contest",
      statement: `${player.name} never came. ${firstName} said so to Mx. ${lastName}.`,
      games: null,
    },
    { userId: opponentOf(player.userId, match) },
    MONDAY,
  );
  return match;
}

/** Nothing in the database tells who it was, and folding the events again gives the same matches. */
async function expectForgotten({ name, email }: { readonly name: string; readonly email: string }) {
  for (const trace of [...name.split(" "), email, "quastenflor"])
    expect(await search(trace), trace).toEqual([]);
  const matches = () => prisma().match.findMany({ orderBy: { id: "asc" } });
  const folded = await matches();
  await rebuildMatches();
  expect(await matches()).toEqual(folded);
}

async function labelOf(entryId: string): Promise<string> {
  const { number } = await prisma().entry.findUniqueOrThrow({ where: { id: entryId } });
  return `Player\u00a0${number}`;
}

function lettersTo(league: TestLeague, email: string) {
  return readLetters({ organizationId: league.organizationId, toEmail: email });
}

async function emailOf(userId: string): Promise<string> {
  return (await prisma().user.findUniqueOrThrow({ where: { id: userId } })).email;
}

test("in a running bracket: what they won stays, the open match goes to the opponent, and the bracket continues", async () => {
  const league = await makeLeague({ slug: "erase-bracket", players: 8, rules: KNOCKOUT });
  const player = await makeUnmistakable(league);
  const { userId, entryId } = player;
  for (const match of (await listTestMatches(league)).filter(({ round }) => round === 1))
    await win(has(userId)(match) ? userId : match.home, match);
  const semifinals = (await listTestMatches(league)).filter(({ round }) => round === 2);
  const open = await dispute(player, semifinals.find(has(userId)));
  const rival = opponentOf(userId, open);
  expect(await search(player.name)).not.toEqual([]);

  expect(await erase(userId)).toMatchObject({ ok: true });

  await expectForgotten(player);
  const label = await labelOf(entryId);
  const entry = await prisma().entry.findUniqueOrThrow({ where: { id: entryId } });
  expect(entry).toMatchObject({ name: label, status: "withdrawn", annulled: false });
  const own = await prisma().match.findMany({
    where: { OR: [{ homeEntryId: entryId }, { awayEntryId: entryId }] },
    include: { round: true },
    orderBy: { round: { number: "asc" } },
  });
  const resultOf = (match: (typeof own)[number] | undefined) =>
    match?.homeEntryId === entryId ? match.homeResult : match?.awayResult;
  expect(own.map((match) => [match.round.number, match.status, resultOf(match)])).toEqual([
    [1, "final", "win"],
    [2, "final", "loss"],
  ]);

  const other = semifinals.find((match) => !has(userId)(match));
  await win(other?.home ?? "", other);
  const final = (await listTestMatches(league)).find(({ round }) => round === 3);
  expect([final?.home, final?.away].toSorted()).toEqual([rival, other?.home].toSorted());
  const [office] = (await lettersTo(league, `director@${league.org}.example`)).slice(-1);
  expect(office?.text).toMatch(/Player\s\d+ has left Open, Fall 2026\./);
  expect(office?.text).toContain("Their opponent wins the open match without playing.");
  const told = await lettersTo(league, await emailOf(rival));
  expect(told.map(({ text }) => inOneLine(text)).join(" | ")).toContain(
    `${inOneLine(label)} is no longer in Open, so you win this match without playing.`,
  );
  expect(await prisma().letter.count({ where: { toEmail: { endsWith: ".invalid" } } })).toBe(0);
});

test("between two rounds of a bracket: the match that comes later goes to the opponent", async () => {
  const league = await makeLeague({ slug: "erase-between", players: 4, rules: KNOCKOUT });
  const player = await makeUnmistakable(league);
  const { userId } = player;
  const rounds = await listTestMatches(league);
  await win(userId, rounds.find(has(userId)));

  expect(await erase(userId)).toMatchObject({ ok: true });
  const other = rounds.find((match) => !has(userId)(match));
  await win(other?.home ?? "", other);

  const final = await prisma().match.findFirstOrThrow({
    where: { organizationId: league.organizationId, round: { number: 2 } },
    include: { home: true, away: true },
  });
  expect(final.status).toBe("final");
  const [winner, loser] = final.homeResult === "win" ? [final.home, final.away] : [final.away, final.home];
  expect([winner.userId, loser.name]).toEqual([other?.home, await labelOf(player.entryId)]);
  await expectForgotten(player);
  expect(await prisma().letter.count({ where: { toEmail: { endsWith: ".invalid" } } })).toBe(0);
});

test("in a match that others play now: what they wrote and sent goes, and what others did stays", async () => {
  const league = await makeLeague({ slug: "erase-former", players: 4, rules: KNOCKOUT });
  const player = await makeUnmistakable(league);
  const { userId } = player;
  const semifinals = await listTestMatches(league);
  for (const match of semifinals) await win(has(userId)(match) ? userId : match.home, match);
  const final = (await listTestMatches(league)).find(({ round }) => round === 2);
  const own = semifinals.find(has(userId));
  if (!final || !own) throw new Error("A semifinal and the final");
  const rival = opponentOf(userId, final);
  const contact = { type: "log-contact", means: "email", triedAt: MONDAY.toISOString() } as const;
  await mustExecute(final.id, { ...contact, note: "My own words." }, { userId }, MONDAY);
  await mustExecute(final.id, { ...contact, note: "The rival’s words." }, { userId: rival }, MONDAY);
  const games = [{ pgn: '[Site "https://lichess.org/abcdefgh"]\n\n1. e4 *' }];
  for (const [seq, sender] of [userId, rival].entries()) await sendPhoto(final.id, seq + 4, sender, games);
  for (const [index, each] of [userId, rival].entries())
    await writeDown(final.id, index + 6, final.home === each ? "home" : "away");
  const ruled = { type: "rule", score: null, reason: "Seen.", rule: "3.IV" } as const;
  const result = own.home === userId ? "away" : "home";
  await mustExecute(own.id, { ...ruled, result }, { userId: league.directorId }, later(1));
  const now = (await listTestMatches(league)).find(({ id }) => id === final.id);
  expect([now?.home, now?.away]).not.toContain(userId);

  expect(await erase(userId)).toMatchObject({ ok: true });

  const events = await prisma().matchEvent.findMany({
    where: { matchId: final.id, actorUserId: { in: [userId, rival] } },
    include: { photos: true },
    orderBy: { seq: "asc" },
  });
  const kept = events.map(({ actorUserId, data, photos }) => {
    const { note, games } = data as { note?: string; games?: { pgn: string }[] };
    const photo = photos.map(({ forgottenAt }) => (forgottenAt ? "deleted" : "kept"));
    return [actorUserId === userId, note, games?.[0]?.pgn.includes("lichess.org"), photo[0]];
  });
  expect(kept).toEqual([
    [true, "(deleted)", undefined, undefined],
    [false, "The rival’s words.", undefined, undefined],
    [true, undefined, false, "deleted"],
    [false, undefined, true, "kept"],
  ]);
  const recorded = await prisma().matchEvent.findMany({
    where: { matchId: final.id, type: "StatementRecorded" },
    orderBy: { seq: "asc" },
  });
  expect(recorded.map(({ data }) => (data as { statement: string }).statement)).toEqual([
    "(deleted)",
    "I was late.",
  ]);
});

/** A director writes down what a player said. */
async function writeDown(matchId: string, seq: number, side: "home" | "away"): Promise<void> {
  const { organizationId } = await prisma().match.update({ where: { id: matchId }, data: { lastSeq: seq } });
  const data = { side, statement: "I was late." };
  await prisma().matchEvent.create({
    data: { organizationId, matchId, seq, type: "StatementRecorded", data, at: MONDAY },
  });
}

test("what a director wrote down for them goes, what they wrote down for the opponent stays", async () => {
  const league = await makeLeague({ slug: "erase-recorded", players: 4 });
  const player = await makeUnmistakable(league);
  const { userId } = player;
  const match = await dispute(player, (await listTestMatches(league)).find(has(userId)));
  const own = match.home === userId ? "home" : "away";
  const other = own === "home" ? "away" : "home";
  const director = { userId: league.directorId };
  for (const side of [own, other] as const)
    await mustExecute(
      match.id,
      { type: "record-statement", side, statement: "I was late." },
      director,
      MONDAY,
    );

  expect(await erase(userId)).toMatchObject({ ok: true });

  const events = await prisma().matchEvent.findMany({
    where: { matchId: match.id, type: "StatementRecorded" },
    orderBy: { seq: "asc" },
  });
  expect(events.map(({ data }) => data)).toEqual([
    { side: own, statement: "(deleted)" },
    { side: other, statement: "I was late." },
  ]);
});

test("what was found of their matches on a chess site goes, with what they said about it", async () => {
  const league = await makeLeague({ slug: "erase-found", players: 4 });
  const { userId } = await makeUnmistakable(league);
  const matches = await listTestMatches(league);
  const { organizationId } = league;
  for (const { id: matchId } of matches)
    await prisma().gameSearch.create({
      data: {
        ...{ organizationId, matchId, nextLookAt: MONDAY, lookedAt: MONDAY, answer: "read", foundAt: MONDAY },
        found: { games: [{ url: "https://lichess.org/abcdefgh" }] },
        ...{ rejectedBy: "home", rejectedAt: MONDAY, statement: "That was another evening." },
      },
    });

  expect(await erase(userId)).toMatchObject({ ok: true });

  const left = await prisma().gameSearch.findMany({ where: { organizationId } });
  const others = matches.filter((match) => !has(userId)(match)).map(({ id }) => id);
  expect(left.map(({ matchId }) => matchId).toSorted()).toEqual(others.toSorted());
});

/** An act with a photo and the record of a game. */
async function sendPhoto(matchId: string, seq: number, userId: string, games: object[]): Promise<void> {
  const { organizationId } = await prisma().match.update({ where: { id: matchId }, data: { lastSeq: seq } });
  const id = randomUUID();
  const data = { by: "home", statement: "Here.", photos: [id], games } as object;
  await inTransaction(async (tx) => {
    await tx.matchEvent.create({
      data: {
        ...{ organizationId, matchId, seq, type: "StatementAdded", data },
        ...{ actorUserId: userId, at: MONDAY },
      },
    });
    const bytes = new Uint8Array([1]);
    const sizes = { width: 1, height: 1, small: bytes, large: bytes };
    await tx.photo.create({ data: { id, organizationId, matchId, seq, position: 1, ...sizes } });
  });
}

test("where leaving annuls: results stay under the number, count for no one, and everyone is told", async () => {
  const league = await makeLeague({ slug: "erase-annuls", players: 6 });
  const player = await makeUnmistakable(league);
  const { userId, entryId } = player;
  const [played, second, contested] = (await listTestMatches(league)).filter(has(userId));
  await mustExecute(played?.id ?? "", { type: "report", games: [...TWO_NIL] }, { userId }, MONDAY);
  const rival = opponentOf(userId, played as Match);
  await mustExecute(played?.id ?? "", { type: "approve" }, { userId: rival }, MONDAY);
  await win(userId, second);
  await dispute(player, contested);
  const before = await prisma().match.findUniqueOrThrow({ where: { id: played?.id ?? "" } });

  expect(await erase(userId)).toMatchObject({ ok: true });

  await expectForgotten(player);
  const label = await labelOf(entryId);
  const entry = await prisma().entry.findUniqueOrThrow({ where: { id: entryId } });
  expect(entry).toMatchObject({ name: label, status: "withdrawn", annulled: true });
  expect(await prisma().match.findUniqueOrThrow({ where: { id: before.id } })).toEqual(before);
  const statuses = (await listTestMatches(league)).filter(has(userId)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual(["final", "final", "void", "void", "void"]);

  const view = await findDivision(league.org, "fall-2026", "open");
  if (!view) throw new Error("The division is public");
  const table = rankEntries(view.entries, resultsOf(view.rounds), league.season.rules.standings);
  expect(table).toHaveLength(5);
  expect(table.every(({ points }) => points === 0)).toBe(true);

  const [office] = (await lettersTo(league, `director@${league.org}.example`)).slice(-1);
  expect(office?.text).toMatch(/Player\s\d+ has left Open, Fall 2026\./);
  expect(office?.text).toContain(
    "2 of 5 matches decided, less than 50%: their results won’t count in the standings, and their open matches are void.",
  );
  const told = await lettersTo(league, await emailOf(rival));
  expect(told.map(({ subject, text }) => inOneLine(`${subject} ${text}`)).join(" | ")).toContain(
    `against ${inOneLine(label)}`,
  );
  expect(await prisma().letter.count({ where: { toEmail: { endsWith: ".invalid" } } })).toBe(0);
});

/** Emails break their lines, and a number stays with its word. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}
