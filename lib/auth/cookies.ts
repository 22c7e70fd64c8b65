import { env } from "@/lib/env";

/** A request's cookies, by name. */
export type Cookies = Readonly<Record<string, string>>;

type Jar = { getAll(): readonly { readonly name: string; readonly value: string }[] };

export function readCookies(jar: Jar): Cookies {
  return Object.fromEntries(jar.getAll().map(({ name, value }) => [name, value]));
}

/** A name that no other host of the campus can set a cookie under, where the site speaks https. */
export function ownName(name: string): string {
  return isSecure() ? `__Host-${name}` : name;
}

/**
 * A cookie that scripts can't read and other sites' requests don't carry, except a link that is followed. Without
 * seconds it is taken back.
 */
export function makeCookie(name: string, value: string, seconds = 0): string {
  const secure = isSecure() ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

export function isSecure(): boolean {
  return env().appUrl.startsWith("https:");
}
