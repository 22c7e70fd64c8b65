import { ownPathOf } from "./own-path";

/**
 * The path of the page whose form a request sends, without what it said was done before; undefined if the request opens a
 * page. Browsers name an origin only when they send a form, and the front has checked that it's ours.
 */
export function formPage(headers: Pick<Headers, "get">): string | undefined {
  const origin = headers.get("origin");
  if (!origin || !URL.canParse(origin)) return undefined;
  const path = ownPathOf(headers.get("referer"), origin, undefined);
  if (path === undefined) return undefined;
  const { pathname, searchParams } = new URL(path, origin);
  searchParams.delete("done");
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}
