import { prisma } from "@/lib/db/client";
import { dayFromToday } from "@/lib/testing/days";
import type { TestLeague } from "@/lib/testing/league";
import { expect, expectGoodPage, makeStoryLeague, test } from "./fixtures.ts";
import { registerAll } from "./support/registered.ts";

test("a season from a preset: opened, registered for, withdrawn from, published", async ({ windowOf }) => {
  const league = await makeStoryLeague({ players: 3, publish: false });
  const director = await windowOf(league.directorId);
  await director.goto(`/desk/${league.org}/seasons/new`);
  await director.getByRole("link", { name: "A weekly match on site" }).click();
  await director.getByLabel("Name").fill("Spring League");
  await director.getByLabel("Address").fill("fall-2026");
  const second = director.getByRole("group", { name: "Division 2" });
  await second.getByLabel("Division 2").fill("Club");
  await second.getByLabel("Player limit").fill("1");
  await director.getByLabel("First day").fill(dayFromToday(14));
  await director.getByRole("button", { name: "Create the season" }).click();
  await expect(director.getByRole("main").getByRole("alert").first()).toContainText("from 2 to 1000");
  await expect(second.getByLabel("Division 2")).toHaveValue("Club");
  await second.getByLabel("Player limit").fill("20");
  await director.getByRole("button", { name: "Create the season" }).click();
  await expect(director.getByRole("main").getByRole("alert").first()).toContainText(/address/i);

  await director.getByLabel("Address").fill("spring-league");
  await director.getByRole("button", { name: "Create the season" }).click();
  await expect(director).toHaveURL(/spring-league$/);
  const visitor = await windowOf(league.players[0]?.userId ?? "");
  const draft = await visitor.request.get(`/${league.org}/spring-league`);
  expect(draft.status()).toBe(404);
  await director.getByRole("button", { name: /open registration/i }).click();
  await expect(director.getByRole("main")).toContainText("Registration is open");

  const player = visitor;
  await player.goto(`/${league.org}/spring-league`);
  await player
    .getByRole("link", { name: /register/i })
    .first()
    .click();
  await expect(player.getByRole("heading", { level: 1 })).toHaveText("Register for Spring League");
  await expect(player).toHaveTitle(/Register for Spring League/);
  await expectGoodPage(player);
  await player.getByLabel("Name in the standings").fill("Amara Osei the Younger");
  await player.getByRole("radio", { name: /Open/ }).check();
  await player.getByRole("button", { name: "Register" }).click();
  await expect(player.getByRole("main").getByRole("alert").first()).toContainText(/accept/i);
  await expect(player.getByLabel("Name in the standings")).toHaveValue("Amara Osei the Younger");
  await expect(player.getByRole("radio", { name: /Open/ })).toBeChecked();
  await player.getByRole("checkbox", { name: /I’ve read the rules/ }).check();
  await player.getByRole("button", { name: "Register" }).click();
  await expect(player).toHaveURL(/\/me/);

  const desk = `/desk/${league.org}/seasons/spring-league/open`;
  await director.goto(desk);
  await expect(director.getByRole("main")).toContainText("Amara Osei the Younger");
  await player.goto(`/${league.org}/spring-league/register`);
  await player.getByText(/Withdraw from/).click();
  await player.getByRole("button", { name: "Withdraw" }).click();
  await expect(player).toHaveURL(/\/me/);
  await director.goto(desk);
  await expect(director.getByRole("main")).toContainText("Withdrawn");

  await registerAll(league.org, "spring-league", "open", league.players);
  await director.goto(desk);
  await director.getByRole("button", { name: /publish/i }).click();
  await expect(director.getByRole("main")).toContainText("Round 1 of 3");
  await player.goto(`/${league.org}/spring-league/open`);
  await expect(player.getByRole("main")).toContainText("Round 3");
});

test("after the last day to register, the organization's page offers it no more", async ({ page }) => {
  const register = page.getByRole("link", { name: "Register for" });
  const open = await makeRegistrationUntil(1);
  await page.goto(`/${open.org}`);
  await expect(register).toBeVisible();
  const closed = await makeRegistrationUntil(-2);
  await page.goto(`/${closed.org}`);
  await expect(page.getByText("Registration is closed")).toBeVisible();
  await expect(register).toHaveCount(0);
});

/** A campus whose last day to register is that many days from today. */
async function makeRegistrationUntil(days: number): Promise<TestLeague> {
  const league = await makeStoryLeague({ publish: false });
  const registrationClosesOn = new Date(dayFromToday(days));
  await prisma().season.update({ where: { id: league.season.id }, data: { registrationClosesOn } });
  return league;
}
