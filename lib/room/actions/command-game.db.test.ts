import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { now } from "@/lib/clock";
import { prisma } from "@/lib/db/client";
import { env } from "@/lib/env";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { freshDatabase } from "@/lib/testing/database";
import { dayFromToday, momentOf } from "@/lib/testing/days";
import { listTestMatches, makeLeague } from "@/lib/testing/league";
import { makeSessionCookie } from "@/lib/testing/session-cookie";
import { executeGame } from "../store/execute-game";
import { recallGame } from "../store/remembered-games";
import { commandGame } from "./command-game";

await freshDatabase();
type TestMatch = Awaited<ReturnType<typeof listTestMatches>>[number];
let match: TestMatch;
let cookies: { readonly home: string; readonly away: string };

let matches: TestMatch[];

beforeAll(async () => {
  const firstDay = dayFromToday(-1);
  const league = await makeLeague({
    players: 8,
    rules: OFFICIAL,
    firstDay,
    at: momentOf(firstDay, "00:30"),
  });
  matches = [...(await listTestMatches(league))];
});
beforeEach(async () => {
  const next = matches.shift();
  if (!next) throw new Error("No match is left");
  match = next;
  for (const userId of [match.home, match.away])
    await executeGame(
      { match: match.id, number: 1 },
      { id: randomUUID(), command: { type: "sit" } },
      userId,
      now(),
      "home",
    );
  cookies = { home: await cookieOf(match.home), away: await cookieOf(match.away) };
});

const cookieOf = (userId: string) => makeSessionCookie(userId, env().authSecret);

async function send(cookie: string, command: object, number = 1, query = "") {
  const request = new Request(`https://rookery.example/api/games/${match.id}/${number}${query}`, {
    method: "POST",
    headers: { cookie },
    body: JSON.stringify({ id: randomUUID(), known: 3, command }),
  });
  const answer = await commandGame(request, {
    params: Promise.resolve({ match: match.id, number: String(number) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const move = (ply: number, uci: string) => ({ type: "move", ply, uci, lagMs: 0 });
const countEvents = () => prisma().roomGameEvent.count({ where: { matchId: match.id } });
const endSessions = (userId: string) =>
  prisma().signInSession.updateMany({ where: { userId }, data: { revokedAt: now() } });

test("a move counts for as long as its session does, also in a game that this process remembers", async () => {
  expect((await send(cookies.home, move(0, "e2e4"))).status).toBe(200);
  expect((await send(cookies.away, move(1, "e7e5"))).status).toBe(200);
  expect((await send(cookies.home, move(2, "g1f3"))).status).toBe(200);
  expect(recallGame({ match: match.id, number: 1 })).toBeDefined();

  await endSessions(match.away);
  const before = await countEvents();
  expect(await send(cookies.away, move(3, "b8c6"))).toEqual({
    status: 401,
    body: { refusal: "You’re signed out. To go on, reload this page and sign in." },
  });
  expect(await countEvents()).toBe(before);
  expect((await send(await cookieOf(match.away), move(3, "b8c6"))).status).toBe(200);
});

test("a session that has ended can't resign or look either", async () => {
  expect((await send(cookies.away, { type: "look" })).status).toBe(200);
  await endSessions(match.away);
  for (const type of ["look", "resign"]) expect((await send(cookies.away, { type })).status).toBe(401);
  expect((await send("", { type: "look" })).status).toBe(401);
  expect((await send("next-auth.session-token=made.up", { type: "look" })).status).toBe(401);
});

test("a session that expires while its game goes on says so", async () => {
  expect((await send(cookies.home, move(0, "e2e4"))).status).toBe(200);
  await prisma().signInSession.updateMany({ where: { userId: match.home }, data: { expiresAt: now() } });
  expect((await send(cookies.away, move(1, "e7e5"))).status).toBe(200);
  expect((await send(cookies.home, move(2, "g1f3"))).status).toBe(401);
});

test("a page acts for its own side only, no matter who is signed in now", async () => {
  const from = (query: string, cookie: string, command: object) => send(cookie, command, 1, query);
  const before = await countEvents();
  for (const command of [{ type: "look" }, { type: "resign" }, move(0, "e2e4")])
    expect(await from("?side=home", cookies.away, command)).toMatchObject({
      status: 409,
      body: { code: "other-player", refusal: expect.stringContaining("Someone else is signed in") },
    });
  expect(await countEvents()).toBe(before);

  expect((await from("?side=home", cookies.home, move(0, "e2e4"))).status).toBe(200);
  expect((await from("?side=home", cookies.away, move(1, "e7e5"))).status).toBe(409);
  expect((await from("?side=away", cookies.away, move(1, "e7e5"))).status).toBe(200);
  expect((await from("?side=nobody", cookies.home, move(2, "g1f3"))).status).toBe(400);
  // Pages of earlier versions don't say it.
  expect((await from("", cookies.home, move(2, "g1f3"))).status).toBe(200);
});

test("the page of a player stays theirs when someone who doesn't play signs in", async () => {
  const stranger = await prisma().user.create({
    data: { email: "visitor@campus.example", name: "A Visitor" },
  });
  expect(await send(await cookieOf(stranger.id), { type: "resign" }, 1, "?side=home")).toMatchObject({
    status: 404,
    body: { code: "other-player" },
  });
});

test("for someone who doesn't play in it, and for a game that there can't be, there's no game", async () => {
  const stranger = await prisma().user.create({
    data: { email: "stranger@campus.example", name: "A Stranger" },
  });
  const cookie = await cookieOf(stranger.id);
  expect((await send(cookies.home, move(0, "e2e4"))).status).toBe(200);
  for (let time = 0; time < 2; time++) expect((await send(cookie, move(1, "e7e5"))).status).toBe(404);
  expect((await send(cookies.home, { type: "look" }, 99)).status).toBe(404);
  expect((await send(cookies.home, { type: "dance" })).status).toBe(400);
});
