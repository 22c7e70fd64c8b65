import { randomUUID } from "node:crypto";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { encode } from "next-auth/jwt";
import { insertSession } from "@/lib/auth/store/sign-in";
import { dayFromToday, momentOf } from "@/lib/testing/days";
import { listTestMatches, makeLeague, type TestLeague } from "@/lib/testing/league";
import { findColorViolations } from "./support/find-color-violations.ts";
import { findViolations } from "./support/find-violations.ts";
import { type WindowOptions, Windows } from "./support/windows.ts";

export { findLink, waitForLetter } from "./support/mailbox.ts";
export { expect };

/** Longer than any test's clock is ahead. */
const SESSION_DAYS = 800;

type Fixtures = {
  /** Its own campus with four players, whose first round is running. */
  readonly league: TestLeague;
  /** Opens a browser window in which no one is signed in. */
  readonly openWindow: (how?: WindowOptions) => Promise<Page>;
  /** Opens a browser window, signed in as this person. */
  readonly windowOf: (userId: string, how?: WindowOptions) => Promise<Page>;
  /** How this test's windows are opened. */
  readonly windowOptions: WindowOptions;
  /** Console errors that this test expects. */
  readonly expectedErrors: RegExp[];
};

/** A browser test. Each has its own campus, and fails if a page it opens logs an error. */
export const test = base.extend<Fixtures, { readonly windows: Windows }>({
  windows: [async ({ browser }, use) => use(new Windows(browser)), { scope: "worker" }],

  windowOptions: async (
    { hasTouch, isMobile, javaScriptEnabled, locale, serviceWorkers, timezoneId, userAgent, viewport },
    use,
  ) =>
    use({
      hasTouch,
      isMobile,
      javaScriptEnabled,
      serviceWorkers,
      viewport,
      ...(locale && { locale }),
      ...(timezoneId && { timezoneId }),
      ...(userAgent && { userAgent }),
    }),

  expectedErrors: async ({}, use) => use([]),

  league: async ({}, use) => {
    await use(await makeStoryLeague());
  },

  openWindow: async ({ windows, windowOptions, expectedErrors }, use) => {
    const opened: { page: Page; errors: string[] }[] = [];
    await use(async (how) => {
      const page = await windows.take({ ...windowOptions, ...how });
      opened.push({ page, errors: watchErrors(page) });
      return page;
    });
    for (const { page } of opened) await windows.giveBack(page);
    for (const { errors } of opened) expectNoErrors(errors, expectedErrors);
  },

  page: async ({ openWindow }, use) => use(await openWindow()),

  context: async ({ page }, use) => use(page.context()),

  windowOf: async ({ openWindow }, use) =>
    use(async (userId, how) => {
      const page = await openWindow(how);
      await signInAs(page.context(), userId);
      return page;
    }),
});

/** A campus with players and a published round robin. Its round opened yesterday, so five days are left. */
export function makeStoryLeague(
  options: Partial<Parameters<typeof makeLeague>[0]> = {},
): Promise<TestLeague> {
  const slug = `campus-${randomUUID().slice(0, 8)}`;
  const yesterday = dayFromToday(-1);
  return makeLeague({
    slug,
    players: 4,
    firstDay: yesterday,
    at: momentOf(yesterday, "00:30"),
    ...options,
  });
}

/** The first match of round 1, with its two players. */
export async function firstMatch(league: TestLeague) {
  const [match] = await listTestMatches(league);
  if (!match) throw new Error("The league has no match");
  const nameOf = (userId: string) => league.players.find((player) => player.userId === userId)?.name ?? "";
  return { ...match, homeName: nameOf(match.home), awayName: nameOf(match.away) };
}

/** Signs a person in without using the sign-in page, which has its own tests. Returns the session's id. */
export async function signInAs(context: BrowserContext, userId: string): Promise<string> {
  const url = process.env.APP_URL ?? "";
  const sessionId = await insertSession(userId, new Date(), SESSION_DAYS);
  const value = await encode({
    token: { sub: userId, sessionId },
    secret: process.env.AUTH_SECRET ?? "",
    maxAge: SESSION_DAYS * 86_400,
  });
  await context.addCookies([
    { name: "next-auth.session-token", value, url, httpOnly: true, sameSite: "Lax" },
  ]);
  return sessionId;
}

/**
 * Checks accessibility, in light and dark, and that nothing is wider than the screen.
 *
 * @param onPhone checks more while the window is as narrow as a phone, and can make it narrower
 */
export async function expectGoodPage(page: Page, onPhone?: () => Promise<void>): Promise<void> {
  // After a link, the new page's title comes a moment after its content, and the old one may be there until then.
  await expect(page).toHaveTitle(/./);
  await expect.poll(() => findViolations(page), { message: page.url(), timeout: 10_000 }).toEqual([]);
  for (const colorScheme of ["dark", "light"] as const) {
    // Without motion, so that no color is checked in the middle of a transition.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await findColorViolations(page, colorScheme), `${page.url()} in ${colorScheme}`).toEqual([]);
  }
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide, `${page.url()} scrolls sideways at 360 pixels`).toBeLessThanOrEqual(0);
  await onPhone?.();
  if (size) await page.setViewportSize(size);
}

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`.trim());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  return errors;
}

function expectNoErrors(errors: readonly string[], expected: readonly RegExp[]): void {
  const stray = errors.filter((error) => !expected.some((pattern) => pattern.test(error)));
  expect(stray, "errors in the browser's console").toEqual([]);
}
