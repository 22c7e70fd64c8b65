import type { IncomingMessage } from "node:http";
import { log } from "@/lib/telemetry/log";
import type { Refused } from "./refusals";

/**
 * Refuses a form that another address's page sent. If that's our own page, opened at an address that isn't APP_URL, the
 * page that follows leads to the right one; a link to the start page would lead back to the wrong one. It names only what
 * the settings say, because the request's addresses are the visitor's.
 */
export function refuseForeign({ headers }: Pick<IncomingMessage, "headers">, appUrl: string): Refused {
  const { origin, "sec-fetch-site": from } = headers;
  if (!origin || origin === "null" || origin === appUrl) return { refusal: "foreign-form" };
  if (from === undefined || from === "same-origin") noteOnce();
  return {
    refusal: "foreign-form",
    sentence: `This site’s address is ${appUrl}. Open the page there and send it again.`,
    wayOn: appUrl,
  };
}

let isNoted = false;

/** The operator may have set another address than people use. */
function noteOnce(): void {
  if (isNoted) return;
  isNoted = true;
  log.warn(
    "A form from another address than APP_URL was refused. If people open the site there, set APP_URL to that address.",
  );
}
