import { beforeAll, describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { freshDatabase } from "@/lib/testing/database";
import {
  listTestMatches,
  MONDAY,
  makeLeague,
  mustExecute,
  type TestLeague,
  TWO_NIL,
} from "@/lib/testing/league";
import { findPlayer } from "./players";
import { findPublicMatch } from "./public-match";

const MATE = "1. f3 e5 2. g4 Qh4#";

describe("what the public can open", () => {
  let league: TestLeague;
  let other: TestLeague;
  let matchId: string;
  let homeEntryId: string;

  beforeAll(async () => {
    await freshDatabase();
    league = await makeLeague();
    other = await makeLeague({ slug: "harrow" });
    const [match] = await listTestMatches(league);
    matchId = match?.id ?? "";
    homeEntryId = league.players.find(({ userId }) => userId === match?.home)?.entryId ?? "";
    await prisma().user.updateMany({ data: { phone: "555 0100" } });
    const at = new Date(MONDAY.getTime() + 3_600_000);
    const games = [{ white: "home", outcome: "black", ending: "checkmate", pgn: MATE }, ...NIL] as const;
    await mustExecute(matchId, { type: "report", games: [...games] }, { userId: match?.home ?? "" }, at);
  });

  test("a player by any of their entries, without contact details", async () => {
    const player = await findPlayer("lakeside", homeEntryId);
    expect(player?.name).toBe(league.players.find(({ entryId }) => entryId === homeEntryId)?.name);
    expect(player?.seasons).toHaveLength(1);
    expect(JSON.stringify(player?.seasons.map(({ view }) => [view.entries, view.rounds]))).not.toMatch(
      /@|555 0100/,
    );
  });

  test("a match; its games only once they make up the result", async () => {
    const reported = await findPublicMatch("lakeside", matchId);
    expect(reported?.match.status).toBe("reported");
    expect(reported?.games).toEqual([]);
    const [match] = await listTestMatches(league);
    await mustExecute(matchId, { type: "approve" }, { userId: match?.away ?? "" }, AN_HOUR_LATER);
    const decided = await findPublicMatch("lakeside", matchId);
    expect(decided?.games.map(({ pgn }) => pgn)).toEqual([MATE, undefined]);
    expect(JSON.stringify([decided?.match, decided?.games])).not.toMatch(/@|555 0100/);
  });

  test("a match that's ruled on after a correction was asked for, with the games it agrees with", async () => {
    const [match] = await listTestMatches(league);
    const ask = { type: "ask-correction", games: TWO_NIL, statement: "I mixed up the names." } as const;
    await mustExecute(matchId, ask, { userId: match?.home ?? "" }, AN_HOUR_LATER);
    const says = { reason: "The slip shows it.", rule: "3.IV" };
    const ruled = { type: "rule", result: "home", score: { home: 2, away: 0 }, ...says } as const;
    await mustExecute(matchId, ruled, { userId: league.directorId }, AN_HOUR_LATER);
    expect(await findPublicMatch("lakeside", matchId)).toMatchObject({
      games: TWO_NIL,
      doesRulingFitTwo: false,
    });
  });

  test("a match whose ruling fits two different versions, without their games", async () => {
    const [, match] = await listTestMatches(league);
    const [id, home, away] = [match?.id ?? "", match?.home ?? "", match?.away ?? ""];
    await mustExecute(id, { type: "report", games: TWO_NIL }, { userId: home }, AN_HOUR_LATER);
    const games = TWO_NIL.map((game) => ({ ...game, ending: "move-time" as const }));
    const contest = { type: "contest", statement: "Both were lost on time.", games } as const;
    await mustExecute(id, contest, { userId: away }, AN_HOUR_LATER);
    const says = { reason: "Both say so.", rule: "3.IV" };
    const ruled = { type: "rule", result: "home", score: { home: 2, away: 0 }, ...says } as const;
    await mustExecute(id, ruled, { userId: league.directorId }, AN_HOUR_LATER);
    expect(await findPublicMatch("lakeside", id)).toMatchObject({ games: [], doesRulingFitTwo: true });
  });

  test.each([
    {
      why: "another organization’s player",
      find: () => findPlayer("lakeside", other.players[0]?.entryId ?? ""),
    },
    { why: "another organization’s match", find: () => findPublicMatch("harrow", matchId) },
    { why: "no id", find: () => findPlayer("lakeside", "amara") },
    { why: "no id of a match", find: () => findPublicMatch("lakeside", "1") },
  ])("nothing: $why", async ({ find }) => {
    expect(await find()).toBeUndefined();
  });

  test("nothing from a draft, and nothing from a player who isn’t in the division", async () => {
    await prisma().entry.updateMany({
      where: { id: homeEntryId },
      data: { annulled: true, status: "removed" },
    });
    expect(await findPlayer("lakeside", homeEntryId)).toBeUndefined();
    await prisma().season.updateMany({ where: { slug: "fall-2026" }, data: { status: "draft" } });
    expect(await findPublicMatch("lakeside", matchId)).toBeUndefined();
  });
});

const AN_HOUR_LATER = new Date(MONDAY.getTime() + 7_200_000);
const NIL = [{ white: "away", outcome: "white", ending: "resignation" }] as const;
