import type { IncomingMessage, ServerResponse } from "node:http";
import { currentRequest } from "@/lib/telemetry/request";
import { drawRefusal } from "./own-page";
import { contentPolicy } from "./policy";
import { REFUSALS, type Refused } from "./refusals";
import type { Site } from "./site";

type Send = (body: Buffer) => void;

/** When to come again after a failure that passes. */
const RETRY_SECONDS = "5";

/** Answers with the sentence of a refusal: a page for a person, a line of text for a program. */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  send: Send,
  refused: Refused,
  site: Site,
): void {
  const { status, sentence } = { ...REFUSALS[refused.refusal], ...refused };
  response.statusCode = status;
  response.setHeader("Cache-Control", "no-store");
  for (const [name, value] of Object.entries(refused.headers ?? {})) response.setHeader(name, value);
  if (status === 503) response.setHeader("Retry-After", RETRY_SECONDS);
  if (status === 408 || status === 413) response.setHeader("Connection", "close");
  // Next's client asks for this header before it looks at the rest.
  if (refused.refusal === "old-form") response.setHeader("x-nextjs-action-not-found", "1");

  if (wantsPage(request))
    sendPage(
      response,
      send,
      drawRefusal(refused, site.look, pageOf(request), currentRequest()?.id ?? ""),
      site,
    );
  else sendText(request, response, send, sentence);
}

/** Sends a page of our own, which runs no script. */
export function sendPage(response: ServerResponse, send: Send, html: string, { policy }: Site): void {
  const body = Buffer.from(html);
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Content-Security-Policy", contentPolicy([], policy));
  response.setHeader("Content-Length", body.length);
  send(body);
}

function sendText(
  { headers }: IncomingMessage,
  response: ServerResponse,
  send: Send,
  sentence: string,
): void {
  const body = Buffer.from(`${sentence}\n`);
  // Next's client shows a text of exactly this type, and nothing of any other.
  response.setHeader("Content-Type", headers["next-action"] ? "text/plain" : "text/plain; charset=utf-8");
  response.setHeader("Content-Length", body.length);
  send(body);
}

/** Programs ask for files, for the data behind a page, and for /api, where a browser says that it wants a page. */
function wantsPage({ url = "", headers }: IncomingMessage): boolean {
  const path = url.split("?", 1)[0] ?? "";
  if (headers["next-action"] || headers.rsc) return false;
  if (/\.[a-z0-9]+$/i.test(path) || path.startsWith("/_next/")) return false;
  return !path.startsWith("/api/") || (headers.accept ?? "").includes("text/html");
}

/** Where to try again: the page itself, or, for what is no page of ours, the start. */
function pageOf({ url = "/", method }: IncomingMessage): string {
  const isOwn = /^\/(?![/\\])/.test(url) && !(method === "POST" && url.startsWith("/api/"));
  return isOwn ? url : "/";
}
