import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, expectGoodPage, signInAs, test } from "./fixtures.ts";

test("the campus account signs in through its own provider, if its address is verified", async ({ page }) => {
  const email = newAddress();
  await page.goto("/sign-in");
  await page.getByRole("button", { name: /Example University/ }).click();
  await answerProvider(page, { email: newAddress(), verified: '"False"' });
  await expect(page.getByRole("main").getByRole("alert")).toContainText(/hasn’t confirmed its email address/);
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/sign-in/);

  await page.context().clearCookies();
  await page.goto("/sign-in");
  await page.getByRole("button", { name: /Example University/ }).click();
  await answerProvider(page, { email });
  await expect(page).toHaveURL(/\/me/);
  await page.goto("/profile");
  await expect(page.getByRole("textbox", { name: "Email", exact: true })).toHaveValue(email);
});

test("Ben signs in on Amara's computer, whose session is valid, and is Ben", async ({
  page,
  context,
  league,
}) => {
  const amara = league.players[0]?.userId ?? "";
  await signInAs(context, amara);
  const ben = newAddress();

  await page.goto("/sign-in");
  await page.getByRole("button", { name: /Example University/ }).click();
  await answerProvider(page, { email: ben });
  await page.goto("/profile");
  await expect(page.getByRole("textbox", { name: "Email", exact: true })).toHaveValue(ben);

  // Back on Amara's computer: nothing was added to her profile.
  await openProfile(page, context, amara);
  await expect(page.getByRole("button", { name: "Connect your campus account" })).toBeVisible();
});

test("Amara connects her campus account, signs in with it, and disconnects it", async ({
  page,
  context,
  league,
}) => {
  const campus = { email: newAddress(), sub: randomUUID() };
  await openProfile(page, context, league.players[0]?.userId ?? "");
  const own = await page.getByRole("textbox", { name: "Email", exact: true }).inputValue();
  await page.getByRole("button", { name: "Connect your campus account" }).click();
  await answerProvider(page, campus);
  await expect(page.getByRole("status")).toContainText("Your Example University account is connected.");
  await expect(page.getByRole("main")).toContainText(campus.email);
  await expectGoodPage(page);

  await context.clearCookies({ name: "next-auth.session-token" });
  await page.goto("/sign-in");
  await page.getByRole("button", { name: /Example University/ }).click();
  await page.waitForURL(/\/me/);
  await page.goto("/profile");
  await expect(page.getByRole("textbox", { name: "Email", exact: true })).toHaveValue(own);

  await page.getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByRole("status")).toContainText("is disconnected");
});

async function openProfile(page: Page, context: BrowserContext, userId: string): Promise<void> {
  await signInAs(context, userId);
  await page.goto("/profile");
}

/** Fills in the provider's page; see e2e/support/sign-in-provider.ts. */
async function answerProvider(
  page: Page,
  { email, sub, verified }: { readonly email: string; readonly sub?: string; readonly verified?: string },
): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  if (sub) await page.getByLabel("Subject").fill(sub);
  if (verified) await page.getByLabel("Verified").fill(verified);
  await page.getByRole("button", { name: "Continue" }).click();
}

function newAddress(): string {
  return `campus-${randomUUID().slice(0, 8)}@lakeside.example`;
}
