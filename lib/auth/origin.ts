import { isIP } from "node:net";
import { headers } from "next/headers";
import { env } from "@/lib/env";

/** From where the request comes: the network address of the visitor, as the proxy in front says; undefined if unknown. */
export async function requestOrigin(): Promise<string | undefined> {
  return originOf((await headers()).get("x-forwarded-for"), env().trustedProxies);
}

/**
 * The visitor is as many hops from the end of `X-Forwarded-For` as there are proxies in front: each appends the address
 * that it was asked from. What stands before that a visitor may have written themselves, to be counted as somebody else
 * (see lib/limits) or to leave a false trace. The server sets the header itself where no proxy has.
 */
export function originOf(forwarded: string | null, trustedProxies: number): string | undefined {
  const hops = (forwarded ?? "").split(",").map((hop) => hop.trim().replace(/^::ffff:/i, ""));
  const visitor = hops.at(-Math.max(1, trustedProxies)) ?? hops[0] ?? "";
  return isIP(visitor) === 0 ? undefined : visitor;
}
