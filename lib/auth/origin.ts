import { isIP } from "node:net";
import { headers } from "next/headers";
import { env } from "@/lib/env";

/** The visitor's network address, as the proxy reports it; undefined if unknown. */
export async function requestOrigin(): Promise<string | undefined> {
  return originOf((await headers()).get("x-forwarded-for"), env().trustedProxies);
}

/**
 * Each proxy appends the address it was called from to `X-Forwarded-For`, so the visitor is as many entries from the
 * end as there are proxies. Earlier entries may be forged, to dodge a limit (see lib/limits) or leave a false trace.
 * Without a proxy, the server sets the header itself.
 */
export function originOf(forwarded: string | null, trustedProxies: number): string | undefined {
  const hops = (forwarded ?? "").split(",").map((hop) => hop.trim().replace(/^::ffff:/i, ""));
  const visitor = hops.at(-Math.max(1, trustedProxies)) ?? hops[0] ?? "";
  return isIP(visitor) === 0 ? undefined : visitor;
}
