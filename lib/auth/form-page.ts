import { ownPathOf } from "./own-path";

/**
 * The path of the page whose form a request sends, without what it said was done before; undefined if the request opens a
 * page. Browsers name an origin only when they send a form, and the front has checked that it's ours. The framework repeats
 * these headers when it asks itself for the page that an action leads to, but then neither names the action nor accepts
 * HTML.
 */
export function formPage(headers: Pick<Headers, "get">): string | undefined {
  const origin = headers.get("origin");
  if (!origin || !URL.canParse(origin)) return undefined;
  if (!headers.get("next-action") && !headers.get("accept")?.includes("text/html")) return undefined;
  const path = ownPathOf(headers.get("referer"), origin, undefined);
  if (path === undefined) return undefined;
  const { pathname, searchParams } = new URL(path, origin);
  searchParams.delete("done");
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}
