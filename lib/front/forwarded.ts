import type { IncomingMessage } from "node:http";

/**
 * Without a proxy in front, no one may say on whose behalf they ask: the header is removed, and Next writes the
 * connection's address in its place.
 */
export function dropForwarded({ headers }: IncomingMessage, trustedProxies: number): void {
  if (trustedProxies === 0) delete headers["x-forwarded-for"];
}
