import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** Half as long as `axe.source`. Each page that's opened has to be sent it and compile it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const ALL_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The only rules that find something else in the dark. They take longer than all others together. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

export type Scheme = "light" | "dark";

/**
 * The rules of axe that a page breaks, with the elements that break them; those about colors are left out. It runs axe in
 * the page by itself, because the Playwright wrapper sends it again for each check and collects the results in another
 * page, which takes more than twice as long.
 */
export async function findViolations(page: Page): Promise<readonly string[]> {
  await loadAxe(page);
  return page.evaluate(
    async ({ values, left }) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const { violations } = await inPage.run(document, {
        runOnly: { type: "tag", values },
        rules: Object.fromEntries(left.map((rule) => [rule, { enabled: false }])),
        resultTypes: ["violations"],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
    },
    { values: ALL_RULES, left: COLOR_RULES },
  );
}

/** The rules about colors that a page breaks, as it looks now. Text that looks like text checked before is skipped. */
export async function findColorViolations(page: Page, scheme: Scheme): Promise<readonly string[]> {
  await loadAxe(page);
  const { violations, looks } = await page.evaluate(checkColors, {
    known: [...knownLooks[scheme]],
    rules: COLOR_RULES,
  });
  for (const look of looks) knownLooks[scheme].add(look);
  return violations;
}

/** How text looks whose colors this process has checked. */
const knownLooks: Readonly<Record<Scheme, Set<number>>> = { light: new Set(), dark: new Set() };

async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => "axe" in window)) return;
  await page.evaluate(AXE);
}

/** Runs in the page. Elements look the same if they and all they're in have the same names, classes and states. */
async function checkColors(given: { readonly known: readonly number[]; readonly rules: readonly string[] }) {
  const known = new Set(given.known);
  const looks = new Map<Element, number>();
  const fresh = new Map<number, Element>();
  for (const element of document.body.querySelectorAll("*")) {
    if (![...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()))
      continue;
    if (!element.checkVisibility()) continue;
    const look = lookOf(element);
    if (!known.has(look)) fresh.set(look, element);
  }
  if (fresh.size === 0) return { violations: [], looks: [] };
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  const { violations } = await inPage.run([...fresh.values()], {
    runOnly: { type: "rule", values: [...given.rules] },
    resultTypes: ["violations"],
  });
  return {
    violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
    looks: [...fresh.keys()],
  };

  function lookOf(element: Element): number {
    const found = looks.get(element);
    if (found !== undefined) return found;
    const { localName, attributes, parentElement } = element;
    const states = [...attributes].filter(({ name }) =>
      /^(class|style|type|open|disabled|data-.*|aria-(current|selected|invalid|pressed|checked|disabled))$/.test(
        name,
      ),
    );
    let hash = parentElement ? lookOf(parentElement) : 0;
    for (const letter of [localName, ...states.map(({ name, value }) => `${name}=${value}`)].join(" "))
      hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
    looks.set(element, hash);
    return hash;
  }
}
