/** Any host would do: it's only needed to parse a path, and a path that names another host is refused. */
const HERE = "http://here.invalid";

/** Servers and proxies refuse headers of a few thousand characters. */
const LONGEST = 2000;

/**
 * A path of this app to come back to; anything else, such as another site's address, becomes `otherwise`. Parsed as a
 * browser would: tabs and line breaks are dropped, and a backslash counts as a slash.
 */
export function ownPath<Otherwise>(
  path: string | null | undefined,
  otherwise: Otherwise,
): string | Otherwise {
  if (!path?.startsWith("/") || path.length > LONGEST || !URL.canParse(path, HERE)) return otherwise;
  const { origin, pathname, search, hash } = new URL(path, HERE);
  const own = pathname + search + hash;
  return origin !== HERE || pathname.startsWith("//") || own.length > LONGEST ? otherwise : own;
}

/** The path of a whole address, which has to start with this site's; anything else becomes `otherwise`. */
export function ownPathOf<Otherwise>(
  address: string | null | undefined,
  appUrl: string,
  otherwise: Otherwise,
): string | Otherwise {
  return ownPath(address?.startsWith(`${appUrl}/`) ? address.slice(appUrl.length) : null, otherwise);
}
