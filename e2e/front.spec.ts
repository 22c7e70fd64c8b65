import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { listTestMatches, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { expect, expectGoodPage, makeStoryLeague, test } from "./fixtures.ts";

/** An id that isn't in any build. */
const GONE = "40".padEnd(42, "f");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a form whose action no longer exists shows what was typed", async ({
      league,
      windowOf,
      expectedErrors,
    }) => {
      expectedErrors.push(/409|Server Action/);
      const page = await windowOf(league.players[0]?.userId ?? "");
      await page.goto("/profile");
      await forgetActions(page);
      await page.getByLabel("Name", { exact: true }).fill("Ann of the Old Page");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Rookery was updated/);
      await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ann of the Old Page");
      if (javaScriptEnabled) await expectGoodPage(page);
    });
  });
}

test("an injected script or style does nothing, and the page's own scripts run", async ({
  page,
  expectedErrors,
}) => {
  // React also reports that the page differs from what it drew.
  expectedErrors.push(/Content Security Policy/, /404/, /error #418/);
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  await page.route("**/sign-in", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace("<footer", `${EVIL}<footer`) });
  });
  await page.goto("/sign-in");
  await expectRunning(page);
  expect(await page.evaluate(() => (window as { gotIn?: number }).gotIn)).toBeUndefined();
  expect(refused.filter((text) => /inline script|event handler/.test(text)).length).toBeGreaterThanOrEqual(3);
  expect(refused.some((text) => /inline style/.test(text))).toBe(true);
});

const EVIL = `<script>window.gotIn = 1</script><script>self.__next_f.push([window.gotIn = 2])</script>
<img src="/nothing.png" onerror="window.gotIn = 3"><p style="color: red">x</p>`;

test("errors aren't cached", async ({ request }) => {
  const slug = `campus-${randomUUID().slice(0, 8)}`;
  const missing = await request.get(`/${slug}/fall-2026/open`);
  expect([missing.status(), missing.headers()["cache-control"]]).toEqual([404, "no-store"]);
  await makeStoryLeague({ slug });
  expect((await request.get(`/${slug}/fall-2026/open`)).status()).toBe(200);

  const file = `/${slug}/fall-2026/open/standings.csv`;
  for (const method of ["OPTIONS", "DELETE", "PUT"]) {
    const answer = await request.fetch(file, { method });
    expect([answer.status(), answer.headers().allow]).toEqual([405, "GET, HEAD"]);
  }
  expect((await request.head(file)).status()).toBe(200);
  const first = await request.get(file);
  expect([first.status(), (await first.text()).split("\n").length]).toEqual([200, expect.any(Number)]);
  expect(await (await request.get(file)).text()).toContain("Amara Osei");
});

test("a file first asked for with an encoded letter in its address changes like any other", async ({
  request,
}) => {
  const league = await makeStoryLeague();
  const [match] = await listTestMatches(league);
  if (!match) throw new Error("The league has no match");
  const file = `/${league.org}/fall-2026/open/standings.csv`;
  const encoded = file.replace(/^\/(.)/, (_, letter) => `/%${letter.charCodeAt(0).toString(16)}`);
  const before = await (await request.get(encoded)).text();
  expect(await (await request.get(file)).text()).toBe(before);

  const at = new Date();
  await mustExecute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, at);
  await mustExecute(match.id, { type: "approve" }, { userId: match.away }, at);
  await expect.poll(async () => (await request.get(file)).text()).not.toBe(before);
});

test("a browser that requests the icon before reading the page gets it", async ({ request }) => {
  const icon = await request.get("/favicon.ico");
  expect([icon.status(), icon.headers()["content-type"]]).toEqual([200, "image/x-icon"]);
});

test("an address without a page says so without JavaScript", async ({ openWindow, expectedErrors }) => {
  expectedErrors.push(/40[04]/);
  const page = await openWindow({ javaScriptEnabled: false });
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveText([
    "Leagues",
    "Account",
  ]);
  await page.goto("/%E0%A4%A");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We can’t read this address");
});

test("a page carries neither the page for wrong addresses nor the chess pieces", async ({ request }) => {
  const page = await (await request.get("/sign-in")).text();
  expect(page).toContain("__next_f");
  expect(page).not.toContain("there may be a typo in the address");
  expect(page).not.toMatch(/symbol[^>]{0,20}id\W+wK/);
});

/** Gives the server a form as if the page came from a build whose actions no longer exist. */
async function forgetActions(page: Page): Promise<void> {
  await page.route("**/profile", async (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.continue();
    const headers = await request.allHeaders();
    if (headers["next-action"]) return route.continue({ headers: { ...headers, "next-action": GONE } });
    const body =
      request
        .postDataBuffer()
        ?.toString("latin1")
        .replace(/(?<="id":")[0-9a-f]{42}/g, GONE) ?? "";
    await route.continue({ postData: Buffer.from(body, "latin1") });
  });
}

/** React has hydrated the page. */
async function expectRunning(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll("body *")].some((node) =>
          Object.keys(node).some((key) => key.startsWith("__react")),
        ),
      ),
    )
    .toBe(true);
}
