import type { IncomingMessage } from "node:http";

/**
 * Where no proxy stands in front, nobody may say for whom they ask: the header goes, and Next writes the address of the
 * connection in its place.
 */
export function dropForwarded({ headers }: IncomingMessage, trustedProxies: number): void {
  if (trustedProxies === 0) delete headers["x-forwarded-for"];
}
