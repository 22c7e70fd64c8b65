import type { IncomingMessage, ServerResponse } from "node:http";
import { currentRequest } from "@/lib/telemetry/request";
import { plainDocument } from "./documents";
import { allowFrame, bareEmbed, isEmbed } from "./embeds";
import { writeStream } from "./event-stream";
import { BYTES, type Sealed, sealScripts } from "./inline-scripts";
import { isApiRequest } from "./is-api-request";
import { withLateApp } from "./late-app";
import { drawDeparture } from "./own-page";
import { contentPolicy, EMBED_POLICY } from "./policy";
import type { RefusalName, Refused } from "./refusals";
import type { CachedResponse } from "./response-cache";
import { sendPage, sendRefusal } from "./send";
import { sendCached } from "./send-cached";
import type { Site } from "./site";

/**
 * Decides whether a response is held back until it's complete, and applies the status and headers the app asked for.
 * Pages are held to find their scripts; failures, to turn them into pages that say something; what is the same for
 * everyone, to be kept; streams, because they're written here.
 */
export function decideHead(response: ServerResponse, own: string, { appUrl }: Site): boolean {
  const wish = currentRequest()?.answer;
  if (wish) response.statusCode = wish.status;
  for (const [name, value] of Object.entries(wish?.headers ?? {})) response.setHeader(name, oneLine(value));

  keepRedirectRevocable(response);
  refuseOldPages(response);
  const location = response.getHeader("Location");
  if (typeof location === "string" && own !== appUrl && location.startsWith(`${appUrl}/`))
    response.setHeader("Location", own + location.slice(appUrl.length));
  const { sharedPage, stream } = currentRequest() ?? {};
  return response.statusCode >= 300 || isPage(response) || sharedPage !== undefined || stream !== undefined;
}

/**
 * A redirect that's final until the address is used again: browsers ask each time, because without this they keep it
 * forever. The framework names the target of a prerendered redirect twice.
 */
function keepRedirectRevocable(response: ServerResponse): void {
  const location = response.getHeader("Location");
  if (Array.isArray(location) && location[0]) response.setHeader("Location", location[0]);
  if (response.statusCode === 308) response.setHeader("Cache-Control", "no-cache");
}

/** The framework lets a cache in front show a page for a year after its time is up. */
function refuseOldPages(response: ServerResponse): void {
  const says = response.getHeader("Cache-Control");
  if (typeof says === "string")
    response.setHeader("Cache-Control", says.replace(/, stale-while-revalidate=\d+/, ""));
}

/**
 * Sends a response that was held back: unchanged, as a page with its scripts sealed, or as one of our own. Keeps it if it
 * is the same for everyone.
 */
export function finishResponse(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  send: (body: Buffer) => void,
  own: string,
  site: Site,
): void {
  const { statusCode: status } = response;
  const stream = currentRequest()?.stream;
  if (stream) {
    writeStream(request, response, stream);
    return;
  }
  // A browser applies the headers of a 304 to the page it has cached, and the cached policy is the one with the hashes.
  if (status === 304) response.removeHeader("Content-Security-Policy");
  if (status >= 400) forbidCaching(response);
  allowFrame(response);

  const refused = refusedBy(response, body);
  const departure = departureOf(request, response, own);
  if (refused) sendRefusal(request, response, send, refused, site);
  else if (departure) {
    response.statusCode = 200;
    response.removeHeader("Location");
    response.setHeader("Refresh", `0; url=${departure}`);
    sendPage(response, send, drawDeparture(departure, site.look), site);
  } else {
    const sealed = isPage(response) && body.length > 0 ? sealPage(response, body, site) : body;
    const cached = keepShared(response, body, sealed, site);
    if (cached) sendCached(response, cached, site.responses);
    else send(sealed);
  }
}

/**
 * Allows the page's own scripts, and no others: ours on a document, the framework's on other pages, and none at all on a
 * page that other websites frame.
 */
