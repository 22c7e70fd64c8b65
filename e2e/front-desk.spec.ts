import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { prisma } from "@/lib/db/client";
import { readLetters } from "@/lib/mail/testing/read-letters";
import { proveStaff } from "@/lib/people/rules/permissions";
import { addHours, instantOf } from "@/lib/shared/instant";
import type { TestLeague } from "@/lib/testing/league";
import { checkOut } from "@/lib/venue/store/checkouts";
import { expect, expectGoodPage, firstMatch, makeStoryLeague, test } from "./fixtures.ts";

const TABLET = { width: 820, height: 1180 };

/** A person whose only role is staff. */
async function makeStaff({ organizationId, org }: TestLeague): Promise<string> {
  const at = new Date();
  const { id: userId } = await prisma().user.create({
    data: { email: `fran@${org}.example`, name: "Fran Okafor", createdAt: at },
  });
  await prisma().membership.create({ data: { organizationId, userId, role: "staff", createdAt: at } });
  return userId;
}

async function makeStock({ organizationId }: TestLeague, labels: readonly string[]): Promise<void> {
  const { id: venueId } = await prisma().venue.create({
    data: { organizationId, slug: "lounge", name: "Courtside Lounge", createdAt: new Date() },
  });
  await prisma().equipment.createMany({
    data: labels.map((label) => ({ organizationId, venueId, kind: "board" as const, label })),
  });
}

test("the director sets up a venue: hours, a table, a labeled board", async ({ league, windowOf }) => {
  const director = await windowOf(league.directorId);
  await director.goto(`/desk/${league.org}/places`);
  await director.getByLabel("Name").fill("Courtside Lounge");
  await director.getByLabel("Address").fill("courtside-lounge");
  await director.getByRole("button", { name: "Add venue" }).click();
  await expect(director).toHaveURL(/done=created/);
  const monday = director.getByRole("group", { name: "Monday" });
  await monday.getByLabel("Opens", { exact: true }).fill("10:00");
  await monday.getByLabel("Closes").first().fill("22:00");
  await director.getByRole("button", { name: "Save opening hours" }).click();
  await expect(director).toHaveURL(/done=hours/);
  await director.getByLabel("Street address").fill("2235 N Sheffield Ave, Chicago");
  await director.getByRole("button", { name: "Save address" }).click();
  await expect(director).toHaveURL(/done=whereabouts/);
  await expect(director.getByLabel("Street address")).toHaveValue("2235 N Sheffield Ave, Chicago");
  await director.getByLabel("Kind").selectOption("Table");
  await director.getByLabel("Label").fill("Table 1");
  await director.getByRole("button", { name: "Add item" }).click();
  await expect(director).toHaveURL(/done=table/);
  await director.getByLabel("Label").fill("Set 12");
  await director.getByRole("button", { name: "Add item" }).click();
  await expect(director).toHaveURL(/done=equipment/);
  const stock = director.getByRole("table", { name: "Tables, boards, and clocks in use" });
  await expect(stock.getByRole("columnheader")).toHaveText(["Tables 1", "Boards 1", "Clocks 0"]);
  await expectGoodPage(director);
  await stock.getByLabel("Table 1").check({ force: true });
  await director.getByRole("button", { name: "Take selected items out of use" }).click();
  await expect(director).toHaveURL(/done=retired/);
  await expect(stock.getByRole("columnheader").first()).toHaveText("Tables 0");

  await director.goto(`/desk/${league.org}/equipment?label=set%2012`);
  await expect(director.getByRole("heading", { name: "Check out Set 12" })).toBeVisible();
});

