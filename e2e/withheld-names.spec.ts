import type { Page } from "@playwright/test";
import { prisma } from "@/lib/db/client";
import { EMBEDS, embedPaths } from "@/lib/paths/embed";
import { publicName } from "@/lib/people/words/public-name";
import { addVenue } from "@/lib/testing/add-venue";
import { dayFromToday } from "@/lib/testing/days";
import { listTestMatches, mustExecute, type TestLeague, TWO_NIL } from "@/lib/testing/league";
import { addressOf, ROUTES } from "../scripts/attack/expected/routes.ts";
import type { Ids } from "../scripts/attack/world/id-names.ts";
import { expect, expectGoodPage, signInAs, test } from "./fixtures.ts";

/** Every address that everyone can open in a league, and all those that its pages link to. */
async function crawl(page: Page, league: TestLeague): Promise<ReadonlyMap<string, string>> {
  const [match] = await listTestMatches(league);
  const ids: Partial<Record<keyof Ids, string>> = {
    org: league.org,
    season: "fall-2026",
    division: "open",
    entry: league.players[0]?.entryId ?? "",
    match: match?.id ?? "",
    venue: "lounge",
    version: "1",
    date: dayFromToday(),
  };
  const left = ROUTES.filter(({ door, pattern, shows }) => {
    const isOfLeague = /\/\[org\](\/|$)/.test(pattern);
    // A stream never ends; its messages are read in e2e/result-stream.spec.ts.
    return door === "anyone" && isOfLeague && shows === undefined && !pattern.endsWith("/stream");
  }).map((row) => addressOf(row, ids as Ids));
  for (const embed of EMBEDS) left.push(embedPaths.embed(league.org, "fall-2026", "open", embed));
  for (const language of ["en", "es"]) left.push(`/${league.org}/fall-2026/guide/${language}`);
  // Without the last letter, because the page repeats the question.
  for (const { name } of league.players)
    left.push(`/${league.org}/search?q=${encodeURIComponent(name.slice(0, -1))}`);
  const read = new Map<string, string>();
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (read.has(path)) continue;
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
    // A long line of a calendar is folded.
    const text = (await answer.text()).replaceAll("\r\n ", "");
    read.set(path, text);
    for (const [, href = ""] of text.matchAll(/href="([^"#?]+)/g))
      if (href.startsWith(`/${league.org}/`) && !href.endsWith("/register")) left.push(href);
  }
  return read;
}

const PHONE = "+1 773 555 0142";

/** What was added last and isn't linked from everywhere: the crawl has to have read it. */
const NEWEST = [
  /^\/api\/v1\/organizations\/[^/]+$/,
  /^\/api\/v1\/.+\/matches\//,
  /^\/api\/v1\/.+\/standings$/,
  /\/results\.atom$/,
  /\/embed\/bracket$/,
  /\/embed\/matches$/,
  /\/guide\/es$/,
  /\/picture\.png$/,
  /\.ics$/,
];

/** The addresses that have this text, in a page, a title, a file or a feed. */
function having(read: ReadonlyMap<string, string>, text: string): readonly string[] {
  return [...read].filter(([, page]) => page.includes(text)).map(([path]) => path);
}

test("a withheld name, and full names of minors, are nowhere in public", async ({
  league,
  openWindow,
  windowOf,
}) => {
  await addVenue(league);
  const [first, second] = await listTestMatches(league);
  const player = league.players.find(({ userId }) => userId === first?.home);
  if (!first || !second || !player) throw new Error("Four players");
  await mustExecute(first.id, { type: "report", games: [...TWO_NIL] }, { userId: first.home }, new Date());
  await mustExecute(first.id, { type: "approve" }, { userId: first.away }, new Date());
  const stranger = await openWindow();
  const before = await crawl(stranger, league);
  expect(before.size).toBeGreaterThan(15);
  for (const { name } of league.players) expect(having(before, name).length, name).toBeGreaterThan(5);

  // A click on a name at the desk leads to the player, where it can be withheld.
  const director = await windowOf(league.directorId);
  const desk = `/desk/${league.org}/seasons/fall-2026`;
  await director.goto(`${desk}/open`);
  await director.locator("summary", { hasText: "Players" }).click();
  await director.getByRole("link", { name: player.name, exact: true }).click();
  await expect(director.getByRole("heading", { level: 1 })).toHaveText(player.name);
  await expect(director.getByRole("region", { name: "Contact" })).toContainText("@");
  await expect(director.getByRole("region", { name: "Matches" }).getByRole("row")).toHaveCount(4);
  await director.getByRole("button", { name: "Withhold their name from the public" }).click();
  await expect(director).toHaveURL(/done=withheld/);
  await director.goto(`${desk}/edit`);
  await director.locator("summary", { hasText: "Open" }).click();
  await director.getByLabel("How players’ names show to the public").first().selectOption("initial");
  await director.getByRole("button", { name: "Save Open" }).click();
  await expect(director).toHaveURL(/done=renamed/);
  await prisma().user.updateMany({
    where: { id: { in: league.players.map(({ userId }) => userId) } },
    data: { phone: PHONE },
  });
  const minors = await crawl(stranger, league);
  expect(minors.get(`/${league.org}/players/${player.entryId}`)).toMatch(/<title>Player\s\d/);
  // A page that forgot who's withheld would show this.
  const shortNames = league.players.map(({ name }) => publicName({ name, number: 0 }, "initial"));
  for (const [index, { entryId }] of league.players.entries()) {
    const count = having(minors, shortNames[index] ?? "").length;
    if (entryId === player.entryId) expect(count, shortNames[index]).toBe(0);
    else expect(count, shortNames[index]).toBeGreaterThan(5);
  }
  expect(having(minors, PHONE)).toEqual([]);
  for (const address of NEWEST)
    expect(
      [...minors.keys()].filter((path) => address.test(path)),
      String(address),
    ).not.toEqual([]);
  const emails = await prisma().user.findMany({ where: { email: { endsWith: `@${league.org}.example` } } });
  for (const { name } of league.players) expect(having(minors, name), name).toEqual([]);
  for (const { email } of emails) expect(having(minors, email), email).toEqual([]);

  // Opponents of minors have no contact details of each other.
  const opponent = await windowOf(second.home);
  await opponent.goto(`/matches/${second.id}`);
  const reach = opponent.getByRole("region", { name: /^Reach/ });
  await expect(reach).toContainText(`office@${league.org}.example`);
  await expect(reach.getByRole("link")).toHaveCount(1);
  // Nor does what an opponent downloads about themselves.
  const opponents = emails.filter(({ id }) => id !== second.home && id !== league.directorId);
  for (const kind of ["json", "html"]) {
    const answer = await opponent.request.get(`/profile/my-data.${kind}`);
    expect(answer.status()).toBe(200);
    const text = await answer.text();
    for (const { email } of opponents) expect(text, kind).not.toContain(email);
  }
});

test("search finds players and matches without JavaScript, and players withhold their own name", async ({
  context,
  league,
  page,
  openWindow,
}) => {
  const [match] = await listTestMatches(league);
  const home = league.players.find(({ userId }) => userId === match?.home);
  const away = league.players.find(({ userId }) => userId === match?.away);
  if (!home || !away) throw new Error("A match has two players");
  const visitor = await openWindow({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await visitor.goto(`/${league.org}`);
  await visitor.getByRole("searchbox").fill(`${home.name.split(" ")[0]} ${away.name}`);
  await visitor.getByRole("button", { name: "Search" }).click();
  await visitor.getByRole("region", { name: "Matches" }).getByRole("link").first().click();
  await expect(visitor).toHaveURL(/\/matches\//);
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText(home.name);

  await signInAs(context, home.userId);
  await page.goto(`/${league.org}/search?q=${home.name}`);
  await expect(page.getByRole("region", { name: "Players" }).getByRole("link")).toHaveText([home.name]);
  await expectGoodPage(page);
  await page.goto("/profile");
  await page.getByRole("button", { name: /^Withhold my name/ }).click();
  await expect(page.getByRole("status").or(page.getByRole("alert")).first()).toContainText("is withheld");
  await visitor.goto(`/${league.org}/search?q=${home.name}`);
  await expect(visitor.getByRole("main")).toContainText("Nothing found");
});
