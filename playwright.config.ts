import { availableParallelism } from "node:os";
import { setFlagsFromString } from "node:v8";
import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./scripts/browser.ts";

// A worker ends before optimized WebAssembly, which Prisma compiles queries with, pays for itself.
setFlagsFromString("--liftoff-only");

const executablePath = findBrowser();

/** The league in a real browser against one production build; e2e/global-setup.ts starts what that needs. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  globalSetup: "./e2e/global-setup.ts",
  fullyParallel: true,
  // One more than there are processors, because stories also wait.
  workers: availableParallelism() + 1,
  // Alone no story takes a minute; on a machine that is busy five times over it takes five.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [["list"]],
  use: {
    baseURL: process.env.APP_URL,
    timezoneId: "America/Chicago",
    locale: "en-US",
    // Stories that answer for the server couldn't see what a worker asks for; installed.spec.ts lets it in.
    serviceWorkers: "block",
    // Recording every story takes long. `npm test -- e2e --trace retain-on-failure` does it when a failure is hard to see.
    trace: "off",
    // Below the whole test, so that a failure names the line that waited.
    actionTimeout: 60_000,
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--disable-quic",
        "--disable-gpu",
        // A story leaves a page before optimized code pays for itself.
        "--js-flags=--no-opt --no-maglev --single-threaded-gc",
      ],
    },
  },
  projects: [
    {
      name: "desktop",
      testIgnore: "**/*.phone.spec.ts",
      // Short, because painting a taller page takes a seventh of its time. Stories about height set their own.
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 480 } },
    },
    {
      name: "phone",
      testMatch: "**/*.phone.spec.ts",
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 375, height: 740 },
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
