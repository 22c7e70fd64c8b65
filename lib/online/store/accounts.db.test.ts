import { createHash, randomBytes } from "node:crypto";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { insertEntry } from "@/lib/entries/store/entries";
import { closeConnections } from "@/lib/jobs/close-connections";
import { findGames } from "@/lib/jobs/find-games";
import { listOwnHandles, updateHandle } from "@/lib/people/store/handles";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";
import { chooseSettings } from "@/lib/testing/settings";
import { startFakeSites } from "@/scripts/chess-sites/fake-sites";
import { siteGame } from "../testing/site-games";
import { findOwn, insertProofCode, keepAccount } from "./accounts";
import { proveChessCom, proveLichess } from "./prove";
import { findSearch } from "./searches";

await freshDatabase();
const site = await startFakeSites();
chooseSettings({ LICHESS_URL: site.url, CHESS_COM_URL: site.url });
afterAll(async () => {
  await site.stop();
  await closeConnections();
});

const HOUR = 3_600_000;
const at = (hours: number) => new Date(MONDAY.getTime() + hours * HOUR);
const clock = (hours: number) => () => at(hours);

type Venue = Extract<RulePack["venue"], { kind: "online" }>;
function online(changes: Partial<Venue>): RulePack {
  return { ...TEXAS_STATE, venue: { ...(TEXAS_STATE.venue as Venue), ...changes } };
}

let count = 0;
async function leagueOn(changes: Partial<Venue>, players = 2, publish = true): Promise<TestLeague> {
  count += 1;
  return makeLeague({ slug: `proof-${count}`, players, publish, rules: online(changes) });
}

afterEach(async () => {
  Object.assign(site, { trouble: null, games: [], accounts: [] });
  site.asked.length = 0;
  await prisma().onlineSite.deleteMany();
  await prisma().season.updateMany({ data: { status: "archived" } });
  await prisma().gameSearch.updateMany({ data: { nextLookAt: null, standsAt: null } });
});

const person = (league: TestLeague, index: number) => league.players[index]?.userId ?? "";
const handleIn = ({ season }: TestLeague, userId: string) =>
  prisma().handle.findUnique({ where: { seasonId_userId: { seasonId: season.id, userId } } });

const CLIENT = { clientId: "localhost:3000", redirectUri: "http://localhost:3000/back" };

/** What a player who allowed it at the fake Lichess comes back with. */
async function allowAtLichess(username: string) {
  const verifier = randomBytes(32).toString("base64url");
  const asked = new URLSearchParams({
    response_type: "code",
    client_id: CLIENT.clientId,
    redirect_uri: CLIENT.redirectUri,
    code_challenge_method: "S256",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    state: "s",
    username,
  });
  const back = await fetch(`${site.url}/oauth?${asked}`, { redirect: "manual" });
  const code = new URL(back.headers.get("location") ?? "").searchParams.get("code") ?? "";
  return { ...CLIENT, code, verifier };
}

describe("a Lichess name", () => {
  test("is proven by what Lichess says, and nothing of the token is left there", async () => {
    const league = await leagueOn({ site: "lichess" });
    const userId = person(league, 0);
    const returned = await allowAtLichess("Amara-Plays");
    expect(await proveLichess(userId, league.season.id, returned, clock(1))).toMatchObject({ ok: true });
    expect(site.grants.tokens.size).toBe(0);
    expect(await handleIn(league, userId)).toMatchObject({
      handle: "Amara-Plays",
      accountSite: "lichess",
      accountId: "amara-plays",
      provenAt: at(1),
    });
    expect(await listOwnHandles(userId)).toMatchObject([{ provenAt: at(1).toISOString() }]);
  });

  test("isn't with another verifier, a used code, or a closed account; Lichess isn't taken for down", async () => {
    const league = await leagueOn({ site: "lichess" });
    const [userId, seasonId] = [person(league, 0), league.season.id];
    const stolen = { ...(await allowAtLichess("amara")), verifier: "x".repeat(43) };
    expect(await proveLichess(userId, seasonId, stolen, clock(1))).toMatchObject({
      refusal: "not-understood",
    });

    const once = await allowAtLichess("amara");
    await proveLichess(userId, seasonId, once, clock(1));
    expect(await proveLichess(userId, seasonId, once, clock(1))).toMatchObject({ refusal: "not-understood" });

    site.accounts = [{ site: "lichess", id: "gone", name: "gone", status: "closed" }];
    const closed = await allowAtLichess("gone");
    expect(await proveLichess(userId, seasonId, closed, clock(1))).toMatchObject({
      refusal: "account-closed",
    });
    expect(site.grants.tokens.size).toBe(0);
    expect(await prisma().onlineSite.findFirst()).toMatchObject({ failures: 0, downSince: null });
  });

  test("isn't while Lichess is away", async () => {
    const league = await leagueOn({ site: "lichess" });
    const returned = await allowAtLichess("amara");
    site.trouble = { kind: "status", status: 503 };
    const proven = await proveLichess(person(league, 0), league.season.id, returned, clock(1));
    expect(proven).toMatchObject({ refusal: "site-away" });
    expect(await handleIn(league, person(league, 0))).toMatchObject({ provenAt: null });
  });
});

