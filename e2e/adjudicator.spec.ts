import type { Page } from "@playwright/test";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { expect, expectGoodPage, makeStoryLeague, test } from "./fixtures.ts";

const PAGE = "/tools/adjudicator";
const KINGS_AND_ROOK = "8/5k2/8/8/8/2K5/8/R7 w - - 0 1";

/** Opens the page, touches it, and waits until it answers without reloading. */
async function open(page: Page, question: Record<string, string> = {}): Promise<void> {
  await page.goto(`${PAGE}?${new URLSearchParams(question)}`);
  await page.mouse.move(100, 300);
  await expect(page.getByRole("grid")).toHaveAttribute("aria-readonly", "false");
}

const headline = (page: Page) => page.getByRole("heading", { level: 1 });
const square = (page: Page, name: string) => page.getByRole("gridcell", { name: new RegExp(`^${name},`) });

test("without a question: a board at the start, what to do, and a small board on paper", async ({
  page,
  context,
}) => {
  await open(page);
  await expect(headline(page)).toHaveText("Show the game, say how it ended");
  await expect(square(page, "e1")).toHaveAccessibleName("e1, white king");
  expect(await context.cookies()).toEqual([]);
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  const text = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect(page.getByRole("grid")).toHaveCSS("border-top-color", text);

  await page.setViewportSize({ width: 720, height: 900 });
  await page.emulateMedia({ media: "print", forcedColors: null, colorScheme: null });
  const board = await page.getByRole("grid").boundingBox();
  expect(board?.x).toBeGreaterThanOrEqual(0);
  expect(board?.width).toBeLessThan(400);
  await expect(page.getByRole("grid")).toHaveCSS("print-color-adjust", "exact");
});

test("a checkmate: who gives check, and why there's no answer; an illegal move: its number and the reason", async ({
  page,
}) => {
  await open(page);
  const moves = page.getByLabel("Moves (PGN)");
  await moves.fill("1. f3 e5 2. g2–g4 ♛h4# 0–1");
  await expect(headline(page)).toHaveText("Checkmate: Black wins");
  await expect(page.getByText("FIDE 5.1.1")).toBeVisible();
  await expect(page.getByText("“♛h4#” was read as Qh4#.")).toBeVisible();
  await expect(page.getByText("The king on e1 is attacked by the queen on h4.")).toBeVisible();
  await expect(page.getByText("f2 is attacked by the queen on h4.")).toBeVisible();
  await expect(page.getByText("Nothing can take the queen on h4.")).toBeVisible();
  await expect(square(page, "e1")).toHaveAccessibleName("e1, white king, in check");

  await moves.fill('[White "Amara"]\n\n1. e4 e5 2. Nc3 Bb4 3. d3 d6 4. Ne2 f6 5. Nd5 fxe5');
  await expect(headline(page)).toHaveText("Move 5, White: not a legal move");
  await expect(page.locator("#pgn-error")).toContainText(
    "Nd5 is not possible: the knight on c3 is pinned by the bishop on b4.",
  );
  await expect(moves).toHaveAttribute("aria-invalid", "true");
  await expect(square(page, "f6")).toHaveAccessibleName("f6, black pawn, last move");
  await expectGoodPage(page);
});

