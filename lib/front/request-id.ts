import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** What a proxy may use as a request ID: nothing that could break a log line or a page that shows it. */
const WELL_FORMED = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * The ID of a request. If a proxy already assigned one, we use it, so both logs can be read together. A visitor who
 * sends their own does no harm, because nothing is looked up by it.
 */
export function requestId({ headers }: IncomingMessage): string {
  const sent = headers["x-request-id"];
  return typeof sent === "string" && WELL_FORMED.test(sent) ? sent : randomUUID();
}
