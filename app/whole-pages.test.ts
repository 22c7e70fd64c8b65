import { expect, test } from "vitest";
import config from "@/next.config";

/**
 * Streamed after the page, a title needs a script to be put in its place: without scripts it's missing, and the content
 * policy blocks every script of a page that doesn't end in the framework's own (decision 0012).
 */
test.each([
  { why: "a phone", browser: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1" },
  {
    why: "a laptop",
    browser: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
  },
  { why: "a client that doesn't say what it is", browser: "" },
])("the title comes with the page to $why", ({ browser }) => {
  expect(config.htmlLimitedBots?.test(browser)).toBe(true);
});