describe("a Chess.com name", () => {
  let league: TestLeague;
  let userId: string;
  const setUp = async () => {
    league = await leagueOn({ site: "chess.com" });
    userId = person(league, 0);
    await makeCode(userId);
    const own = await handleIn(league, userId);
    return { name: own?.handle ?? "", code: own?.proofCode ?? "" };
  };
  const ownOf = async (id: string) => {
    const own = await findOwn(id, league.season.id);
    if (!own) throw new Error("They're in the season");
    return own;
  };
  const makeCode = async (id: string) => insertProofCode(await ownOf(id), id, at(1));
  const prove = async (hours: number) => proveChessCom(userId, await ownOf(userId), clock(hours));

  test("is proven by the code in its profile, while the code holds", async () => {
    const { name, code } = await setUp();
    const account = { site: "chess.com", id: "41", name: name.toUpperCase() } as const;
    site.accounts = [{ ...account, location: "San Marcos" }];
    expect(await prove(2)).toMatchObject({ refusal: "code-not-there" });
    site.accounts = [{ ...account, location: `San Marcos ${code.toLowerCase()}` }];
    expect(await prove(25)).toMatchObject({ refusal: "no-code" });
    expect(await prove(2)).toMatchObject({ ok: true });
    expect(await handleIn(league, userId)).toMatchObject({
      handle: name.toUpperCase(),
      accountId: "41",
      proofCode: null,
    });
    expect(await prove(2)).toMatchObject({ refusal: "no-code" });
  });

  test.each([
    { why: "there's no such account", accounts: [], refusal: "no-account" },
    { why: "it's closed", status: "closed:fair_play_violations", refusal: "account-closed" },
    { why: "the site is away", trouble: { kind: "status", status: 500 } as const, refusal: "site-away" },
    {
      why: "it answers something else",
      trouble: { kind: "text", text: "{}" } as const,
      refusal: "not-understood",
    },
  ])("isn't if $why", async ({ accounts, status, trouble, refusal }) => {
    const { name, code } = await setUp();
    const own = { site: "chess.com", id: "41", name, location: code, ...(status && { status }) } as const;
    site.accounts = accounts ?? [own];
    site.trouble = trouble ?? null;
    expect(await prove(2)).toMatchObject({ refusal });
    expect(await handleIn(league, userId)).toMatchObject({ provenAt: null });
  });

  test("another player's code proves nothing for me", async () => {
    const { name } = await setUp();
    const other = person(league, 1);
    await makeCode(other);
    const theirs = (await handleIn(league, other))?.proofCode ?? "";
    site.accounts = [{ site: "chess.com", id: "41", name, location: theirs }];
    expect(await prove(2)).toMatchObject({ refusal: "code-not-there" });
  });
});

