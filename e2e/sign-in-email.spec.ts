import { randomUUID } from "node:crypto";
import { expect, findLink, test, waitForLetter } from "./fixtures.ts";

test("an e-mail link signs in once, behind a button, and never again", async ({ page, browser }) => {
  const email = `new-${randomUUID().slice(0, 8)}@lakeside.example`;
  await page.goto("/me");
  await expect(page).toHaveURL(/\/sign-in/);
  await page
    .getByLabel(/e-?mail/i)
    .first()
    .fill(email);
  await page.getByRole("button", { name: /link/i }).click();
  await expect(page).toHaveURL(/\/sign-in\/sent/);

  const link = findLink(await waitForLetter(email, /sign in/i));
  await page.goto(link);
  await expect(page).toHaveURL(/\/sign-in\/confirm/);
  await page
    .getByRole("main")
    .getByRole("button", { name: /sign in/i })
    .click();
  await expect(page).toHaveURL(/\/me/);

  const other = await browser.newPage();
  await other.goto(link);
  await other
    .getByRole("main")
    .getByRole("button", { name: /sign in/i })
    .click();
  await expect(other).toHaveURL(/\/sign-in\?/);
  await expect(other.getByRole("main")).toContainText(/used|ten minutes/i);
  await other.close();
});

test("signing out ends the session everywhere its cookie is", async ({ page, league, context }) => {
  const { signInAs } = await import("./fixtures.ts");
  await signInAs(context, league.players[0]?.userId ?? "");
  const [cookie] = await context.cookies();
  await page.goto("/profile");
  await page.getByRole("button", { name: /sign out/i }).click();
  await expect(page).not.toHaveURL(/profile/);
  if (cookie) await context.addCookies([cookie]);
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/sign-in/);
});

test("an address that is none gets a sentence and keeps what was typed", async ({ page }) => {
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
