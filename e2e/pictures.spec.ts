import { prisma } from "@/lib/db/client";
import { mustExecute, TWO_NIL } from "@/lib/testing/league";
import { expect, firstMatch, test } from "./fixtures.ts";

test("a shared link shows a match, the standings and a player as they are now, and as the public reads them", async ({
  league,
  page,
  windowOf,
}) => {
  const match = await firstMatch(league);
  const player = league.players.find(({ userId }) => userId === match.home);
  const contentOf = (property: string) =>
    page.locator(`meta[property="og:${property}"]`).getAttribute("content");
  const read = async (path: string) => {
    const answer = await page.request.get(path);
    expect([answer.status(), answer.headers()["content-type"]], path).toEqual([200, "image/png"]);
    const picture = await answer.body();
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    return { picture, tag: answer.headers().etag ?? "" };
  };
  const pages = [
    `/${league.org}/matches/${match.id}`,
    `/${league.org}/players/${player?.entryId}`,
    `/${league.org}/fall-2026/open`,
  ];
  const before = new Map<string, Awaited<ReturnType<typeof read>>>();
  for (const path of pages) {
    await page.goto(path);
    const address = new URL((await contentOf("image")) ?? "").pathname;
    expect(address).toBe(`${path}/picture.png`);
    expect(new URL((await contentOf("url")) ?? "").pathname).toBe(path);
    before.set(address, await read(address));
  }

  await mustExecute(match.id, { type: "report", games: [...TWO_NIL] }, { userId: match.home }, new Date());
  await mustExecute(match.id, { type: "approve" }, { userId: match.away }, new Date());
  for (const [address, { tag }] of before)
    await expect
      .poll(
        async () => (await page.request.get(address, { headers: { "If-None-Match": tag } })).status(),
        address,
      )
      .toBe(200);
  const [matchPicture = "", playerPicture = ""] = before.keys();
  await page.goto(`/${league.org}/matches/${match.id}`);
  expect(await contentOf("title")).toContain(`${match.homeName} vs. ${match.awayName}`);
  expect(await contentOf("description")).toContain(`2–0 to ${match.homeName}.`);

  // The name is withheld: from the picture as from the page.
  const named = await read(playerPicture);
  const unchanged = await page.request.get(playerPicture, { headers: { "If-None-Match": named.tag } });
  expect(unchanged.status()).toBe(304);
  const home = await windowOf(match.home);
  await home.goto("/profile");
  await home.getByRole("button", { name: /^Withhold my name/ }).click();
  await expect(home.getByRole("status").or(home.getByRole("alert")).first()).toContainText("is withheld");
  expect(await prisma().withheldName.count({ where: { userId: match.home } })).toBe(1);
  expect((await read(playerPicture)).picture.equals(named.picture)).toBe(false);
  await page.goto(`/${league.org}/matches/${match.id}`);
  expect(await contentOf("title")).toMatch(/^Player\u00a0\d vs\. /);
  await read(matchPicture);

  for (const path of [`/${league.org}/matches/${league.organizationId}`, `/nowhere/fall-2026/open`])
    expect((await page.request.get(`${path}/picture.png`)).status()).toBe(404);
});