test("the arrow keys choose whose flag fell, and keep the focus", async ({ page }) => {
  await open(page, { fen: KINGS_AND_ROOK });
  await expect(page.getByText("Whose flag fell?")).toBeHidden();
  await page.getByLabel("What the players say").selectOption("flag");
  await expect(headline(page)).toHaveText("White’s flag fell: a draw");
  await expect(page.locator(".next-why")).toContainText(
    "Black has only the king, and no series of legal moves",
  );
  await page.getByRole("radio", { name: "White" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(headline(page)).toHaveText("Black’s flag fell: White wins");
  await expect(page.getByRole("radio", { name: "Black" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "White" })).toBeFocused();
  await expect(headline(page)).toHaveText("White’s flag fell: a draw");
});

test("reloading and going back restore the question", async ({ page }) => {
  await open(page);
  await page.getByLabel("Moves (PGN)").fill("1. e4 e5");
  await page.getByLabel("What the players say").selectOption("A draw was agreed");
  await expect(page).toHaveURL(/\?pgn=1\.\+e4\+e5&end=agreement$/);
  await page.reload();
  await expect(headline(page)).toHaveText("Draw agreed");
  await page.getByLabel("Moves (PGN)").fill("1. e4 e5 2. Nf3");
  await expect(page).toHaveURL(/Nf3&end=agreement$/);
  await page.getByRole("link", { name: "Privacy" }).click();
  await expect(headline(page)).not.toHaveText("Draw agreed");
  await page.goBack();
  await expect(page.getByLabel("Moves (PGN)")).toHaveValue("1. e4 e5 2. Nf3");
  await expect(headline(page)).toHaveText("Draw agreed");
});

test("choosing rules: a limit that a sheet doesn't have isn't offered, and what it has is cited by number", async ({
  page,
}) => {
  await open(page, { fen: "8/5k2/8/8/8/2K5/8/R7 b - - 0 1" });
  const said = page.getByLabel("What the players say");
  await expect(said.getByRole("option", { name: /on a move|over/ })).toHaveCount(0);

  await page.getByLabel("Which rules?").selectOption("The DePaul sheet");
  await said.selectOption("More than two minutes on a move");
  await page.getByRole("radiogroup", { name: "Who took too long?" }).getByText("Black").click();
  await expect(headline(page)).toHaveText("Two minutes ran out: White wins");
  await expect(page.getByText("Rule 1.VI", { exact: true })).toBeVisible();

  await page.getByLabel("Which rules?").selectOption("The Texas State sheet");
  await expect(said).toHaveValue("none");
  await expect(said.getByRole("option", { name: /on a move/ })).toHaveCount(0);
  await said.selectOption("A flag fell");
  await page.getByRole("radiogroup", { name: "Whose flag fell?" }).getByText("White").click();
  await expect(headline(page)).toHaveText("White’s flag fell: a draw");
  await expect(page.getByText("US Chess 14E", { exact: true })).toBeVisible();

  await page.getByLabel("Which rules?").selectOption("The DePaul sheet");
  await page.getByLabel("Position (FEN)").fill("7k/5Q2/6K1/p7/P7/8/8/8 b - - 0 1");
  await expect(headline(page)).toHaveText("Stalemate: a draw");
  await expect(page.getByText("US Chess 14A", { exact: true })).toBeVisible();
  await expect(page.getByText("Rule 1.V", { exact: true })).toBeVisible();
  await expect(page.getByText(/played again with colors reversed/)).toBeVisible();
  await expectGoodPage(page);
});

test("a season's rule sheet links here, and its own limits and values decide", async ({ page }) => {
  const clock = { ...TEXAS_STATE.clock, minutesPerMatch: 45, secondsPerMove: 90 };
  const pieceValues = { ...clock.pieceValues, pawn: 2, queen: 7 };
  const league = await makeStoryLeague({ rules: { ...TEXAS_STATE, clock: { ...clock, pieceValues } } });
  await page.goto(`/${league.org}/${league.season.slug}/rules`);
  await page.getByRole("main").getByRole("link", { name: "See what these rules say about it" }).click();
  await expect(page.getByRole("button", { name: "Flip board" })).toBeVisible();
  await expect(page.getByLabel("Which rules?")).toHaveValue(`${league.org}/${league.season.slug}`);

  await page.getByLabel("Moves (PGN)").fill("1. e4 d5 2. exd5 Qxd5 3. Nc3 Nf6 4. Nxd5");
  const said = page.getByLabel("What the players say");
  await said.selectOption("More than 90 seconds on a move");
  await expect(page.getByText("Rule 7.1", { exact: true })).toBeVisible();
  await said.selectOption("45 minutes are up: captured points");
  await expect(headline(page)).toHaveText("45 minutes are up: White wins 9 to 2");
  await expect(page.getByRole("table").getByRole("row", { name: /^Queen, 7/i })).toContainText("1 × 7 = 7");
  await expectGoodPage(page);
});

test("making moves by keyboard: a fool's mate without a mouse", async ({ page }) => {
  await open(page);
  await square(page, "e2").focus();
  // Each step goes from the square of the last move: f2-f3, e7-e5, g2-g4, d8-h4.
  await press(page, "ArrowRight Enter ArrowUp Enter");
  await expect(page.getByText("White: pawn f2 to f3.")).toBeVisible();
  await press(page, "ArrowUp ArrowUp ArrowUp ArrowUp ArrowLeft Space ArrowDown ArrowDown Space");
  await expect(square(page, "e5")).toBeFocused();
  await press(page, "ArrowDown ArrowDown ArrowDown ArrowRight ArrowRight Enter Escape");
  await expect(square(page, "g2")).toHaveAccessibleName("g2, white pawn");
  await press(page, "Enter ArrowUp ArrowUp Enter");
  await press(
    page,
    "PageUp ArrowLeft ArrowLeft ArrowLeft Enter ArrowDown ArrowDown ArrowDown ArrowDown End Enter",
  );
  await expect(page.getByText("Black: queen d8 to h4, checkmate.")).toBeVisible();
  await expect(headline(page)).toHaveText("Checkmate: Black wins");
  await expect(page.getByLabel("Moves (PGN)")).toHaveValue("1. f3 e5 2. g4 Qh4#");
});

test("making moves by tapping and dragging: taken back, refused with the reason, and instead of typed text", async ({
  page,
}) => {
  await open(page);
  const moves = page.getByLabel("Moves (PGN)");
  await square(page, "e2").click();
  await expect(square(page, "e4")).toHaveAccessibleName("e4, empty, can go here");
  await square(page, "e5").click();
  await expect(page.getByText("e2e5 is not possible: the pawn on e2 does not move like that.")).toBeVisible();
  await square(page, "e2").click();
  await square(page, "e4").click();
  await expect(square(page, "e4")).toHaveAccessibleName("e4, white pawn, last move");
  await square(page, "e7").dragTo(square(page, "e5"));
  await expect(moves).toHaveValue("1. e4 e5");
  await expect(square(page, "e5")).toHaveAccessibleName("e5, black pawn, last move");
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(moves).toHaveValue("1. e4");
  await page.getByRole("button", { name: "Flip board" }).click();
  await expect(page.getByRole("gridcell").first()).toHaveAccessibleName("h1, white rook");

  const typed = "1. e4 {sharp} e5 2. Nf3 Nc6 3. Ke3 Nf6";
  await moves.fill(typed);
  await expect(square(page, "c6")).toHaveAccessibleName("c6, black knight, last move");
  await square(page, "f1").click();
  await square(page, "b5").click();
  await expect(moves).toHaveValue("1. e4 e5 2. Nf3 Nc6 3. Bb5");
  await expect(page.getByText("White: bishop f1 to b5.")).toBeVisible();
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(moves).toHaveValue("");
  await expect(page.getByText("White: bishop f1 to b5.")).toBeHidden();
  await page.getByRole("button", { name: "Take back" }).click();
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(moves).toHaveValue(typed);
});

test("a pawn that reaches the last rank asks what it becomes", async ({ page }) => {
  await open(page, { fen: "8/P6k/8/8/8/8/8/K7 w - - 0 1" });
  await square(page, "a7").click();
  await square(page, "a8").click();
  await page.keyboard.press("Escape");
  await expect(square(page, "a7")).toHaveAccessibleName("a7, white pawn");
  await square(page, "a7").click();
  await square(page, "a8").click();
  const chooser = page.getByRole("dialog", { name: "The pawn on a8 becomes a" });
  await expect(chooser.getByRole("button", { name: "queen" })).toBeFocused();
  await expectGoodPage(page);
  await chooser.getByRole("button", { name: "knight" }).press("Enter");
  await expect(square(page, "a8")).toHaveAccessibleName("a8, white knight, last move");
  await expect(square(page, "a8")).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is sent, and the page comes back with the answer", async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByText("Tap a piece, then the square it goes to.")).toBeHidden();
    await page.getByLabel("Position (FEN)").fill(KINGS_AND_ROOK);
    await page.getByLabel("Which rules?").selectOption("The DePaul sheet");
    await page.getByRole("button", { name: "What do the rules say?" }).click();
    await page.getByLabel("What the players say").selectOption("More than two minutes on a move");
    await page.getByRole("button", { name: "What do the rules say?" }).click();
    await expect(headline(page)).toHaveText("Two minutes ran out: Black wins");
    await page.getByLabel("What the players say").selectOption("flag");
    await page.getByRole("button", { name: "What do the rules say?" }).click();
    await expect(headline(page)).toHaveText("White’s flag fell: a draw");
    await expect(page.getByLabel("What the players say")).toHaveValue("flag");
    await expect(square(page, "a1")).toHaveAccessibleName("a1, white rook");
  });
});

async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(" ")) await page.keyboard.press(key);
}
