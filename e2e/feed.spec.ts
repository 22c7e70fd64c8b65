import { DOMParser } from "@xmldom/xmldom";
import { mustExecute, TWO_NIL } from "@/lib/testing/league";
import { expect, firstMatch, test } from "./fixtures.ts";

test("a feed reader finds the results from the page, asks again, and gets each new one once", async ({
  league,
  page,
}) => {
  const match = await firstMatch(league);
  const division = `/${league.org}/fall-2026/open`;
  await page.goto(division);
  const link = page.locator('link[rel="alternate"][type="application/atom+xml"]');
  const address = new URL((await link.getAttribute("href")) ?? "").pathname;
  expect(address).toBe(`${division}/results.atom`);
  const empty = await page.request.get(address);
  expect(empty.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
  const tag = empty.headers().etag ?? "";
  expect(tag).not.toBe("");
  const ask = () => page.request.get(address, { headers: { "If-None-Match": tag } });
  expect((await ask()).status()).toBe(304);

  await mustExecute(match.id, { type: "report", games: [...TWO_NIL] }, { userId: match.home }, new Date());
  await mustExecute(match.id, { type: "approve" }, { userId: match.away }, new Date());
  await expect.poll(async () => (await ask()).status()).toBe(200);
  for (const path of [address, `/${league.org}/fall-2026/results.atom`]) {
    const feed = new DOMParser().parseFromString(await (await page.request.get(path)).text(), "text/xml");
    const entries = Array.from(feed.getElementsByTagName("entry"));
    expect(entries.map((entry) => entry.getElementsByTagName("id")[0]?.textContent)).toEqual([
      `urn:uuid:${match.id}`,
    ]);
    expect(entries[0]?.getElementsByTagName("title")[0]?.textContent).toBe(
      `${match.homeName} vs. ${match.awayName}: 2–0 to ${match.homeName}`,
    );
  }

  // Its page says the same to programs, in data that the content policy has nothing to say about.
  await page.goto(`/${league.org}/matches/${match.id}`);
  const data = page.locator('script[type="application/ld+json"]');
  expect(JSON.parse((await data.textContent()) ?? "")).toMatchObject({
    "@type": "SportsEvent",
    name: `${match.homeName} vs. ${match.awayName}, Round 1 of 3`,
    description: `2–0 to ${match.homeName}.`,
    superEvent: { url: expect.stringMatching(new RegExp(`${division}$`)) },
  });
});
