import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectGoodPage, findLink, firstMatch, signInAs, test, waitForLetter } from "./fixtures.ts";

test("a link signs in right away in the browser that asked for it, and only once", async ({
  page,
  league,
  windowOf,
}) => {
  const email = newAddress();
  await page.goto("/me");
  await expect(page).toHaveURL(/\/sign-in/);
  const link = await askForLink(page, email);
  const before = await page.request.head(link);
  expect(before.status()).toBe(200);
  await page.goto(link);
  await expect(page).toHaveURL(/\/me/);

  const other = await windowOf(league.players[0]?.userId ?? "");
  await other.goto(link);
  await other.getByRole("button", { name: "Sign in" }).click();
  await expect(other).toHaveURL(/\/sign-in\?/);
  await expect(other.getByRole("main")).toContainText(/has been used/);
  await expect(other.getByRole("main")).toContainText("You’re signed in as");
  await expect(other.getByLabel("Email", { exact: true })).toHaveValue(email);
});

test("a link opened in another browser names the account and who is signed in there", async ({
  page,
  league,
  windowOf,
}) => {
  const ben = newAddress();
  await page.goto("/sign-in");
  const link = await askForLink(page, ben);

  const amaras = await windowOf(league.players[0]?.userId ?? "");
  await amaras.goto("/profile");
  const amara = await amaras.getByRole("textbox", { name: "Email", exact: true }).inputValue();
  await amaras.goto(link);
  await expect(amaras.getByRole("heading", { level: 1 })).toHaveText(`Sign in as ${ben}?`);
  await expect(amaras.getByRole("main")).toContainText(`You’re signed in as ${amara} now.`);
  await expectGoodPage(amaras);
  await amaras.getByRole("link", { name: "Stay signed in" }).click();
  await expect(amaras).toHaveURL(/\/me/);

  await amaras.goto(link);
  await amaras.getByRole("button", { name: "Sign in" }).click();
  await expect(amaras).toHaveURL(/\/me/);
  await amaras.goto("/profile");
  await expect(amaras.getByRole("textbox", { name: "Email", exact: true })).toHaveValue(ben);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the link's page has a button", async ({ page }) => {
    await page.goto("/sign-in");
    await page.goto(await askForLink(page, newAddress()));
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(/\/me/);
  });
});

test("signing out ends the session wherever its cookie is, and another tab's form leads back to its page", async ({
  page,
  league,
  context,
}) => {
  const match = await firstMatch(league);
  await signInAs(context, match.home);
  const [cookie] = await context.cookies();
  const tab = await context.newPage();
  await tab.goto(`/matches/${match.id}?done=log-contact`);
  await page.goto("/profile");
  await page.getByRole("button", { name: /sign out/i }).click();
  await expect(page).not.toHaveURL(/profile/);
  await tab.getByText("Already played? Report it").click();
  await tab.getByRole("button", { name: /^Report/ }).click();
  await expect(tab).toHaveURL(`/sign-in?error=Unsent&next=%2Fmatches%2F${match.id}`);
  await expect(tab.getByRole("main").getByRole("alert")).toContainText("your form wasn’t sent");
  await expectGoodPage(tab);

  if (cookie) await context.addCookies([cookie]);
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/sign-in/);
});

test("an invalid address gets a sentence and keeps what was typed", async ({ page }) => {
  await page.goto("/sign-in");
  await page.evaluate(() => {
    for (const form of document.forms) form.noValidate = true;
  });
  await page
    .getByLabel(/e-?mail/i)
    .first()
    .fill("amara at lakeside");
  await page.getByRole("button", { name: /link/i }).click();
  await expect(page.getByLabel(/e-?mail/i).first()).toHaveValue("amara at lakeside");
  await expect(page.getByRole("main")).toContainText(/address/i);
});

test("a form sent from another site is refused", async ({ request }) => {
  const answer = await request.post("/api/sign-in/email", {
    form: { email: "amara@lakeside.example" },
    headers: { origin: "https://elsewhere.example", "x-forwarded-host": "elsewhere.example" },
  });
  expect(answer.status()).toBe(403);
});

/** Requests a link on the sign-in page and reads it from the mailbox. */
async function askForLink(page: Page, email: string): Promise<string> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Email me a link" }).click();
  await expect(page).toHaveURL(/\/sign-in\/sent/);
  await expect(page.getByRole("main")).toContainText(email);
  return findLink(await waitForLetter(email, /sign-in link/i));
}

function newAddress(): string {
  return `new-${randomUUID().slice(0, 8)}@lakeside.example`;
}
