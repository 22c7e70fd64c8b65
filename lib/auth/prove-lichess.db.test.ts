import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { GET } from "@/app/api/chess-account/lichess/back/route";
import { POST } from "@/app/api/chess-account/lichess/route";
import { prisma } from "@/lib/db/client";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { makeLeague, type TestLeague } from "@/lib/testing/league";
import { chooseSettings } from "@/lib/testing/settings";
import { startFakeSites } from "@/scripts/chess-sites/fake-sites";
import { updateSessionRevoked } from "./store/sign-in";
import type { Browser } from "./testing/browser";
import { newBrowser, openSite, SESSION, signInSomebody } from "./testing/site";

await openSite();
const lichess = await startFakeSites();
chooseSettings({ LICHESS_URL: lichess.url });
afterAll(lichess.stop);

const ON_LICHESS: RulePack = {
  ...TEXAS_STATE,
  venue: { kind: "online", site: "lichess", rated: "any", provenNames: true, foundHours: 48 },
};

let league: TestLeague;
let count = 0;
beforeEach(async () => {
  count += 1;
  league = await makeLeague({ slug: `lichess-${count}`, players: 2, rules: ON_LICHESS });
  await prisma().rateLimit.deleteMany();
});

/** A player of the league in a browser of their own. */
async function playerIn(browser: Browser, index = 0) {
  const userId = league.players[index]?.userId ?? "";
  const { email } = await prisma().user.findUniqueOrThrow({ where: { id: userId } });
  return signInSomebody(browser, email);
}

const start = (browser: Browser, seasonId: string = league.season.id) =>
  browser.ask(POST, "/api/chess-account/lichess", { seasonId });

/** Says yes or no at Lichess, and returns where it sends the browser. */
async function answerAt(address: string, answer: Readonly<Record<string, string>>): Promise<string> {
  const url = new URL(address);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  return (await fetch(url, { redirect: "manual" })).headers.get("location") ?? "";
}

async function comeBack(browser: Browser, address: string): Promise<string> {
  return (await browser.ask(GET, address)).headers.get("location") ?? "";
}

async function leave(browser: Browser, answer: Readonly<Record<string, string>> = { username: "Amara" }) {
  const address = (await start(browser)).headers.get("location") ?? "";
  return answerAt(address, answer);
}

const provenNames = () =>
  prisma().handle.findMany({
    where: { seasonId: league.season.id, provenAt: { not: null } },
    select: { handle: true, userId: true },
  });

test("a player leaves with a challenge and no secret, and comes back with a proven name", async () => {
  const browser = newBrowser();
  const { id } = await playerIn(browser);
  const left = new URL((await start(browser)).headers.get("location") ?? "");
  expect(Object.fromEntries(left.searchParams)).toMatchObject({
    response_type: "code",
    client_id: "localhost:3999",
    redirect_uri: "http://localhost:3999/api/chess-account/lichess/back",
    code_challenge_method: "S256",
  });
  expect(left.searchParams.has("scope")).toBe(false);
  const back = await answerAt(left.href, { username: "Amara" });
  expect(await comeBack(browser, back)).toBe("/profile?done=proven");
  expect(await provenNames()).toEqual([{ handle: "Amara", userId: id }]);
  expect(lichess.grants.tokens.size).toBe(0);
});

describe("is refused with a sentence, and proves nothing:", () => {
  test.each([
    {
      why: "another state",
      during: async () => undefined,
      change: (back: string) => back.replace(/state=[^&]+/, "state=mine"),
    },
    {
      why: "no state",
      during: async () => undefined,
      change: (back: string) => back.replace(/&?state=[^&]+/, ""),
    },
    { why: "signed out since", during: (_: Browser, id: string) => updateSessionRevoked(id, new Date()) },
    { why: "no session", during: async (browser: Browser) => browser.cookies.delete(SESSION) },
    { why: "another person since", during: (browser: Browser) => playerIn(browser, 1) },
  ])("$why", async ({ during, change = (back: string) => back }) => {
    const browser = newBrowser();
    const { sessionId } = await playerIn(browser);
    const back = await leave(browser);
    await during(browser, sessionId);
    expect(await comeBack(browser, change(back))).toBe("/profile?proof=not-asked");
    expect(await provenNames()).toEqual([]);
  });

  test("another person's browser, to which the address was given", async () => {
    const [amara, theo] = [newBrowser(), newBrowser()];
    await playerIn(amara);
    await playerIn(theo, 1);
    await leave(theo);
    expect(await comeBack(theo, await leave(amara))).toBe("/profile?proof=not-asked");
    expect(await provenNames()).toEqual([]);
  });

  test("the same return a second time", async () => {
    const browser = newBrowser();
    await playerIn(browser);
    const back = await leave(browser);
    await comeBack(browser, back);
    expect(await comeBack(browser, back)).toBe("/profile?proof=not-asked");
  });

  test("a player who said no, a code that isn't one, a season of others", async () => {
    const browser = newBrowser();
    await playerIn(browser);
    expect(await comeBack(browser, await leave(browser, { username: "Amara", deny: "1" }))).toBe(
      "/profile?proof=said-no",
    );
    const back = await leave(browser);
    expect(await comeBack(browser, back.replace(/code=[^&]+/, "code=guessed"))).toBe(
      "/profile?proof=not-understood",
    );
    const other = await makeLeague({ slug: `others-${count}`, players: 2, rules: ON_LICHESS });
    const address = (await start(browser, other.season.id)).headers.get("location") ?? "";
    expect(await comeBack(browser, await answerAt(address, { username: "Amara" }))).toBe(
      "/profile?proof=no-such-season",
    );
    expect(await provenNames()).toEqual([]);
  });
});

test("a visitor signs in first, and a form without a season is refused", async () => {
  expect((await start(newBrowser())).headers.get("location")).toMatch(/^\/sign-in/);
  const browser = newBrowser();
  await playerIn(browser);
  expect((await start(browser, "fall")).status).toBe(400);
});

test("a player can leave for Lichess twenty times an hour", async () => {
  const browser = newBrowser();
  await playerIn(browser);
  for (let times = 0; times < 20; times += 1) expect((await start(browser)).status).toBe(303);
  expect((await start(browser)).status).toBe(429);
});
