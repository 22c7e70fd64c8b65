import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { editCampusDomains } from "@/lib/campus/store/operate";
import type { TestLeague } from "@/lib/testing/league";
import { expect, expectGoodPage, makeStoryLeague, test } from "./fixtures.ts";
import { type CampusIdp, startCampusIdp } from "./support/campus-idp.ts";

const CAMPUS = "Sign in with your campus account";

let league: TestLeague;
let idp: CampusIdp;
test.beforeEach(async () => {
  league = await makeStoryLeague({ players: 3, publish: false });
  idp = await startCampusIdp(async () => {
    const answer = await fetch(`${process.env.APP_URL}/api/campus/${league.org}/metadata`);
    return answer.text();
  });
  await editCampusDomains(league.org, { domains: [`${league.org}.example`], removed: [] });
});
test.afterEach(() => idp.stop());

test("campus sign-in from scratch to a registered player", async ({ windowOf, page }) => {
  const admin = await windowOf(league.directorId);
  await setUp(admin);
  await expectGoodPage(admin);

  await page.goto(`/${league.org}/fall-2026/register`);
  await expectGoodPage(page);
  await page.getByRole("button", { name: CAMPUS }).click();
  await answerCampus(page, `amara-${randomUUID().slice(0, 8)}@${league.org}.example`);
  await expect(page).toHaveURL(/\/fall-2026\/register$/);
  await expect(page.getByLabel("Name in the standings")).toHaveValue("Amara Okafor");
  await page.getByRole("checkbox", { name: /I’ve read the rules/ }).check();
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page).toHaveURL(/\/me\?done=registered/);

  await page.goto("/sign-out");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You’re signed out of your campus account.")).toBeVisible();
  await page.goto("/me");
  await expect(page).toHaveURL(/\/sign-in/);
});

test("campus account only: the other ways disappear, are refused, and people go straight there", async ({
  windowOf,
  browser,
}) => {
  const admin = await windowOf(league.directorId);
  await setUp(admin);
  await admin.getByRole("radio", { name: /Closed: campus account only/ }).check();
  await admin.getByRole("button", { name: "Save campus sign-in" }).click();
  await expect(admin.getByRole("main").getByRole("alert").first()).toContainText(
    "First sign in with your own campus account",
  );

  await admin.goto(`/sign-in?next=${encodeURIComponent(`/desk/${league.org}/campus`)}`);
  await admin.getByRole("button", { name: CAMPUS }).click();
  await answerCampus(admin, `director@${league.org}.example`);
  await expect(admin).toHaveURL(/\/campus$/);
  await admin.getByRole("radio", { name: /Closed: campus account only/ }).check();
  await admin.getByRole("button", { name: "Save campus sign-in" }).click();
  await expect(admin.getByRole("status")).toContainText("Campus sign-in saved");

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/${league.org}/fall-2026/register`);
  await expect(visitor.getByRole("button", { name: CAMPUS })).toBeVisible();
  await expect(visitor.getByRole("button", { name: "Email me a link" })).toHaveCount(0);
  await expect(visitor.getByRole("button", { name: /Example University/ })).toHaveCount(0);
  await expectGoodPage(visitor);
  await visitor.getByRole("link", { name: "get a link by email" }).click();
  await visitor.getByLabel("Email", { exact: true }).fill(`ben@${league.org}.example`);
  await visitor.getByRole("button", { name: "Email me a link" }).click();
  await expect(visitor.getByRole("main").getByRole("alert")).toContainText(
    "Your league asks you to sign in with your campus account.",
  );

  const stranger = await windowOf((await makeStoryLeague({ players: 3 })).players[0]?.userId ?? "");
  await stranger.goto(`/${league.org}/fall-2026/register`);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Sign in with your campus account");
  await expectGoodPage(stranger);

  await admin.getByRole("radio", { name: /go straight to the campus/ }).check();
  await admin.getByRole("button", { name: "Save campus sign-in" }).click();
  await expect(admin.getByRole("status")).toContainText("Campus sign-in saved");
  await visitor.goto(`/${league.org}/fall-2026/register`);
  await answerCampus(visitor, `ben@${league.org}.example`);
  await expect(visitor).toHaveURL(/\/fall-2026\/register$/);
});

/** An admin pastes the campus's metadata. */
async function setUp(admin: Page): Promise<void> {
  await admin.goto(`/desk/${league.org}/people`);
  await admin.getByRole("link", { name: "Sign in with a campus account" }).click();
  await expect(admin.getByRole("main")).toContainText(`/api/campus/${league.org}/acs`);
  await admin.getByRole("button", { name: "Save campus sign-in" }).click();
  await expect(admin.getByRole("main").getByRole("alert").first()).toContainText("paste the metadata");
  await admin.getByLabel("Or paste the metadata file").fill(idp.metadata);
  await admin.getByRole("button", { name: "Save campus sign-in" }).click();
  await expect(admin.getByRole("status")).toContainText("Campus sign-in saved");
}

/** Fills in the provider's page; see e2e/support/campus-idp.ts. */
async function answerCampus(page: Page, email: string): Promise<void> {
  await page.getByLabel("Campus address").fill(email);
  await page.getByRole("button", { name: "Sign in" }).click();
}
