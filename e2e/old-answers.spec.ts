import type { Page } from "@playwright/test";
import { prisma } from "@/lib/db/client";
import { execute } from "@/lib/match/store/execute";
import { NIL_TWO, TWO_NIL } from "@/lib/testing/league";
import { expect, expectGoodPage, firstMatch, test } from "./fixtures.ts";

test("a confirmation doesn't apply to a report that changed after the page was opened, and needs to say what it saw", async ({
  league,
  windowOf,
}) => {
  const match = await firstMatch(league);
  const home = { userId: match.home };
  await execute(match.id, { type: "report", games: TWO_NIL }, home, new Date());
  const away = await windowOf(match.away);
  await away.goto(`/matches/${match.id}`);
  const told = away.getByRole("main").getByRole("alert").first();

  // A form from before versions existed is refused politely.
  await away.evaluate(() => {
    document.addEventListener("formdata", ({ formData }) => formData.delete("seen"));
  });
  await away.getByRole("button", { name: "Confirm 2–0" }).click();
  await expect(told).toContainText("This page was opened before Rookery was updated");
  expect((await stored(match.id)).status).toBe("reported");

  await away.reload();
  await execute(match.id, { type: "amend-report", games: NIL_TWO }, home, new Date());

  await away.getByRole("button", { name: "Confirm 2–0" }).click();
  await expect(told).toContainText(/changed the report after you opened this page\. Here’s the new one\./);
  await expect(told).toContainText(match.homeName.split(" ")[0] ?? "");
  await expect(away.getByRole("heading", { level: 2 }).first()).toContainText(/you/);
  expect((await stored(match.id)).status).toBe("reported");

  await away.getByRole("button", { name: "Confirm 2–0" }).click();
  await expect(away).toHaveURL(/done=approve/);
  await expect(away.getByRole("main").getByRole("alert")).toHaveCount(0);
  expect(await stored(match.id)).toMatchObject({ status: "final", awayResult: "win" });
});

test("text typed into a form that no longer exists can still be copied", async ({ league, windowOf }) => {
  const match = await firstMatch(league);
  await execute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, new Date());
  const away = await windowOf(match.away);
  await away.goto(`/matches/${match.id}`);
  await rule(match.id, league.directorId);

  await away.getByText("Give your version").click();
  await away.getByRole("textbox", { name: "What happened?" }).fill("Game 2 was mine.");
  await away.getByRole("button", { name: /Send to .* and the director/ }).click();
  const told = away.getByRole("main").getByRole("alert").first();
  await expect(told).toContainText("The director ruled on this match after you opened this page.");
  await expect(told).toContainText("Game 2 was mine.");
  await expect(away.getByRole("main")).toContainText("The sheet says so.");
  await expectGoodPage(away);
});

