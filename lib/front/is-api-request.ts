import type { IncomingMessage } from "node:http";

/** Is this an address of the API, so that a program reads the response? */
export function isApiRequest({ url = "" }: IncomingMessage): boolean {
  return /^\/api\/v1(\/|\?|$)/.test(url);
}