function sealPage(response: ServerResponse, body: Buffer, site: Site): Buffer {
  const isFramed = isEmbed(response.req) && response.statusCode === 200;
  const page = body.toString(BYTES);
  const { html, hashes } = isFramed ? { html: bareEmbed(page), hashes: [] } : sealOwn(page, site);
  const sealed = Buffer.from(html, BYTES);
  response.setHeader("Content-Security-Policy", isFramed ? EMBED_POLICY : contentPolicy(hashes, site.policy));
  response.setHeader("Content-Length", sealed.length);
  return sealed;
}

function sealOwn(page: string, { themeScript, documentParts, lateAppScript }: Site): Sealed {
  const document = documentParts ? plainDocument(page, documentParts, themeScript) : undefined;
  if (document) return document;
  const sealed = sealScripts(page, themeScript);
  return lateAppScript ? withLateApp(sealed, lateAppScript) : sealed;
}

/** Only what the page cache has, byte by byte: nothing that a request brought with it is in there. */
function keepShared(
  response: ServerResponse,
  body: Buffer,
  sealed: Buffer,
  { responses }: Site,
): CachedResponse | undefined {
  const page = currentRequest()?.sharedPage;
  return page && body.equals(Buffer.from(page.content)) ? responses.keep(response, sealed, page) : undefined;
}

/**
 * Responses that people get as one of our pages: a route's sentence that says when to try again, or a failure without
 * text.
 */
function refusedBy(response: ServerResponse, body: Buffer): Refused | undefined {
  const type = String(response.getHeader("Content-Type") ?? "");
  if (response.statusCode === 429 && type.startsWith("text/plain"))
    return { refusal: "too-often", sentence: body.toString("utf8").trim() };
  const refusal = failureOf(response, body);
  return refusal === "wrong-method" ? otherMethod(response.req) : refusal && { refusal };
}

/** The framework doesn't say which methods a route takes (RFC 9110, 15.5.6): of the two kinds, it's the other one. */
function otherMethod({ method }: IncomingMessage): Refused {
  return method === "POST"
    ? { refusal: "wrong-method", headers: { Allow: "GET, HEAD" } }
    : { refusal: "post-only", headers: { Allow: "POST" } };
}

/**
 * Our own response in place of one that tells a person nothing: an empty one, or the framework's without JavaScript.
 */
function failureOf(response: ServerResponse, body: Buffer): RefusalName | undefined {
  const { statusCode: status } = response;
  const isWorded = String(response.getHeader("Content-Type") ?? "").includes("json");
  if (status >= 500 && currentRequest()?.isDatabaseAway && !isWorded) return "database-away";
  if (status < 400 || !(saysNothing(response, body) || (isApiRequest(response.req) && isPage(response))))
    return undefined;
  return ({ 400: "bad-request", 404: "not-found", 405: "wrong-method", 500: "failed" } as const)[status];
}

const BARE = ["", "Bad Request", "Internal Server Error", "This page could not be found"];

function saysNothing(response: ServerResponse, body: Buffer): boolean {
  if (isPage(response)) return body.subarray(0, 60).includes('<html id="__next_error__"');
  return body.length < 60 && BARE.includes(body.toString("utf8"));
}

/** Where a response to a form sends the browser, if that is another site. */
function departureOf(request: IncomingMessage, response: ServerResponse, own: string): string | undefined {
  const location = response.getHeader("Location");
  const isRedirect = response.statusCode >= 300 && response.statusCode < 400;
  if (request.method !== "POST" || !isRedirect || typeof location !== "string") return undefined;
  return URL.canParse(location) && new URL(location).origin !== own ? new URL(location).href : undefined;
}

/** Failures are never cached, by us, a proxy or the browser. */
function forbidCaching(response: ServerResponse): void {
  response.setHeader("Cache-Control", "no-store");
  for (const name of ["ETag", "Last-Modified", "x-nextjs-cache", "x-nextjs-prerender", "x-nextjs-stale-time"])
    response.removeHeader(name);
}

/** A page to save isn't opened here, so it's sent as it's written. */
function isPage(response: ServerResponse): boolean {
  const isSaved = String(response.getHeader("Content-Disposition") ?? "").startsWith("attachment");
  return !isSaved && String(response.getHeader("Content-Type") ?? "").startsWith("text/html");
}

function oneLine(value: string): string {
  return value.replace(/[^\x20-\x7e]+/g, " ");
}