describe("an account", () => {
  const account = { site: "chess.com", id: "41", name: "Rook_Lift" } as const;

  test("plays for one person in a season, whatever it's called and however many prove it at the same time", async () => {
    const league = await leagueOn({}, 4);
    const answers = await Promise.all(
      league.players.map(({ userId }, index) =>
        keepAccount(userId, league.season.id, { ...account, name: `name-${index}` }, at(1)),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await prisma().handle.count({ where: { seasonId: league.season.id, accountId: "41" } })).toBe(1);
    const free = await prisma().handle.findFirstOrThrow({
      where: { seasonId: league.season.id, accountId: null },
    });
    const { site: accountSite, id: accountId, name: accountName } = account;
    await expect(
      prisma().handle.update({
        where: { seasonId_userId: { seasonId: free.seasonId, userId: free.userId } },
        data: { accountSite, accountId, accountName, provenAt: at(1) },
      }),
    ).rejects.toThrow(/Unique constraint/);
  });

  test("takes its name from someone who only typed it, and not from one who has proven it", async () => {
    const league = await leagueOn({}, 3);
    const [typed, owner, third] = [person(league, 0), person(league, 1), person(league, 2)];
    const seasonId = league.season.id;
    await updateHandle(typed, league.season.id, "rook_lift");
    await updateHandle(third, league.season.id, "rookxlift");
    expect(await keepAccount(owner, seasonId, account, at(1))).toMatchObject({ ok: true });
    expect(await handleIn(league, typed)).toBeNull();
    const told = await prisma().letter.findMany({
      where: { subject: "rook_lift on Chess.com is another player’s account" },
    });
    expect(told).toHaveLength(1);
    expect(await handleIn(league, third)).toMatchObject({ handle: "rookxlift" });
    expect(await keepAccount(typed, seasonId, { ...account, id: "99" }, at(1))).toMatchObject({
      refusal: "account-taken",
    });
    expect(await updateHandle(typed, league.season.id, "ROOK_LIFT")).toMatchObject({
      refusal: "handle-taken",
    });
  });

  test("isn't kept for someone who isn't in the season", async () => {
    const league = await leagueOn({});
    expect(await keepAccount(league.directorId, league.season.id, account, at(1))).toMatchObject({
      refusal: "no-such-season",
    });
  });

  test("stays proven in the next season; with another name typed it doesn't, until the old one is typed again", async () => {
    const [first, next] = [await leagueOn({}), await leagueOn({}, 2, false)];
    const userId = person(first, 0);
    await keepAccount(userId, first.season.id, account, at(1));
    const divisionId = next.season.divisions[0]?.id ?? "";
    const entered = await insertEntry(
      {
        divisionId,
        userId,
        name: "Amara",
        acceptedRulePackId: next.season.rulePackId,
        handle: "rook_lift",
        waits: true,
      },
      MONDAY,
    );
    expect(entered).toMatchObject({ ok: true });
    expect(await handleIn(next, userId)).toMatchObject({ accountId: "41", provenAt: at(1) });

    await updateHandle(userId, next.season.id, "another");
    expect(await handleIn(next, userId)).toMatchObject({ accountId: null, provenAt: null });
    await updateHandle(userId, next.season.id, "ROOK_LIFT");
    expect(await handleIn(next, userId)).toMatchObject({ accountId: "41" });
  });

  test("stays proven when the player has proven the same name on another site since", async () => {
    const [league, other] = [await leagueOn({}), await leagueOn({ site: "lichess" }, 2, false)];
    const userId = person(league, 0);
    await keepAccount(userId, league.season.id, account, at(1));
    const divisionId = other.season.divisions[0]?.id ?? "";
    const acceptedRulePackId = other.season.rulePackId;
    await insertEntry({ divisionId, userId, name: "Amara", acceptedRulePackId, handle: "rook" }, MONDAY);
    const lichess = { ...account, site: "lichess", id: "rook_lift" } as const;
    expect(await keepAccount(userId, other.season.id, lichess, at(2))).toMatchObject({ ok: true });

    await updateHandle(userId, league.season.id, "rook_lift");
    expect(await handleIn(league, userId)).toMatchObject({ accountSite: "chess.com", provenAt: at(1) });
    await updateHandle(userId, other.season.id, "rook_lift");
    expect(await handleIn(other, userId)).toMatchObject({ accountSite: "lichess", provenAt: at(2) });
  });
});

describe("looking for games", () => {
  const setUp = async (changes: Partial<Venue>) => {
    const league = await leagueOn(changes);
    const [match] = await listTestMatches(league);
    if (!match) throw new Error("A league of two has a match");
    const seasonId = league.season.id;
    const prove = (userId: string, id: string, name: string) =>
      keepAccount(userId, seasonId, { site: "chess.com", id, name }, at(0));
    const played = (white: string, black: string) =>
      siteGame({ white, black, startedAt: at(1).toISOString() });
    return { league, match, id: match.id, prove, played };
  };

  test("where names must be proven, nothing is asked of the site until both are", async () => {
    const { match, id, prove, played } = await setUp({ provenNames: true });
    await prove(match.home, "1", "amara1");
    site.games = [played("amara1", "theo1")];
    await findGames(clock(2));
    expect(site.asked).toEqual([]);
    expect(await findSearch(id)).toMatchObject({ find: null });
    await prove(match.away, "2", "theo1");
    await findGames(clock(4));
    expect(await findSearch(id)).toMatchObject({ find: { isCertain: true } });
  });

  test("a renamed account keeps its player, and games under the new name are found", async () => {
    const { league, match, id, prove, played } = await setUp({ provenNames: true });
    await prove(match.home, "1", "amara2");
    await prove(match.away, "2", "theo2");
    site.accounts = [
      { site: "chess.com", id: "1", name: "AmaraRenamed", before: ["amara2"] },
      { site: "chess.com", id: "2", name: "theo2" },
    ];
    site.games = [{ ...played("AmaraRenamed", "theo2"), startedAt: at(24.5).toISOString() }];
    await findGames(clock(25));
    expect(await handleIn(league, match.home)).toMatchObject({ handle: "AmaraRenamed", accountId: "1" });
    expect(await findSearch(id)).toMatchObject({ find: { isCertain: true } });

    const asked = site.asked.filter((path) => /player\/[^/]+$/.test(path)).length;
    await findGames(clock(27));
    expect(site.asked.filter((path) => /player\/[^/]+$/.test(path))).toHaveLength(asked);
  });

  test("games of another account that has the name now aren't looked for", async () => {
    const { match, id, prove, played } = await setUp({});
    await prove(match.home, "1", "amara3");
    site.accounts = [{ site: "chess.com", id: "99", name: "amara3" }];
    site.games = [{ ...played("amara3", "theo"), startedAt: at(24.5).toISOString() }];
    await findGames(clock(25));
    expect(await findSearch(id)).toMatchObject({ answer: "no-account", find: null });
    expect(site.asked).toEqual(["/pub/player/amara3"]);
  });
});
