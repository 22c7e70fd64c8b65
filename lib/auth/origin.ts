import { isIP } from "node:net";
import { headers } from "next/headers";

/** From where the request comes: the network address of the visitor, as the proxy in front says; undefined if unknown. */
export async function requestOrigin(): Promise<string | undefined> {
  return originOf((await headers()).get("x-forwarded-for"));
}

/**
 * The first hop of `X-Forwarded-For`, which is the visitor; the others are proxies. The server sets the header itself
 * where no proxy has. What is no address is not kept.
 */
export function originOf(forwarded: string | null): string | undefined {
  const first =
    forwarded
      ?.split(",")[0]
      ?.trim()
      .replace(/^::ffff:/i, "") ?? "";
  return isIP(first) === 0 ? undefined : first;
}
