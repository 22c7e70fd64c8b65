import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { fingerprintFile, makeFingerprint, pictureFile } from "../../scripts/docs/pictures.ts";
import { projectPath } from "../../scripts/process/project.ts";

/**
 * A picture of the page for the manual: a file of docs/pictures, and beside it what's on the page, as a screen reader has
 * it. A story that runs later compares that, so the picture is renewed when the page changes; fonts and pixels differ
 * between machines. With PICTURES=new, the story takes the pictures again.
 *
 * @param varies words that differ from run to run, such as names in the order of drawn lots
 */
export async function expectPicture(page: Page, name: string, varies: readonly string[] = []): Promise<void> {
  await expect(page).toHaveTitle(/./);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.scrollTo(0, 0));
  const main = page.getByRole("main");
  if (process.env.PICTURES === "new") await renew(page, name, varies);
  const [picture, fingerprint] = [pictureFile(name), fingerprintFile(name)].map((file) => projectPath(file));
  const says = `docs/pictures/${name} is old. Take the pictures of the manual again: see docs/renew-pictures.md`;
  expect(picture && existsSync(picture), says).toBe(true);
  await expect(async () => {
    const now = makeFingerprint(await main.ariaSnapshot(), hashOf(readFileSync(picture ?? "")), varies);
    expect(now, says).toBe(readFileSync(fingerprint ?? "", "utf8"));
  }).toPass({ timeout: 10_000 });
}

const SIZE = { width: 1280, height: 800 };

async function renew(page: Page, name: string, varies: readonly string[]): Promise<void> {
  mkdirSync(projectPath("docs", "pictures"), { recursive: true });
  await page.setViewportSize(SIZE);
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot({ animations: "disabled", caret: "hide" });
  const picture = await sharp(shot).webp({ quality: 82 }).toBuffer();
  writeFileSync(projectPath(pictureFile(name)), picture);
  const snapshot = await page.getByRole("main").ariaSnapshot();
  writeFileSync(projectPath(fingerprintFile(name)), makeFingerprint(snapshot, hashOf(picture), varies));
}

function hashOf(picture: Buffer): string {
  return createHash("sha256").update(picture).digest("hex");
}
