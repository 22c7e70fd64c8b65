import type { IncomingMessage, ServerResponse } from "node:http";
import { currentRequest } from "@/lib/telemetry/request";
import { isApiRequest } from "./is-api-request";
import { drawRefusal } from "./own-page";
import { contentPolicy } from "./policy";
import { REFUSALS, type Refusal, type Refused } from "./refusals";
import type { Site } from "./site";

type Send = (body: Buffer) => void;

/** When to try again after a temporary failure. */
const RETRY_SECONDS = "5";

/** Answers with a refusal's sentence: a page for a person, a line of text for a program. */
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
  // Next's client looks for this header before anything else.
  if (refused.refusal === "old-form") response.setHeader("x-nextjs-action-not-found", "1");

  if (isApiRequest(request)) sendProblem(response, send, { ...REFUSALS[refused.refusal], ...refused });
  else if (wantsPage(request))
    sendPage(
      response,
      send,
      drawRefusal(refused, site.look, pageOf(request), currentRequest()?.id ?? ""),
      site,
    );
  else sendText(request, response, send, sentence);
}

/** Sends one of our own pages, which run no script. */
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
  // Next's client shows text of exactly this type and nothing else.
  response.setHeader("Content-Type", headers["next-action"] ? "text/plain" : "text/plain; charset=utf-8");
  response.setHeader("Content-Length", body.length);
  send(body);
}

/** Programs that use the API read every refusal the same way (RFC 9457). */
function sendProblem(
  response: ServerResponse,
  send: Send,
  { refusal, status, title, sentence }: Refusal & Refused,
): void {
  const type = `urn:rookery:problem:${refusal}`;
  const body = Buffer.from(JSON.stringify({ type, title, status, detail: sentence }));
  response.setHeader("Content-Type", "application/problem+json");
  response.setHeader("Content-Length", body.length);
  send(body);
}

/** Programs ask for files, for the data behind a page, and for /api; a browser says that it wants a page. */
function wantsPage({ url = "", headers }: IncomingMessage): boolean {
  const path = url.split("?", 1)[0] ?? "";
  if (headers["next-action"] || headers.rsc) return false;
  if (/\.[a-z0-9]+$/i.test(path) || path.startsWith("/_next/")) return false;
  return !path.startsWith("/api/") || (headers.accept ?? "").includes("text/html");
}

/** Where to try again: the page itself, or the start page if it isn't one of our pages. */
function pageOf({ url = "/", method }: IncomingMessage): string {
  const isOwn = /^\/(?![/\\])/.test(url) && !(method === "POST" && url.startsWith("/api/"));
  return isOwn ? url : "/";
}
