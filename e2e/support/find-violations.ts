import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** Half as long as `axe.source`. Each page that's opened has to be sent it and compile it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const ALL_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Axe's rules about colors. The other rules find the same in light and dark. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * The rules of axe that a page breaks, with the elements that break them. It runs axe in the page by itself, because the
 * Playwright wrapper sends it again for each check and collects the results in another page, which takes more than twice
 * as long.
 */
export async function findViolations(page: Page, rules: "all" | "colors"): Promise<readonly string[]> {
  await page.evaluate(`if (!window.axe) { ${AXE} }`);
  return page.evaluate(
    async (runOnly) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const { violations } = await inPage.run(document, { runOnly, resultTypes: ["violations"] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
    },
    rules === "all"
      ? ({ type: "tag", values: ALL_RULES } as const)
      : ({ type: "rule", values: COLOR_RULES } as const),
  );
}
