import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { installFromDistribution } from "./debian.ts";
import { ScriptError } from "./process/script-error.ts";

/** Chromium without its windows. It takes a quarter less processor time than the whole browser. */
const HEADLESS_SHELL = "chromium-headless-shell";
const NAMES = [HEADLESS_SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC_CHROME = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * Finds Chromium for the browser tests: CHROMIUM_PATH, an installed one, or the one that Playwright installed. On
 * Debian or Ubuntu as root, it installs a missing Chromium from the distribution; on a build server, the lighter
 * headless shell.
 */
export async function ensureBrowser(): Promise<string> {
  if (process.env.CI && !isLightest()) await install(HEADLESS_SHELL);
  if (!findBrowser()) await install("chromium");
  const found = findBrowser();
  if (found) return found;
  throw new ScriptError(
    'The browser tests need Chromium. Run "npx playwright install chromium", or set CHROMIUM_PATH to an installed one.',
  );
}

/** The path of Chromium, if there is one. */
export function findBrowser(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new ScriptError(`CHROMIUM_PATH names ${wanted}, which doesn't exist. Correct it or leave it out.`);
  }
  return [...onPath(), MAC_CHROME, chromium.executablePath()].find((file) => existsSync(file));
}

function onPath(): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => ["/usr/bin", ...folders].map((folder) => join(folder, name)));
}

function isLightest(): boolean {
  return Boolean(process.env.CHROMIUM_PATH) || Boolean(findBrowser()?.endsWith(HEADLESS_SHELL));
}

async function install(name: string): Promise<void> {
  await installFromDistribution(name, "which the browser tests need");
}
