/** Any host will do: an address that stays on it says none of its own. */
const HERE = "http://here.invalid";

/** A longer address goes into no header: servers and proxies refuse one of a few thousand. */
const LONGEST = 2000;

/**
 * A path of this app to come back to; anything else, such as another site's address, becomes `otherwise`. It is read
 * as a browser reads it, which drops tabs and line breaks and takes a backslash for a slash.
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

/** The same of a whole address, which has to begin with the site's own. */
export function ownPathOf<Otherwise>(
  address: string | null | undefined,
  appUrl: string,
  otherwise: Otherwise,
): string | Otherwise {
  return ownPath(address?.startsWith(`${appUrl}/`) ? address.slice(appUrl.length) : null, otherwise);
}
