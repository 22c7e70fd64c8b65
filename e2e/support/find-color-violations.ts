import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { runWithAxe } from "./axe-world.ts";

/** The only rules that find something else in the dark. On a large page they take longer than all others together. */
export const COLOR_RULES = ["color-contrast", "link-in-text-block"];

export type Scheme = "light" | "dark";

/**
 * What a page breaks of the rules about colors, as it looks now. Text that looks like text checked before is skipped: an
 * app of tokens has a few dozen looks.
 */
export async function findColorViolations(page: Page, scheme: Scheme): Promise<readonly string[]> {
  const { violations, looks } = await runWithAxe(page, checkColors, {
    known: [...knownLooks[scheme]],
    rules: COLOR_RULES,
  });
  for (const look of looks) knownLooks[scheme].add(look);
  return violations;
}

/** How text looks whose colors this process has checked. */
const knownLooks: Readonly<Record<Scheme, Set<string>>> = { light: new Set(), dark: new Set() };

/**
 * Runs in the page. Text looks the same if it has the same colors on the same backgrounds, and a link also needs the same
 * text around it. What axe didn't judge, such as a disabled button, only looks the same in the same place: with the same
 * names, classes, and states of all that it's in.
 */
async function checkColors(given: { readonly known: readonly string[]; readonly rules: readonly string[] }) {
  const NOTHING = "rgba(0, 0, 0, 0) none 1 none normal";
  const known = new Set(given.known);
  const fresh = new Map<string, { readonly colors: string; readonly element: Element }>();
  for (const element of document.body.querySelectorAll("*")) {
    if (!hasText(element) || !isSeen(element)) continue;
    const colors = colorsOf(element);
    if (known.has(colors)) continue;
    const place = `${placeOf(element)}: ${colors}`;
    if (!known.has(place)) fresh.set(place, { colors, element });
  }
  if (fresh.size === 0) return { violations: [], looks: [] };
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  const { violations, passes } = await inPage.run(
    [...fresh.values()].map(({ element }) => element),
    {
      runOnly: { type: "rule", values: [...given.rules] },
      resultTypes: ["violations", "passes"],
      elementRef: true,
    },
  );
  const judged = passes.filter(({ id }) => id === "color-contrast").flatMap(({ nodes }) => nodes);
  const passed = new Set<Element | undefined>(judged.map(({ element }) => element));
  return {
    violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
    looks: [...fresh].map(([place, { colors, element }]) => (passed.has(element) ? colors : place)),
  };

  function hasText({ childNodes }: Element): boolean {
    return [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
  }

  /** Text for screen readers alone has no size. */
  function isSeen(element: Element): boolean {
    return element.checkVisibility() && element.getBoundingClientRect().width > 1;
  }

  function colorsOf(element: Element): string {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size > 18.66 && Number(fontWeight) >= 700);
    const link = element.closest("a");
    const own = [color, isLarge ? "large" : "small", textShadow];
    return [...own, ...(link ? around(link) : []), ...backgrounds(element)].join("; ");
  }

  /** What a link within text has to differ from, and what by. */
  function around(link: Element): readonly string[] {
    const parent = link.parentElement;
    if (!parent || !hasText(parent)) return [];
    const [one, text] = [getComputedStyle(link), getComputedStyle(parent)];
    const { textDecorationLine, borderBottomWidth } = one;
    return [text.color, textDecorationLine, borderBottomWidth, one.fontWeight, text.fontWeight];
  }

  /** All that's behind an element's text and can be seen through what's before it, and how faint all of it is. */
  function backgrounds(element: Element): readonly string[] {
    const seen: string[] = [];
    let isCovered = false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = style;
      const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(" ");
      if (isCovered ? opacity !== "1" : own !== NOTHING) seen.push(own);
      isCovered ||= isOpaque(backgroundColor);
      const isOverOthers = /absolute|fixed/.test(style.position) || style.transform !== "none";
      if (!isCovered && isOverOthers) seen.push(placeOf(at));
    }
    return seen;
  }

  function isOpaque(color: string): boolean {
    return color.startsWith("rgb(") || (/^(color|oklch|oklab)\(/.test(color) && !color.includes("/"));
  }

  function placeOf(element: Element): string {
    const states = [...element.attributes].filter(({ name }) =>
      /^(class|style|type|open|disabled|data-.*|aria-(current|selected|invalid|pressed|checked|disabled))$/.test(
        name,
      ),
    );
    const own = [element.localName, ...states.map(({ name, value }) => `${name}=${value}`)].join(" ");
    return element.parentElement ? `${placeOf(element.parentElement)} > ${own}` : own;
  }
}