for (const javaScriptEnabled of [true, false]) {
  test(`the second of two rulings from two tabs is refused and keeps its reason, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    league,
    windowOf,
  }) => {
    const match = await firstMatch(league);
    await execute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, new Date());
    const no = { type: "contest", statement: "We didn't play.", games: null } as const;
    await execute(match.id, no, { userId: match.away }, new Date());
    const tab = await windowOf(league.directorId, { javaScriptEnabled });
    const tabs = [tab, await tab.context().newPage()] as const;
    for (const each of tabs) await each.goto(`/desk/${league.org}/matches/${match.id}`);

    await fillRuling(tabs[0], match.homeName, "The first reason.");
    await expect(tabs[0]).toHaveURL(/done=rule/);
    await fillRuling(tabs[1], match.awayName, "The second reason.");
    const told = tabs[1].getByRole("main").getByRole("alert").first();
    await expect(told).toContainText("You ruled on this match after you opened this page.");
    await expect(tabs[1].getByLabel("Reasons, sent to both")).toHaveValue("The second reason.");
    await expect(tabs[1].getByRole("main")).toContainText("The first reason.");
    expect(await stored(match.id)).toMatchObject({ status: "final", homeResult: "win" });

    await tabs[1].getByRole("button", { name: /Make the ruling/ }).click();
    await expect(tabs[1]).toHaveURL(/done=rule/);
    expect(await stored(match.id)).toMatchObject({ status: "final", awayResult: "win" });
  });
}

test("the second of two corrected names from two tabs is refused and stays in its field", async ({
  league,
  windowOf,
}) => {
  const entry = await prisma().entry.findFirstOrThrow({ where: { organizationId: league.organizationId } });
  const tabs = [await windowOf(league.directorId), await windowOf(league.directorId)] as const;
  const correct = async (tab: Page, name: string) => {
    await tab.getByLabel("Full name").fill(name);
    await tab.getByRole("button", { name: "Correct the name" }).click();
  };
  for (const tab of tabs)
    await tab.goto(`/desk/${league.org}/seasons/fall-2026/open/entries/${entry.id}/edit`);

  await correct(tabs[0], "Noor Haddad");
  await expect(tabs[0]).toHaveURL(/done=name/);
  await correct(tabs[1], "Noor Hadad");
  const told = tabs[1].getByRole("main").getByRole("alert").first();
  await expect(told).toContainText("after you opened the page");
  await expect(tabs[1].getByLabel("Full name")).toHaveValue("Noor Hadad");
  await expect(tabs[1].getByRole("heading", { level: 1 })).toHaveText("Noor Haddad");

  await correct(tabs[1], "  Noor  Hadad ");
  await expect(tabs[1]).toHaveURL(/done=name/);
  await expect(told).toHaveCount(0);
  await expect(tabs[1].getByLabel("Full name")).toHaveValue("Noor Hadad");

  await correct(tabs[1], "Noor Haddad");
  await expect(tabs[1].getByRole("heading", { level: 1 })).toHaveText("Noor Haddad");
});

test("a form that another form's refusal drew again doesn't overwrite what it never showed", async ({
  league,
  windowOf,
}) => {
  const organization = { where: { id: league.organizationId } };
  const page = await windowOf(league.directorId);
  await page.goto(`/desk/${league.org}/organization?zone=America/Denver`);
  await page.getByRole("textbox", { name: "Office" }).fill("Room 3");
  await prisma().organization.update({ ...organization, data: { office: "Room 2" } });

  await page.getByRole("button", { name: "Change the time zone" }).click();
  const told = page.getByRole("main").getByRole("alert");
  await expect(told).toHaveCount(1);
  await page.getByRole("button", { name: "Save the organization" }).click();
  await expect(told).toHaveCount(2);
  expect((await prisma().organization.findUniqueOrThrow(organization)).office).toBe("Room 2");
  await expect(page.getByRole("textbox", { name: "Office" })).toHaveValue("Room 3");
  await expect(page.getByRole("main")).toContainText("Now saved: Room 2.");

  await page.getByRole("button", { name: "Save the organization" }).click();
  await expect(page).toHaveURL(/done=saved/);
  expect((await prisma().organization.findUniqueOrThrow(organization)).office).toBe("Room 3");
});

test("a form that was saved can be saved again without a reload", async ({ league, windowOf }) => {
  const page = await windowOf(league.directorId);
  const { organizationId, season } = league;
  const forms = [
    {
      path: `/desk/${league.org}/organization`,
      field: "Office",
      button: "Save the organization",
      saved: async () =>
        (await prisma().organization.findUniqueOrThrow({ where: { id: organizationId } })).office,
    },
    {
      path: `/desk/${league.org}/seasons/${season.slug}/files/fee`,
      field: "Name of the fee",
      button: "Save the fee",
      saved: async () =>
        (
          await prisma().seasonFee.findFirst({
            where: { seasonId: season.id },
            orderBy: { version: "desc" },
          })
        )?.name,
    },
  ];
  for (const { path, field, button, saved } of forms) {
    await page.goto(path);
    for (const typed of ["First", "Second"]) {
      const box = page.getByRole("textbox", { name: field });
      await box.fill(typed);
      const sent = await box.evaluateHandle((element) => element);
      await page.getByRole("button", { name: button }).click();
      await expect.poll(saved).toBe(typed);
      // The saved form is replaced by one with the new version.
      await expect.poll(() => sent.evaluate((element) => element.isConnected)).toBe(false);
    }
  }
});

test("the second of two first fees, and of two first waivers, is refused and stays in its field", async ({
  league,
  windowOf,
}) => {
  const tabs = [await windowOf(league.directorId), await windowOf(league.directorId)] as const;
  const forms = [
    {
      page: "fee",
      others: async (tab: Page) => tab.getByLabel("Name of the fee").fill("Intramural pass"),
      field: "Amount",
      button: "Save the fee",
      typed: ["10.00", "20.00"],
      now: "Now saved: 10.00.",
      again: "Save the fee",
    },
    {
      page: "waiver",
      others: async () => {},
      field: "Text of the waiver",
      button: "Save the waiver",
      typed: ["I play at my own risk.", "I play at my own peril."],
      now: "Now saved: the text below.",
      again: "Save a new version",
    },
  ] as const;
  for (const { page, others, field, button, typed, now, again } of forms) {
    for (const tab of tabs) await tab.goto(`/desk/${league.org}/seasons/fall-2026/files/${page}`);
    for (const [index, tab] of tabs.entries()) {
      await others(tab);
      await tab.getByLabel(field).fill(typed[index] ?? "");
      await tab.getByRole("button", { name: button }).click();
      if (index === 0) await expect(tab).toHaveURL(/done=saved/);
    }
    const told = tabs[1].getByRole("main").getByRole("alert").first();
    await expect(told).toContainText("after you opened this page");
    await expect(tabs[1].getByLabel(field)).toHaveValue(typed[1]);
    await expect(tabs[1].getByRole("main")).toContainText(now);
    await tabs[1].getByRole("button", { name: again }).click();
    await expect(tabs[1]).toHaveURL(/done=saved/);
    await expect(tabs[1].getByLabel(field)).toHaveValue(typed[1]);
  }
});

async function fillRuling(page: Page, winner: string, reason: string): Promise<void> {
  await page
    .getByRole("radio", { name: new RegExp(winner) })
    .first()
    .check();
  await page.getByLabel("Rule", { exact: true }).selectOption({ index: 2 });
  await page.getByLabel("Reasons, sent to both").fill(reason);
  await page.getByRole("button", { name: /Make the ruling/ }).click();
}

async function rule(matchId: string, userId: string): Promise<void> {
  const ruling = { result: "home", score: null, reason: "The sheet says so.", rule: "1.I" } as const;
  await execute(matchId, { type: "rule", ...ruling }, { userId }, new Date());
}

function stored(id: string) {
  return prisma().match.findUniqueOrThrow({ where: { id } });
}