test("staff check out a board with a barcode reader, see what's overdue, and take it back", async ({
  league,
  windowOf,
}) => {
  await makeStock(league, ["Set 12", "Set 13", "Set 14"]);
  const staffId = await makeStaff(league);
  const scope = proveStaff({ organizationId: league.organizationId, userId: staffId, roles: ["staff"] });
  if (!scope) throw new Error("Staff are staff");
  const now = instantOf(new Date());
  const late = await checkOut(
    scope,
    {
      label: "Set 13",
      borrower: { name: "Noor Haddad" },
      idKind: "passport",
      idLast4: "77K2",
      dueAt: addHours(now, -1),
    },
    new Date(addHours(now, -4)),
  );
  expect(late?.ok).toBe(true);

  const desk = await windowOf(staffId);
  await desk.setViewportSize(TABLET);
  await desk.goto("/desk");
  await expect(desk).toHaveURL(new RegExp(`/desk/${league.org}/equipment$`));
  await expect(desk.getByRole("link", { name: "Seasons" })).toHaveCount(0);
  const out = desk.getByRole("region", { name: "Checked out" });
  await expect(out.getByRole("listitem").first()).toContainText(
    /Set 13.*Noor Haddad.*Overdue.*Passport 77K2/s,
  );
  await expectGoodPage(desk);

  // A barcode reader is a keyboard: it types the code, then Enter.
  await expect(desk.getByLabel("Scan or type a label")).toBeFocused();
  await desk.keyboard.type("SET 99");
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("main").getByRole("alert")).toContainText("No item here has that label");
  await expect(desk.getByLabel("Scan or type a label")).toBeFocused();
  await desk.getByLabel("Scan or type a label").fill("");
  await desk.keyboard.type("set 12");
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("heading", { name: "Check out Set 12" })).toBeVisible();
  await expectGoodPage(desk);

  await desk.getByRole("button", { name: "Check out Set 12" }).click();
  await expect(desk.getByRole("main").getByRole("alert").first()).toBeVisible();
  const player = league.players[0]?.name ?? "";
  await desk.getByLabel("Name, if it’s someone else").fill(player);
  await desk.getByLabel("Last four characters of the ID").fill("6391 2200 0154 4821");
  await desk.getByRole("button", { name: "Check out Set 12" }).click();
  await expect(desk).toHaveURL(/done=out/);
  const told = desk.getByRole("status").filter({ hasText: "Set 12 is checked out." });
  const scan = await desk.getByText("Scan or type a label").boundingBox();
  const box = await told.boundingBox();
  expect((scan?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeGreaterThan(16);
  await expect(out.getByRole("listitem").last()).toContainText(
    new RegExp(`Set 12.*${player}.*Campus card 4821`, "s"),
  );
  const stored = await prisma().checkout.findFirstOrThrow({
    where: { equipment: { label: "Set 12", organizationId: league.organizationId } },
  });
  expect(stored).toMatchObject({ idLast4: "4821", userId: league.players[0]?.userId });

  // Scanning it again takes it back, with one more Enter.
  await expect(desk.getByLabel("Scan or type a label")).toBeFocused();
  await desk.keyboard.type("Set 12");
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("heading", { name: `${player} has Set 12` })).toBeVisible();
  const other = await desk.context().newPage();
  await other.goto(`/desk/${league.org}/equipment`);
  await desk.keyboard.press("Enter");
  await expect(desk).toHaveURL(/done=in/);
  await expect(desk.getByRole("main")).toContainText("Set 12 is returned.");
  await expect(out.getByRole("listitem")).toHaveCount(1);

  await other.getByRole("button", { name: "Check in Set 12" }).click();
  await expect(other.getByRole("main")).toContainText("Set 12 was already checked in.");
  await expect(other.getByRole("button", { name: "Check in Set 12" })).toHaveCount(0);
});

test("the front desk works without JavaScript", async ({ league, windowOf }) => {
  await makeStock(league, ["Set 14"]);
  const staffId = await makeStaff(league);
  const desk = await windowOf(staffId, {
    javaScriptEnabled: false,
    ...(process.env.APP_URL ? { baseURL: process.env.APP_URL } : {}),
  });
  await desk.goto(`/desk/${league.org}/equipment`);
  await desk.getByLabel("Scan or type a label").fill("Set 14");
  await desk.getByRole("button", { name: "Find" }).click();
  await desk.getByLabel("Name, if it’s someone else").fill("Noor Haddad");
  await desk.getByLabel("Last four characters of the ID").fill("4821");
  await desk.getByRole("button", { name: "Check out Set 14" }).click();
  await expect(desk.getByRole("main")).toContainText("Set 14 is checked out.");
  await desk
    .getByRole("region", { name: "Checked out" })
    .getByRole("button", { name: "Check in Set 14" })
    .click();
  await expect(desk.getByRole("main")).toContainText("Set 14 is returned.");

  const match = await firstMatch(league);
  await desk.goto(`/desk/${league.org}/matches`);
  await desk.getByRole("link", { name: `${match.homeName} vs. ${match.awayName}` }).click();
  await fillTwoNil(desk, match.homeName);
  await desk.getByRole("button", { name: /^Enter/ }).click();
  await expect(desk.getByRole("main")).toContainText("Result entered. Both players get an email.");
});

