import { randomUUID } from "node:crypto";
import { expect, test } from "./fixtures.ts";

test("the campus account signs in through its own provider", async ({ page }) => {
  const email = `campus-${randomUUID().slice(0, 8)}@lakeside.example`;
  await page.goto("/sign-in");
  await page.getByRole("button", { name: /Example University/ }).click();
  await page.getByLabel("E-mail address").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/me/);
  await page.goto("/profile");
  await expect(page.getByLabel(/E-mail/)).toHaveValue(email);
});
