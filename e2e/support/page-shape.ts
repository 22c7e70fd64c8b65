/**
 * What a page is made of, in a text: its elements with their attributes and states, and whether they have text, without
 * what the text says. Pages of the same shape break the same rules about structure, so only one is checked. Runs in the
 * page, so it can only use what's in it.
 *
 * - Entries of a list, rows, and cells count once if they have the same shape.
 * - Ids don't count, but whether one is there twice does, and whether what's named by an id is there.
 * - A landmark has its name in full, because two with the same name are a fault.
 * - A region counts as another one when it scrolls.
 */
export function pageShape(): string {
  const REPEATS = "ul, ol, dl, table, tbody, tr, select, fieldset";
  const LANDMARKS = "header, footer, nav, main, aside, section, form, search, [role]";
  const NAMES =
    /^(aria-(labelledby|describedby|controls|owns|details|errormessage|activedescendant)|for|headers|list|form)$/;
  const ANY_VALUE =
    /^(style|value|src|srcset|action|name|content|d|x|y|datetime|min|max|data-.*|aria-value.*)$/;
  const HAS_VALUE = /^(placeholder|aria-label|href)$/;
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  const isUnique = new Set(ids).size === ids.length;
  const viewport = document.querySelector("meta[name=viewport]")?.getAttribute("content");
  return [innerWidth, isUnique, Boolean(document.title), viewport, shapeOf(document.documentElement)].join(
    " ",
  );

  function shapeOf(element: Element): string {
    if (element.localName === "script" || element.localName === "style") return "";
    const own = [
      element.localName,
      ...[...element.attributes].map(attributeShape),
      element.matches(LANDMARKS) ? nameOf(element) : "",
      [...element.childNodes].some(isText) ? "text" : "",
      element.checkVisibility({ visibilityProperty: true }) ? "" : "hidden",
      scrolls(element) ? "scrolls" : "",
    ];
    const children = [...element.children].map(shapeOf);
    const inside = element.matches(REPEATS) ? [...new Set(children)] : children;
    return `<${own.filter(Boolean).join(" ")}${inside.join("")}>`;
  }

  function attributeShape({ name, value }: Attr): string {
    if (name === "id" || ANY_VALUE.test(name)) return name;
    if (NAMES.test(name)) return `${name}=${value.split(" ").map((id) => ids.includes(id))}`;
    if (name === "href" && value.startsWith("#")) return `href=#${ids.includes(value.slice(1))}`;
    return HAS_VALUE.test(name) ? `${name}=${Boolean(value.trim())}` : `${name}=${value}`;
  }

  function nameOf(element: Element): string {
    const named = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const texts = named.map((id) => document.getElementById(id)?.textContent ?? "");
    return JSON.stringify([element.getAttribute("aria-label"), ...texts]);
  }

  function isText({ nodeType, nodeValue }: Node): boolean {
    return nodeType === 3 && Boolean(nodeValue?.trim());
  }

  function scrolls(element: Element): boolean {
    const { overflowX, overflowY } = getComputedStyle(element);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    return (
      (/auto|scroll/.test(overflowX) && scrollWidth > clientWidth) ||
      (/auto|scroll/.test(overflowY) && scrollHeight > clientHeight)
    );
  }
}
