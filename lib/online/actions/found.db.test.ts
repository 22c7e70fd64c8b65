import * as cache from "next/cache";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { prisma } from "@/lib/db/client";
import { closeConnections } from "@/lib/jobs/close-connections";
import { findGames } from "@/lib/jobs/find-games";
import { readLetters } from "@/lib/mail/testing/read-letters";
import { findMatchOfPlayer } from "@/lib/match/store/read-match";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import type { MatchId, UserId } from "@/lib/shared/ids";
import { askAs } from "@/lib/testing/ask-as";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague } from "@/lib/testing/league";
import { chooseSettings } from "@/lib/testing/settings";
import { stopClock } from "@/lib/testing/stop-clock";
import { startFakeSites } from "@/scripts/chess-sites/fake-sites";
import { findSearch } from "../store/searches";
import { siteGame } from "../testing/site-games";
import { pickFound } from "./found";

const asking = askAs();
const clock = stopClock();
vi.spyOn(cache, "refresh").mockImplementation(() => undefined);

await freshDatabase();
const site = await startFakeSites();
chooseSettings({ CHESS_COM_URL: site.url });
afterAll(async () => {
  await site.stop();
  await closeConnections();
});

const HOUR = 3_600_000;
const at = (hours: number) => new Date(MONDAY.getTime() + hours * HOUR);

let count = 0;
let id: MatchId;
let home: UserId;
let found: string;

/** Two games of a match of one: which of them counts, only the players know. */
beforeEach(async () => {
  count += 1;
  const league = await makeLeague({ slug: `picks-${count}`, players: 2, rules: TEXAS_STATE });
  const [match] = await listTestMatches(league);
  [id, home] = [match?.id as MatchId, match?.home as UserId];
  const nameOf = async (userId = "") =>
    (await prisma().handle.findFirstOrThrow({ where: { userId } })).handle;
  const both = { white: await nameOf(match?.home), black: await nameOf(match?.away) };
  site.games = [
    siteGame({ ...both, id: "warm-up", startedAt: at(1).toISOString() }),
    siteGame({
      ...both,
      id: "the-game",
      startedAt: at(2).toISOString(),
      moves: ["e4", "e5"],
      clocks: [598_000, 598_000],
      end: { kind: "played", outcome: "white", ending: "resignation" },
    }),
  ];
  await findGames(() => at(3));
  found = (await findSearch(id))?.foundAt ?? "";
  const { email, name } = await prisma().user.findUniqueOrThrow({ where: { id: home } });
  asking.actor = { id: home, email, name, phone: null, rolesEverywhere: [] };
  clock.now = at(4);
});

/** What the form answers: the errors, or where it leads. */
async function pick(picks: readonly string[], answers = found) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ matchId: id, seen: "1", found: answers }))
    form.set(name, value);
  for (const each of picks) form.append("picks", each);
  try {
    return (await pickFound(null, form))?.sentence;
  } catch (error) {
    return (error as { digest?: string }).digest;
  }
}

const stateOf = async () => (await findMatchOfPlayer(id, home))?.state;

test("what a player picks is their report, which says so, and the other confirms it", async () => {
  expect(await pick(["the-game"])).toContain("done=report");
  const match = await findMatchOfPlayer(id, home);
  expect(match?.state).toMatchObject({
    status: "reported",
    report: { by: "home", outcome: { home: "win" } },
  });
  expect(match?.events.at(-1)?.event).toMatchObject({ source: "chess-site", picked: true });
  const letters = await readLetters({ key: { startsWith: `${id}:`, contains: ":ResultReported:" } });
  expect(letters).toMatchObject([
    {
      subject: expect.stringMatching(/^Confirm 1–0/),
      text: expect.stringContaining("were picked from those between you"),
    },
  ]);
});

test.each([
  { why: "nothing", picks: [], sentence: /^Choose the games that count/ },
  { why: "a game that wasn't found", picks: ["the-game", "mine"], sentence: /^What we found has changed/ },
  { why: "more than the match has", picks: ["the-game", "warm-up"], sentence: /already decided\.$/ },
])("isn't a report: $why", async ({ picks, sentence }) => {
  expect(await pick(picks)).toMatch(sentence);
  expect(await stateOf()).toMatchObject({ status: "open" });
});

test("an answer to an older find is refused", async () => {
  expect(await pick(["the-game"], at(1).toISOString())).toMatch(/^What we found has changed/);
  expect(await stateOf()).toMatchObject({ status: "open" });
});

test("someone else finds no such match", async () => {
  asking.actor = {
    id: "01a2082f-781c-768a-8034-a6e0b3100fe2",
    email: "a@b.example",
    name: "A",
    phone: null,
    rolesEverywhere: [],
  };
  expect(await pick(["the-game"])).toMatch(/404/);
});
