import type { Page } from "@playwright/test";
import { dayFromToday } from "@/lib/testing/days";
import { expect, expectGoodPage, findLink, test, waitForLetter } from "./fixtures.ts";
import { startFreshSite } from "./support/fresh-site.ts";
import { expectPicture } from "./support/pictures.ts";

const PLAYERS = ["Amara Osei", "Ben Ito", "Carla Ruiz", "Dev Patel"];
const ANN = "ann@lakeside-set-up.example";

test("a new site is set up with the code from its log; what a form asks works without JavaScript, too", async ({
  page,
  openWindow,
  expectedErrors,
}) => {
  // Pages that don't exist are meant to be.
  expectedErrors.push(/404/);
  const site = await startFreshSite();
  const desk = `${site.url}/desk/lakeside`;
  // Ann's other browser.
  const still = await openWindow({ javaScriptEnabled: false });
  try {
    await test.step("without JavaScript, the code opens the form, which keeps what was typed", async () => {
      await still.goto(site.url);
      await still.getByRole("link", { name: "Set it up" }).click();
      await still.getByLabel("Code").fill("AAAA-BBBB-CCCC");
      await still.getByRole("button", { name: "Continue" }).click();
      await expect(still.getByRole("main")).toContainText("That isn’t the code.");
      await still.getByLabel("Code").fill(codeIn(site.readLog()));
      await still.getByRole("button", { name: "Continue" }).click();
      await still.getByLabel("Name of the organization").fill("Harbor College");
      await still.getByLabel("Address").fill("sign-in");
      await still.getByLabel("Time zone").selectOption("America/New_York");
      await still.getByLabel("Your name").fill("Noor Haddad");
      await still.getByLabel("Your email").fill("noor@harbor-set-up.example");
      await still.getByRole("button", { name: "Set up the site" }).click();
      await expect(still.getByText("Rookery has a page of its own there.").first()).toBeVisible();
      await expect(still.getByLabel("Name of the organization")).toHaveValue("Harbor College");
      await expect(still.getByLabel("Time zone")).toHaveValue("America/New_York");
      await expect(still.getByLabel("Your email")).toHaveValue("noor@harbor-set-up.example");
    });

    await test.step("the code opens the form", async () => {
      await page.goto(`${site.url}/set-up`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set up Rookery");
      await expectGoodPage(page);
      await expectPicture(page, "set-up-code");
      await page.getByLabel("Code").fill("AAAA-BBBB-CCCC");
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page.getByRole("main")).toContainText("That isn’t the code.");
      await page.getByLabel("Code").fill(codeIn(site.readLog()).toLowerCase());
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page.getByLabel("Name of the organization")).toBeVisible();
      await expectGoodPage(page);
      await expectPicture(page, "set-up-organization");
    });

    await test.step("what doesn’t work is said, and nothing typed is lost", async () => {
      await page.getByLabel("Name of the organization").fill("Lakeside University");
      await page.getByLabel("Address").fill("sign-in");
      await page.getByLabel("Your name").fill("Ann Ode");
      await page.getByLabel("Your email").fill(ANN);
      await page.getByRole("button", { name: "Set up the site" }).click();
      await expect(page.getByText("Rookery has a page of its own there.").first()).toBeVisible();
      await expect(page.getByLabel("Name of the organization")).toHaveValue("Lakeside University");
      await page.getByLabel("Address").fill("lakeside");
      await page.getByRole("button", { name: "Set up the site" }).click();
    });

    await test.step("a test email, then a sign-in without JavaScript", async () => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check that emails arrive");
      await expectPicture(page, "set-up-checks", [ANN]);
      await page.getByRole("button", { name: "Send a test email" }).click();
      await expect(page.getByText("The test email is on its way.")).toBeVisible();
      await waitForLetter(ANN, /^Your emails arrive$/);
      await openLink(still, site.url, ANN);
      await still.getByRole("button", { name: "Sign in" }).click();
      await expect(still).not.toHaveURL(/sign-in/);
      await expectNext(still, `${desk}/set-up`, "Invite the people who run it");
    });

    await test.step("without JavaScript, a second director", async () => {
      await still.getByRole("link", { name: "Add people" }).click();
      await still.getByLabel("Email address").fill("not an address");
      await still.getByRole("radio", { name: /^Director/ }).check({ force: true });
      await still.getByRole("button", { name: "Add role" }).click();
      await expect(still.getByRole("main").getByRole("alert").first()).toBeVisible();
      await still.getByLabel("Email address").fill("omar@lakeside-set-up.example");
      await still.getByRole("textbox", { name: "Name, if they’re new", exact: true }).fill("Omar Aziz");
      await expect(still.getByRole("radio", { name: /^Director/ })).toBeChecked();
      await still.getByRole("button", { name: "Add role" }).click();
      await waitForLetter("omar@lakeside-set-up.example", /Lakeside University/);
      await still.goto(`${desk}/set-up`);
      await expect(still.getByRole("heading", { level: 1 })).toHaveText("Set up your first season");
    });

    await test.step("without JavaScript, the first season begins from a rule sheet", async () => {
      await page.goto(`${desk}/seasons/new`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("New season");
      await expectPicture(page, "new-season");
      await still.getByRole("link", { name: "New season" }).click();
      await still.getByRole("link", { name: "A weekly match on site" }).click();
      await still.getByLabel("Name", { exact: true }).first().fill("Fall 2026");
      await still.getByLabel("Address").fill("fall-2026");
      await still.getByRole("button", { name: "Create the season" }).click();
      await expect(still.getByRole("main").getByRole("alert").first()).toBeVisible();
      await expect(still.getByLabel("Address")).toHaveValue("fall-2026");
      await still.getByLabel("First day").fill(dayFromToday(14));
      await still.getByRole("button", { name: "Create the season" }).click();
      await still.getByRole("button", { name: "Open registration" }).click();
      await expect(still.getByRole("main")).toContainText("Registration is open");
      await still.goto(`${desk}/set-up`);
      await expect(still.getByRole("heading", { level: 1 })).toHaveText("You’re set up");
      await page.goto(`${desk}/seasons/fall-2026`);
      await expectPicture(page, "open-registration");
      await page.goto(`${site.url}/lakeside/fall-2026/register`);
      await expectPicture(page, "register", [ANN]);
    });

    await test.step("players are there, and the first round is drawn", async () => {
      await page.goto(`${desk}/seasons/fall-2026`);
      await page.getByRole("link", { name: "Import players from a file" }).click();
      await expect(page).toHaveURL(/import/);
      await page.getByLabel("File", { exact: true }).setInputFiles(players());
      await page.getByRole("button", { name: "Preview" }).click();
      await page.getByRole("button", { name: /^Add / }).click();
      await expect(page.getByRole("main")).toContainText("Four players are added.");
      await page.goto(`${desk}/seasons/fall-2026`);
      await page.getByRole("button", { name: "Close registration" }).click();
      await page.getByRole("link", { name: "See the dates" }).click();
      await page.getByLabel("First day of round 1").fill(dayFromToday(14));
      await page.getByRole("button", { name: "Show the dates" }).click();
      await expect(page.getByRole("button", { name: "Draw the lots and publish" })).toBeVisible();
      await expectPicture(page, "publish", PLAYERS);
      await page.getByRole("button", { name: "Draw the lots and publish" }).click();
      await expect(page).toHaveURL(/done=published/);
      await page.goto(`${site.url}/lakeside/fall-2026`);
      await expectPicture(page, "first-round", PLAYERS);
    });

    await test.step("no one sets it up again, and only the operator adds an organization", async () => {
      await page.goto(`${site.url}/set-up`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
      await page.goto(`${site.url}/organizations/new`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");

      const operator = await openWindow();
      await openLink(operator, site.url, "operator@rookery.example");
      await expect(operator).not.toHaveURL(/sign-in/);
      await operator.goto(`${site.url}/organizations/new`);
      await expectGoodPage(operator);
      await operator.getByLabel("Name of the organization").fill("Harrow College");
      await operator.getByLabel("Address").fill("lakeside");
      await operator.getByLabel("Email of its first admin").fill("bo@harrow-set-up.example");
      await operator.getByRole("button", { name: "Add the organization" }).click();
      await expect(operator.getByText("Another organization has this address.").first()).toBeVisible();
      await operator.getByLabel("Address").fill("harrow");
      await operator.getByRole("button", { name: "Add the organization" }).click();
      await expect(operator.getByText("Harrow College is ready.")).toBeVisible();
      await waitForLetter("bo@harrow-set-up.example", /now an admin of Harrow College/);
    });
  } finally {
    await site.stop();
  }
});

/** The code that a new site writes into its log. */
function codeIn(log: string): string {
  return /enter this code: (\S+)/.exec(log)?.[1] ?? "";
}

/** The next step of the set-up, which comes a moment after what it asks for. */
async function expectNext(page: Page, address: string, title: string): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title, { timeout: 500 });
  }).toPass();
}

/** A file with the players of the first season. */
function players() {
  const rows = PLAYERS.map(
    (name) => `${name},${name.toLowerCase().replace(" ", ".")}@lakeside-set-up.example`,
  );
  return {
    name: "players.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(["name,email", ...rows].join("\n")),
  };
}

/** Asks for a link by email and opens it. */
async function openLink(window: Page, url: string, email: string): Promise<void> {
  await window.goto(`${url}/sign-in`);
  await window.getByLabel("Email").fill(email);
  await window.getByRole("button", { name: "Email me a link" }).click();
  await window.goto(findLink(await waitForLetter(email, /^Your sign-in link/)));
}
