import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { runWithAxe } from "./axe-world.ts";
import { COLOR_RULES } from "./find-color-violations.ts";
import { pageShape } from "./page-shape.ts";

const ALL_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** On a large page it takes four times as long as the rest, and `listSmallTargets` is stricter. */
const TARGET_SIZE = "target-size";

/** The shapes of pages that break no rule of axe, of those that this process has checked. */
const soundShapes = new Set<string>();

/** What a page breaks of the rules about structure, with the elements that break them. Colors are checked elsewhere. */
export async function findViolations(page: Page): Promise<readonly string[]> {
  const shape = await page.evaluate(pageShape);
  const ofAxe = soundShapes.has(shape) ? [] : await runAxe(page);
  const isStill = shape === (await page.evaluate(pageShape));
  if (ofAxe.length === 0 && isStill) soundShapes.add(shape);
  const small = await page.evaluate(listSmallTargets);
  return [...ofAxe, ...small.map((target) => `below 24 pixels: ${target}`)];
}

function runAxe(page: Page): Promise<readonly string[]> {
  return runWithAxe(
    page,
    async ({ values, left }) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const { violations } = await inPage.run(document, {
        runOnly: { type: "tag", values },
        rules: Object.fromEntries(left.map((rule) => [rule, { enabled: false }])),
        resultTypes: ["violations"],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
    },
    { values: ALL_RULES, left: [...COLOR_RULES, TARGET_SIZE] },
  );
}

/**
 * WCAG 2.5.8, for the label where a control has one. A link within a sentence can be as high as its line. Unlike in axe,
 * no free space around a small target excuses it.
 */
function listSmallTargets(): readonly string[] {
  const targets = document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary");
  return [...targets]
    .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
    .filter((target) => {
      const boxes = [target, target.closest("label")].flatMap((node) => node?.getBoundingClientRect() ?? []);
      const isOnPage = boxes.some(({ width, right }) => width > 1 && right > 0);
      const isLarge = boxes.some(({ width, height }) => width >= 24 && height >= 24);
      const isInline = target.matches("a") && getComputedStyle(target).display === "inline";
      const isInSentence =
        isInline && target.parentElement?.textContent?.trim() !== target.textContent?.trim();
      return isOnPage && !isLarge && !isInSentence;
    })
    .map((target) => {
      const { width, height } = target.getBoundingClientRect();
      return `${width.toFixed(1)} by ${height.toFixed(1)}: ${target.outerHTML.slice(0, 120)}`;
    });
}
