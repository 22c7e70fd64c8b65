import { beforeAll, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { insertEntry, withdrawEntry } from "@/lib/entries/store/entries";
import { MATCH_RECORD, toRecord } from "@/lib/match/store/match-record";
import { findMatchOfPlayer } from "@/lib/match/store/read-match";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";
import { listOwnHandles, updateHandle } from "./handles";

await freshDatabase();

let league: TestLeague;
let divisionId: string;

beforeAll(async () => {
  league = await makeLeague({ players: 2, publish: false, rules: TEXAS_STATE });
  divisionId = league.season.divisions[0]?.id ?? "";
});

async function newcomer(name: string) {
  const email = `${name}@lakeside.example`;
  const { id: userId } = await prisma().user.create({ data: { email, name, createdAt: MONDAY } });
  return { divisionId, userId, name, acceptedRulePackId: league.season.rulePackId };
}

test("an online season asks for a username that the site could have given", async () => {
  const person = await newcomer("nameless");
  expect(await insertEntry(person, MONDAY)).toMatchObject({ refusal: "handle-missing" });
  expect(await insertEntry({ ...person, handle: "no spaces" }, MONDAY)).toMatchObject({
    refusal: "chess-com-shape",
  });
  expect(await prisma().entry.count({ where: { userId: person.userId } })).toBe(0);
});

test("one username belongs to one player, whatever the case and however many want it at the same time", async () => {
  const people = await Promise.all(["a", "b", "c", "d", "e"].map((name) => newcomer(`same-${name}`)));
  const spellings = ["Knight_Rider", "knight_rider", "KNIGHT_RIDER", "Knight_rider", "knight_Rider"];
  const answers = await Promise.all(
    people.map((person, index) => insertEntry({ ...person, handle: spellings[index] ?? "" }, MONDAY)),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter((answer) => !answer.ok && answer.refusal === "handle-taken")).toHaveLength(4);
});

test("it can be changed, in its spelling too, and not to a name that is taken", async () => {
  const [one, two] = league.players;
  const [first, second] = [one?.userId ?? "", two?.userId ?? ""];
  const { id } = league.season;
  expect(await updateHandle(first, id, "Rook_Lift")).toMatchObject({ ok: true });
  expect(await updateHandle(first, id, "rook_lift")).toMatchObject({ ok: true });
  expect(await updateHandle(second, id, "ROOK_LIFT")).toEqual({ ok: false, refusal: "handle-taken" });
  expect(await updateHandle(second, id, "x")).toEqual({ ok: false, refusal: "chess-com-shape" });
  expect(await listOwnHandles(first)).toMatchObject([{ site: "chess.com", handle: "rook_lift" }]);
});

test("if two change to the same username at the same time, one gets it", async () => {
  const answers = await Promise.all(
    league.players.map(({ userId }) => updateHandle(userId, league.season.id, "Zugzwang")),
  );
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
});

test("a person who isn't in the season has no username there to change", async () => {
  expect(await updateHandle(league.directorId, league.season.id, "director")).toBeNull();
});

test("withdrawing a registration frees the username", async () => {
  const [before, after] = [await newcomer("before"), await newcomer("after")];
  await insertEntry({ ...before, handle: "Caissa" }, MONDAY);
  await withdrawEntry(divisionId, before.userId, MONDAY);
  expect(await insertEntry({ ...after, handle: "caissa" }, MONDAY)).toMatchObject({ ok: true });
  expect(await listOwnHandles(before.userId)).toEqual([]);
  expect(await listOwnHandles(after.userId)).toMatchObject([{ handle: "caissa" }]);
});

test("opponents see each other's username, also once the match is settled; over the board there is none", async () => {
  const online = await makeLeague({ slug: "online", players: 2, rules: TEXAS_STATE });
  const [match] = await listTestMatches(online);
  const seen = await findMatchOfPlayer(match?.id ?? "", match?.home ?? "");
  expect(seen?.away.handle).toMatch(/^[a-z]+_[a-z]+$/);
  const board = await makeLeague({ slug: "board", players: 2 });
  const [played] = await listTestMatches(board);
  expect((await findMatchOfPlayer(played?.id ?? "", played?.home ?? ""))?.away.handle).toBeNull();
});

test("a username that was proven on the site that the season left isn't shown for the new one", async () => {
  const online = await makeLeague({ slug: "moved", players: 2, rules: TEXAS_STATE });
  const [match] = await listTestMatches(online);
  const [home = "", away = ""] = [match?.home, match?.away];
  const seasonId = online.season.id;
  for (const [userId, accountSite] of [
    [home, "lichess"],
    [away, "chess.com"],
  ] as const) {
    const { handle } = await prisma().handle.findUniqueOrThrow({
      where: { seasonId_userId: { seasonId, userId } },
    });
    await prisma().handle.update({
      where: { seasonId_userId: { seasonId, userId } },
      data: { accountSite, accountId: handle, accountName: handle, provenAt: MONDAY },
    });
  }
  const matchId = match?.id ?? "";
  const row = await prisma().match.findUniqueOrThrow({ where: { id: matchId }, include: MATCH_RECORD });
  for (const read of [await findMatchOfPlayer(matchId, home), toRecord(row)]) {
    expect(read?.home).toMatchObject({ handle: null, isProven: false });
    expect(read?.away).toMatchObject({ handle: expect.any(String), isProven: true });
  }
  expect(await listOwnHandles(home)).toMatchObject([{ site: "chess.com", handle: null }]);
  expect(await listOwnHandles(away)).toMatchObject([{ handle: expect.any(String) }]);
});
