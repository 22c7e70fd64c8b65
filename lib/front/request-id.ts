import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** What a proxy may call a request: nothing that could break a log line or a page that shows it. */
const WELL_FORMED = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * The id of a request. A proxy that already gave it one is followed, so that its log and ours can be read together;
 * a visitor who sends their own harms nobody, because nothing is looked up by it.
 */
export function requestId({ headers }: IncomingMessage): string {
  const sent = headers["x-request-id"];
  return typeof sent === "string" && WELL_FORMED.test(sent) ? sent : randomUUID();
}
