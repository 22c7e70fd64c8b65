import type { Page } from "@playwright/test";
import { dayFromToday } from "@/lib/testing/days";
import { expect, expectGoodPage, findLink, test, waitForLetter } from "./fixtures.ts";
import { startFreshSite } from "./support/fresh-site.ts";
import { expectPicture } from "./support/pictures.ts";

const PLAYERS = ["Amara Osei", "Ben Ito", "Carla Ruiz", "Dev Patel"];
const ANN = "ann@lakeside-set-up.example";

test("a new site is set up in the browser, with the code from its log", async ({
  page,
  openWindow,
  expectedErrors,
}) => {
  // Pages that don't exist are meant to be.
  expectedErrors.push(/404/);
  const site = await startFreshSite();
  try {
    await test.step("the start page says how, and the code opens the form", async () => {
      await page.goto(site.url);
      await page.getByRole("link", { name: "Set it up" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set up Rookery");
      await expectGoodPage(page);
      await expectPicture(page, "set-up-code");
      await page.getByLabel("Code").fill("AAAA-BBBB-CCCC");
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page.getByRole("main")).toContainText("That isn’t the code.");
      const [, code = ""] = /enter this code: (\S+)/.exec(site.readLog()) ?? [];
      await page.getByLabel("Code").fill(code.toLowerCase());
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

    await test.step("a test email, then a sign-in", async () => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check that emails arrive");
      await expectGoodPage(page);
      await expectPicture(page, "set-up-checks", [ANN]);
      await page.getByRole("button", { name: "Send a test email" }).click();
      await expect(page.getByText("The test email is on its way.")).toBeVisible();
      await waitForLetter(ANN, /^Your emails arrive$/);
      await expect(async () => {
        await page.goto(`${site.url}/desk/lakeside/set-up`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check that you can sign in", {
          timeout: 2_000,
        });
      }).toPass();
      await signIn(await openWindow(), site.url, ANN);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invite the people who run it");
    });

    await test.step("the first season begins from a rule sheet", async () => {
      await page.getByRole("link", { name: "New season" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("New season");
      await expectPicture(page, "new-season");
      await page.getByRole("link", { name: "A weekly match on site" }).click();
      await page.getByLabel("Name").fill("Fall 2026");
      await page.getByLabel("Address").fill("fall-2026");
      await page.getByLabel("First day").fill(dayFromToday(14));
      await page.getByRole("button", { name: "Create the season" }).click();
      await page.getByRole("button", { name: "Open registration" }).click();
      await expect(page.getByRole("main")).toContainText("Registration is open");
      await page.goto(`${site.url}/desk/lakeside/seasons/fall-2026`);
      await expectPicture(page, "open-registration");
      await page.goto(`${site.url}/lakeside/fall-2026/register`);
      await expectPicture(page, "register", [ANN]);
    });

    await test.step("players are there, and the first round is drawn", async () => {
      await page.goto(`${site.url}/desk/lakeside/seasons/fall-2026`);
      await page.getByRole("link", { name: "Import players from a file" }).click();
      await expect(page).toHaveURL(/import/);
      await page.getByLabel("File", { exact: true }).setInputFiles(players());
      await page.getByRole("button", { name: "Preview" }).click();
      await page.getByRole("button", { name: /^Add / }).click();
      await expect(page.getByRole("main")).toContainText("Four players are added.");
      await page.goto(`${site.url}/desk/lakeside/seasons/fall-2026`);
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
      await signIn(operator, site.url, "operator@rookery.example");
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

test("a new site is set up without JavaScript", async ({ openWindow }) => {
  const site = await startFreshSite();
  const page = await openWindow({ javaScriptEnabled: false });
  const email = "noor@harbor-set-up.example";
  try {
    await test.step("the code from the log opens the form, which keeps what was typed", async () => {
      await page.goto(site.url);
      await page.getByRole("link", { name: "Set it up" }).click();
      await page.getByLabel("Code").fill("AAAA-BBBB-CCCC");
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page.getByRole("main")).toContainText("That isn’t the code.");
      const [, code = ""] = /enter this code: (\S+)/.exec(site.readLog()) ?? [];
      await page.getByLabel("Code").fill(code);
      await page.getByRole("button", { name: "Continue" }).click();
      await page.getByLabel("Name of the organization").fill("Harbor College");
      await page.getByLabel("Address").fill("sign-in");
      await page.getByLabel("Time zone").selectOption("America/New_York");
      await page.getByLabel("Your name").fill("Noor Haddad");
      await page.getByLabel("Your email").fill(email);
      await page.getByRole("button", { name: "Set up the site" }).click();
      await expect(page.getByText("Rookery has a page of its own there.").first()).toBeVisible();
      await expect(page.getByLabel("Name of the organization")).toHaveValue("Harbor College");
      await expect(page.getByLabel("Time zone")).toHaveValue("America/New_York");
      await expect(page.getByLabel("Your email")).toHaveValue(email);
      await page.getByLabel("Address").fill("harbor");
      await page.getByRole("button", { name: "Set up the site" }).click();
    });

    await test.step("a test email, then a sign-in", async () => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check that emails arrive");
      await page.getByRole("button", { name: "Send a test email" }).click();
      await expect(page.getByText("The test email is on its way.")).toBeVisible();
      await waitForLetter(email, /^Your emails arrive$/);
      await expect(async () => {
        await page.goto(`${site.url}/desk/harbor/set-up`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check that you can sign in", {
          timeout: 2_000,
        });
      }).toPass();
      const elsewhere = await openWindow({ javaScriptEnabled: false });
      await openLink(elsewhere, site.url, email);
      await elsewhere.getByRole("button", { name: "Sign in" }).click();
      await expect(elsewhere).not.toHaveURL(/sign-in/);
      await page.reload();
    });

    await test.step("a second director", async () => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invite the people who run it");
      await page.getByRole("link", { name: "Add people" }).click();
      await page.getByLabel("Email address").fill("not an address");
      await page.getByRole("radio", { name: /^Director/ }).check({ force: true });
      await page.getByRole("button", { name: "Add role" }).click();
      await expect(page.getByRole("main").getByRole("alert").first()).toBeVisible();
      await page.getByLabel("Email address").fill("omar@harbor-set-up.example");
      await page.getByRole("textbox", { name: "Name, if they’re new", exact: true }).fill("Omar Aziz");
      await expect(page.getByRole("radio", { name: /^Director/ })).toBeChecked();
      await page.getByRole("button", { name: "Add role" }).click();
      await waitForLetter("omar@harbor-set-up.example", /Harbor College/);
    });

    await test.step("the first season, open for registration", async () => {
      await page.goto(`${site.url}/desk/harbor/set-up`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set up your first season");
      await page.getByRole("link", { name: "New season" }).click();
      await page.getByRole("link", { name: "A weekly match on site" }).click();
      await page.getByLabel("Name", { exact: true }).first().fill("Fall 2026");
      await page.getByLabel("Address").fill("fall-2026");
      await page.getByRole("button", { name: "Create the season" }).click();
      await expect(page.getByRole("main").getByRole("alert").first()).toBeVisible();
      await expect(page.getByLabel("Address")).toHaveValue("fall-2026");
      await page.getByLabel("First day").fill(dayFromToday(14));
      await page.getByRole("button", { name: "Create the season" }).click();
      await page.getByRole("button", { name: "Open registration" }).click();
      await expect(page.getByRole("main")).toContainText("Registration is open");
      await page.goto(`${site.url}/desk/harbor/set-up`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("You’re set up");
      await page.goto(`${site.url}/harbor/fall-2026`);
      await expect(page.getByRole("link", { name: /Register/ }).first()).toBeVisible();
    });
  } finally {
    await site.stop();
  }
});

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

/** Signs in with a link by email. A script presses its button in the browser that asked. */
async function signIn(window: Page, url: string, email: string): Promise<void> {
  await openLink(window, url, email);
  await expect(window).not.toHaveURL(/sign-in/);
}

/** Asks for a link by email and opens it. */
async function openLink(window: Page, url: string, email: string): Promise<void> {
  await window.goto(`${url}/sign-in`);
  await window.getByLabel("Email").fill(email);
  await window.getByRole("button", { name: "Email me a link" }).click();
  await window.goto(findLink(await waitForLetter(email, /^Your sign-in link/)));
}