test("staff enter a signed slip, and both players see where it comes from", async ({ league, windowOf }) => {
  const match = await firstMatch(league);
  const desk = await windowOf(await makeStaff(league));
  await desk.setViewportSize(TABLET);
  await desk.goto(`/desk/${league.org}/equipment`);
  await desk
    .getByRole("navigation", { name: "Front desk" })
    .getByRole("link", { name: "Enter a result" })
    .click();
  await expect(desk).toHaveTitle(/^Enter a result/);
  await desk.getByLabel("Player’s name").fill(match.homeName);
  await desk.getByRole("button", { name: "Search" }).click();
  await desk.getByRole("link", { name: `${match.homeName} vs. ${match.awayName}` }).click();
  const enter = desk.getByRole("button", { name: /^Enter/ });
  await expect(enter).toBeVisible();
  await expectGoodPage(desk);
  await desk.setViewportSize(TABLET);

  await enter.click();
  await expect(desk.getByRole("main").getByRole("alert").first()).toContainText("at least one game");
  await fillTwoNil(desk, match.homeName);
  const slip = sharp({ create: { width: 60, height: 80, channels: 3, background: "white" } });
  await desk
    .getByLabel("Photos (optional)")
    .setInputFiles([{ name: "slip.jpg", mimeType: "image/jpeg", buffer: await slip.jpeg().toBuffer() }]);
  await expect(desk.getByText("1 of 4 photos added.")).toBeVisible();
  await desk.getByRole("button", { name: /^Enter 2–0/ }).click();
  await expect(desk).toHaveURL(/done=entered/);
  await expect(desk.getByRole("main")).toContainText(/2–0 to /);

  const away = await windowOf(match.away);
  await away.goto(`/matches/${match.id}`);
  await expect(away.getByRole("main")).toContainText("The office entered it from your signed score slip.");
  await expect(away.getByRole("main")).toContainText(/Entered from a signed score slip/);
  await expect(away.getByRole("main")).toContainText("Fran Okafor");
  const photo = away.getByRole("link", { name: "Photo 1 with the office’s entry" });
  const address = (await photo.first().getAttribute("href")) ?? "";
  expect((await away.request.get(address)).status()).toBe(200);
  expect((await desk.request.get(address)).status()).toBe(404);
  const letters = await readLetters({ key: { startsWith: match.id } });
  expect(
    letters.filter(({ subject }) => subject.startsWith("The office entered your result: 2–0")),
  ).toHaveLength(2);
});

test("slips and the wall chart fill their sheets: two slips to a page, the chart on one landscape page", async ({
  windowOf,
}) => {
  const league = await makeStoryLeague({ players: 10 });
  const desk = await windowOf(await makeStaff(league));
  await desk.goto(`/desk/${league.org}/seasons/${league.season.slug}/open/slips`);
  const slips = desk.getByRole("article");
  await expect(slips).toHaveCount(5);
  await expect(desk.getByRole("img", { name: "The match page as a QR code" })).toHaveCount(5);
  expect(await pagesOf(await desk.pdf({ format: "Letter" }))).toBe(3);
  await expectFilled(desk, PORTRAIT, slips.nth(1).getByText("signature").first());

  await desk.goto(`/desk/${league.org}/seasons/${league.season.slug}/files/wall-chart`);
  const rows = desk.getByRole("table").getByRole("row");
  const matches = Array.from({ length: 5 }, () => /no time yet$/);
  await expect(rows).toHaveText([/^White in game 1/, /^Open, Round 1 of/, ...matches]);
  const chart = await desk.pdf({ preferCSSPageSize: true });
  expect(await pagesOf(chart)).toBe(1);
  expect(chart.toString("latin1")).toMatch(/\/MediaBox\s*\[0 0 792 612\]/);
  await expectFilled(desk, LANDSCAPE, rows.last());
  await expectCurrent(desk, "Front desk");

  const director = await windowOf(league.directorId);
  for (const address of ["open/slips", "files/wall-chart"]) {
    await director.goto(`/desk/${league.org}/seasons/${league.season.slug}/${address}`);
    await expectCurrent(director, "Seasons");
  }
});

/** Expects this part of the desk, and no other, to be marked as where the page is. */
async function expectCurrent(page: Page, part: string): Promise<void> {
  await expect(page.getByRole("banner").locator("[aria-current=page]")).toHaveText(part);
}

/** Fills in a slip where one player won both games, which is all that the form needs. */
async function fillTwoNil(desk: Page, winner: string): Promise<void> {
  for (const game of ["Game 1", "Game 2"]) {
    const fields = desk.getByRole("group", { name: game });
    await fields
      .getByText(winner.split(" ")[0] ?? "", { exact: true })
      .first()
      .click();
  }
}

/** The number of pages in one of Chromium's PDFs. Each is an object of this type. */
async function pagesOf(pdf: Buffer): Promise<number> {
  return (pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;
}

/** What a Letter sheet has between its margins, in CSS pixels. */
const PORTRAIT = { width: 718, height: 972 };
const LANDSCAPE = { width: 972, height: 740 };

/** The first printed sheet ends with this element, near its lower edge. */
async function expectFilled(desk: Page, sheet: { width: number; height: number }, last: Locator) {
  const size = desk.viewportSize();
  await desk.setViewportSize(sheet);
  await desk.emulateMedia({ media: "print" });
  const box = await last.boundingBox();
  const reached = ((box?.y ?? 0) + (box?.height ?? 0)) / sheet.height;
  expect(reached).toBeGreaterThan(0.93);
  expect(reached).toBeLessThanOrEqual(1);
  await desk.emulateMedia({ media: null });
  if (size) await desk.setViewportSize(size);
}
