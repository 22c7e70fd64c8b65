import { env } from "@/lib/env";

/** A request's cookies, by name. */
export type Cookies = Readonly<Record<string, string>>;

type Jar = { getAll(): readonly { readonly name: string; readonly value: string }[] };

export function readCookies(jar: Jar): Cookies {
  return Object.fromEntries(jar.getAll().map(({ name, value }) => [name, value]));
}

/** A cookie name that other campus hosts can't set, if the site uses https. */
export function ownName(name: string): string {
  return isSecure() ? `__Host-${name}` : name;
}

/**
 * A cookie that scripts can't read and that other sites' requests don't carry, except when a link is followed. Without
 * seconds, the cookie is deleted.
 */
export function makeCookie(name: string, value: string, seconds = 0): string {
  const secure = isSecure() ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

export function isSecure(): boolean {
  return env().appUrl.startsWith("https:");
}
