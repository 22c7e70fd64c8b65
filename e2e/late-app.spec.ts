import type { Locator, Page } from "@playwright/test";
import { expect, makeStoryLeague, test } from "./fixtures.ts";
import { hold } from "./support/hold.ts";

/** Starts React when it's touched. */
const PAGE = "/tools/adjudicator";
const REACT = "**/_next/static/chunks/*.js";
const STALEMATE = "7k/5Q2/6K1/p7/P7/8/8/8 b - - 0 1";
const KINGS_AND_ROOK = "8/5k2/8/8/8/2K5/8/R7 b - - 0 1";

const headline = (page: Page) => page.getByRole("heading", { level: 1 });
const moves = (page: Page) => page.getByLabel("Moves (PGN)");
const flip = (page: Page) => page.getByRole("button", { name: "Flip board" });
const square = (page: Page, name: string) => page.getByRole("gridcell", { name: new RegExp(`^${name},`) });

/** Holds the load event with an image. Fonts would do only if they're asked for before it, and a slow browser doesn't. */
async function holdLoad(page: Page): Promise<() => void> {
  await page.addInitScript(() => {
    new Image().src = "/favicon.ico?held";
  });
  return hold(page, "**/favicon.ico*");
}

/** The framework's scripts that the page has asked for. */
function watchScripts(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" && request.url().includes("/chunks/")) asked.push(request.url());
  });
  return asked;
}

test("a public page that needs React asks for it once it's been shown", async ({ league, page }) => {
  const asked = watchScripts(page);
  const letGo = await holdLoad(page);
  await page.goto(`/${league.org}/fall-2026/live`, { waitUntil: "commit" });
  await expect(headline(page)).toBeAttached();
  await expect(page.getByRole("contentinfo")).toBeAttached();
  expect(asked).toEqual([]);
  letGo();
  await isTakenOver(page.getByRole("contentinfo"));
  expect(asked).not.toEqual([]);
});

test("the adjudicator starts React when it's touched, is complete without it, and nothing moves then", async ({
  page,
}) => {
  const asked = watchScripts(page);
  await page.goto(PAGE);
  await expect(page.locator("link[rel=prefetch]")).not.toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Dark theme" })).toBeVisible();
  await expect(flip(page)).toBeVisible();
  await expect(page.getByText("Tap a piece, then the square it goes to.")).toBeVisible();
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true })));
  expect(asked).toEqual([]);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const before = await places(page);
  await moveMouse(page);
  await isTakenOver(flip(page));
  expect(asked).not.toEqual([]);
  expect(await places(page)).toEqual(before);
});

test("clicks that come before React are repeated", async ({ page }) => {
  const letGo = await hold(page, REACT);
  await page.goto(PAGE);
  await square(page, "e2").click();
  await square(page, "e4").click();
  await flip(page).click();
  await expect(moves(page)).toHaveValue("");
  letGo();
  await expect(moves(page)).toHaveValue("1. e4");
  await expect(page.getByRole("gridcell").first()).toHaveAccessibleName("h1, white rook");
  await square(page, "e7").click();
  await square(page, "e5").click();
  await expect(moves(page)).toHaveValue("1. e4 e5");
});

test("a key, a tap or a click asks for React at once, also while the page is still loading", async ({
  context,
}) => {
  for (const touch of [
    (page: Page) => page.keyboard.press("Tab"),
    (page: Page) => page.mouse.click(100, 300),
    (page: Page) => moves(page).focus(),
  ]) {
    const page = await context.newPage();
    const asked = watchScripts(page);
    const letGo = await holdLoad(page);
    await page.goto(PAGE, { waitUntil: "domcontentloaded" });
    expect(asked).toEqual([]);
    await touch(page);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    letGo();
    await page.close();
  }
});

test("who is in a field before our own script has come is answered, too", async ({ page }) => {
  const letGo = await hold(page, "**/documents/late-app-*.js");
  await page.goto(PAGE, { waitUntil: "commit" });
  await page.getByLabel("Position (FEN)").fill(STALEMATE);
  letGo();
  await expect(headline(page)).toHaveText("Stalemate: a draw");
});

