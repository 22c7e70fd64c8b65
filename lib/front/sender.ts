import type { IncomingMessage } from "node:http";
import { hostname, networkInterfaces } from "node:os";

/**
 * Was this sent from a page of the site? Browsers name the site a form was sent from (Origin, and newer ones
 * Sec-Fetch-Site). It must be our own address, no matter which host the request names.
 */
export function isFromOwnPages({ headers }: Pick<IncomingMessage, "headers">, own: string): boolean {
  const site = headers["sec-fetch-site"];
  return headers.origin === own && (site === undefined || site === "same-origin");
}

/**
 * The address of this site: APP_URL. The demo answers under every address of its machine, so there it's the one that
 * was asked for; a name that isn't this machine's could be anyone's and doesn't count.
 */
export function ownOrigin(
  { headers }: Pick<IncomingMessage, "headers">,
  appUrl: string,
  isDemo: boolean,
): string {
  const asked = `http://${headers.host ?? ""}`;
  if (!isDemo || !URL.canParse(asked)) return appUrl;
  const { hostname: name, origin } = new URL(asked);
  return isThisMachine(name) ? origin : appUrl;
}

function isThisMachine(name: string): boolean {
  const bare = name.replace(/^\[|\]$/g, "");
  if (bare === "localhost" || bare.endsWith(".localhost") || bare === hostname().toLowerCase()) return true;
  return Object.values(networkInterfaces()).some((each) => each?.some(({ address }) => address === bare));
}

/** Next compares hosts itself; after our own check we give it the host we checked. */
export function nameHost(request: IncomingMessage, own: string): void {
  const { host, protocol } = new URL(own);
  request.headers.host = host;
  request.headers["x-forwarded-host"] = host;
  request.headers["x-forwarded-proto"] = protocol.slice(0, -1);
  delete request.headers["x-forwarded-port"];
  delete request.headers.forwarded;
}
