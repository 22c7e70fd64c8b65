import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import { readBuildActions } from "@/lib/front/build-actions";
import { projectPath } from "../scripts/process/project.ts";
import { keptBuildsOf } from "../scripts/releases/home.ts";
import { expect, test } from "./fixtures.ts";

const TODAY = readBuildActions(projectPath(".next")).saveProfile ?? "";
/** A page of an earlier build calls the action by another id, which starts with its arguments. */
const OLD_ID = TODAY.slice(0, 2) + "0a".repeat(20);

/** What that build left behind. */
const kept = join(keptBuildsOf(projectPath(), process.env), `story-${randomUUID()}`);

const asset = `chunks/${randomUUID()}.js`;

test.beforeAll(async ({ request }) => {
  write("actions.json", JSON.stringify({ saveProfile: OLD_ID }));
  write(`static/${asset}`, "// still here");
  // The server looks for new builds once a second at most.
  await expect.poll(async () => (await request.get(`/_next/static/${asset}`)).status()).toBe(200);
});

test.afterAll(() => rmSync(kept, { recursive: true, force: true }));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a form that was open before an upgrade is accepted afterward", async ({ league, windowOf }) => {
      const page = await windowOf(league.players[0]?.userId ?? "");
      const isOld = await makeOld(page, javaScriptEnabled ? /\.js(\?|$)/ : /\/profile$/);
      await page.goto("/profile");
      await page.getByLabel("Name", { exact: true }).fill("Ann of the Old Page");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page).toHaveURL(/done=saved/);
      await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ann of the Old Page");
      expect(isOld()).toBe(true);
      // Files may still be on their way.
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });
  });
}

test("what an open page loads later still exists and can be cached for good", async ({ request }) => {
  const response = await request.get(`/_next/static/${asset}`);
  expect(await response.text()).toBe("// still here");
  expect(response.headers()["cache-control"]).toContain("immutable");
});

/** Gives the page what the old build would have. */
async function makeOld(page: Page, files: RegExp): Promise<() => boolean> {
  let isOld = false;
  await page.route(files, async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    isOld ||= text.includes(TODAY);
    await route.fulfill({ response, body: text.replaceAll(TODAY, OLD_ID) });
  });
  return () => isOld;
}

function write(name: string, text: string): void {
  mkdirSync(dirname(join(kept, name)), { recursive: true });
  writeFileSync(join(kept, name), text);
}
