import { expect, signInAs, test } from "./fixtures.ts";

test.use({ serviceWorkers: "allow" });

test("installed: its icons, and a worker that keeps no one's data", async ({
  league,
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /503/);
  await page.goto(`/${league.org}`);
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await page.request.get(address ?? "");
  expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
  const { icons, start_url } = await manifest.json();
  expect(start_url).toBe("/me");
  for (const { src, type } of icons) {
    const icon = await page.request.get(src);
    expect([icon.status(), icon.headers()["content-type"]], src).toEqual([200, type]);
  }
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await workers(), "a visitor has no worker").toBe(0);

  const [player] = league.players;
  await signInAs(context, player?.userId ?? "");
  await page.goto("/me");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done));
  });
  await page.goto("/me");
  await expect(page.getByRole("main")).toContainText("Round 1");

  await context.setOffline(true);
  await page.goto("/me");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No connection");
  expect(await page.content()).not.toContain(player?.name);
  expect(await page.evaluate(async () => (await caches.keys()).length), "caches").toBe(0);
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again now" }).click();
  await expect(page.getByRole("main")).toContainText("Round 1");
});
