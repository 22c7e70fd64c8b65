import type { Page } from "@playwright/test";
import { expect, expectGoodPage, test } from "./fixtures.ts";

const square = (page: Page, name: string) => page.getByRole("gridcell", { name: new RegExp(`^${name},`) });

test("on a phone: a scholar's mate by tapping and by dragging", async ({ page }) => {
  await page.goto("/tools/adjudicator");
  await expect(page.getByRole("button", { name: "Flip board" })).toBeVisible();
  const board = page.getByRole("grid");
  expect((await board.boundingBox())?.width, "as wide as the screen").toBeCloseTo(375, 0);

  await move(page, "e2", "e4");
  await move(page, "e7", "e5");
  await move(page, "f1", "c4");
  await move(page, "b8", "c6");
  await dragByFinger(page, "d1", "h5");
  await expect(square(page, "h5")).toHaveAccessibleName("h5, white queen, last move");
  await move(page, "g8", "f6");
  await move(page, "h5", "f7");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Checkmate: White wins");
  await expect(page.getByText("f7 is attacked by the bishop on c4.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Checkmate: White wins" })).toBeVisible();
  await expectGoodPage(page);
});

test("on a phone: the finger that moves the pawn doesn't choose its promotion", async ({ page }) => {
  await page.goto("/tools/adjudicator?fen=8/3P4/8/8/8/7k/8/K7+w+-+-+0+1");
  await expect(page.getByRole("button", { name: "Flip board" })).toBeVisible();
  await tap(page, "d7", "d8");
  const chooser = page.getByRole("dialog");
  await expect(chooser).toBeVisible();
  await page.touchscreen.tap(5, 5);
  await expect(chooser).toBeHidden();
  await tap(page, "d7", "d8");
  await chooser.getByRole("button", { name: "rook" }).tap();
  await expect(square(page, "d8")).toHaveAccessibleName("d8, white rook, last move");
});

test("on the smallest phone, with text at 200 %, the words of the buttons stay whole", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/tools/adjudicator");
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  for (const name of ["Take back", "Flip board", "Start over"]) {
    const lines = await page.getByText(name, { exact: true }).evaluate((label) => {
      const text = document.createRange();
      text.selectNodeContents(label.lastChild ?? label);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines, `lines of “${name}”`).toBeLessThanOrEqual(2);
  }
});

/** The first move waits for the rules to load, and the next one can't be made before that. */
async function move(page: Page, from: string, to: string): Promise<void> {
  await tap(page, from, to);
  await expect(square(page, to)).toHaveAccessibleName(/last move$/);
}

async function tap(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await square(page, name).tap();
}

/** Touch events like a finger's. The page gets pointer events. */
async function dragByFinger(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await middleOf(page, from), await middleOf(page, to)];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  await touch("touchStart", start);
  for (const step of [0.2, 0.6, 1]) {
    await touch("touchMove", {
      x: start.x + (end.x - start.x) * step,
      y: start.y + (end.y - start.y) * step,
    });
  }
  await touch("touchEnd");
}

async function middleOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await square(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