test("what's typed and picked before React has come stays, and is answered; who is signed in is told before", async ({
  league,
  windowOf,
}) => {
  const [player = { userId: "", name: "" }] = league.players;
  const page = await windowOf(player.userId);
  const letGo = await hold(page, REACT);
  await page.goto(PAGE);
  const corner = page.getByRole("banner").getByText(player.name);
  await expect(corner).toBeVisible();
  const rules = page.getByLabel("Which rules?");
  const said = page.getByLabel("What the players say");
  await page.getByLabel("Position (FEN)").fill(KINGS_AND_ROOK);
  await rules.selectOption("The DePaul sheet");
  await said.selectOption("A flag fell");
  await page.getByText("Black", { exact: true }).click();
  await expect(headline(page)).toHaveText("Show the game, say how it ended");
  letGo();
  await expect(headline(page)).toHaveText("Black’s flag fell: White wins");
  await expect(corner).toBeVisible();
  await expect(flip(page)).toBeVisible();
  await expect(page.getByLabel("Position (FEN)")).toHaveValue(KINGS_AND_ROOK);
  await expect(rules).toHaveValue("depaul");
  await expect(said).toHaveValue("flag");
  await expect(page.getByRole("radio", { name: "Black" })).toBeChecked();
  await expect(page.getByRole("gridcell", { name: "a1, white rook" })).toBeVisible();
  await expect(page).toHaveURL(/rules=depaul&fen=.*&end=flag&side=black$/);

  await said.selectOption("More than two minutes on a move");
  await expect(headline(page)).toHaveText("Two minutes ran out: White wins");
});

test("React comes while someone is typing into moves that are there already", async ({ page }) => {
  const letGo = await hold(page, REACT);
  await page.goto(`${PAGE}?pgn=e5+2.+Nf3`);
  await moves(page).focus();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.type("1.");
  letGo();
  for (const key of " e4 {a strong move} ") await page.keyboard.press(key, { delay: 30 });
  await isTakenOver(flip(page));
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" Nc6");
  await expect(moves(page)).toHaveValue("1. e4 {a strong move} e5 2. Nf3 Nc6");
  await expect(page.getByRole("gridcell", { name: "c6, black knight, last move" })).toBeVisible();
});

test("what's selected when React comes is what the next key replaces", async ({ page }) => {
  const letGo = await hold(page, REACT);
  await page.goto(`${PAGE}?pgn=1.+e4+e5`);
  await moves(page).focus();
  await page.keyboard.press("ControlOrMeta+A");
  letGo();
  await isTakenOver(flip(page));
  await page.keyboard.type("1. d4");
  await expect(moves(page)).toHaveValue("1. d4");
  await expect(page.getByRole("gridcell", { name: "d4, white pawn, last move" })).toBeVisible();
});

test("Enter before React has come asks the server", async ({ page }) => {
  await hold(page, REACT);
  await page.goto(PAGE);
  const fen = page.getByLabel("Position (FEN)");
  await fen.fill(STALEMATE);
  await fen.press("Enter");
  await expect(headline(page)).toHaveText("Stalemate: a draw");
  await expect(fen).toHaveValue(STALEMATE);
});

test("fields that keep their own values keep what's typed early, too", async ({ page }) => {
  const letGo = await hold(page, REACT);
  await page.goto("/organizations/new");
  const name = page.getByLabel("Name of the organization");
  await name.fill("Lakeside Chess");
  await page.getByLabel("Time zone").selectOption("America/New York");
  letGo();
  await isTakenOver(name);
  await expect(name).toHaveValue("Lakeside Chess");
  await expect(page.getByLabel("Time zone")).toHaveValue("America/New_York");
});

test("a form sent before React has come is answered by a page that React takes over", async ({
  windowOf,
}) => {
  const league = await makeStoryLeague({ players: 1, publish: false });
  const page = await windowOf(league.directorId);
  const letGo = await hold(page, REACT);
  await page.goto(`/${league.org}/fall-2026/register`, { waitUntil: "commit" });
  const name = page.getByLabel("Name in the standings");
  const register = page.getByRole("button", { name: "Register" });
  await name.fill("Renata Kovács the Elder");
  await register.click();
  await expect(page.getByRole("main").getByRole("alert").first()).toContainText(/accept/i);
  letGo();
  await isTakenOver(register);
  await expect(name).toHaveValue("Renata Kovács the Elder");
  await page.getByRole("checkbox", { name: /I’ve read the rules/ }).check();
  await register.click();
  await expect(page).toHaveURL(/\/me/);
});

/** Where the fields and what's below them are. */
async function places(page: Page) {
  const parts = [moves(page), page.getByLabel("What the players say"), page.getByRole("contentinfo")];
  return Promise.all(parts.map((part) => part.boundingBox()));
}

/** Two places, because the first tells the browser only where the mouse is. */
async function moveMouse(page: Page): Promise<void> {
  await page.mouse.move(100, 300, { steps: 2 });
}

/** React notes on an element that it's its own. */
async function isTakenOver(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__react"))))
    .toBe(true);
}
