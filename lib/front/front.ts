import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import compression from "compression";
import { log } from "@/lib/telemetry/log";
import { currentRequest, type RequestContext, runInRequest } from "@/lib/telemetry/request";
import { translateAction } from "./action";
import { withBody } from "./body";
import { captureResponse } from "./capture";
import { refuseForeign } from "./foreign-form";
import { findFields } from "./form";
import { dropForwarded } from "./forwarded";
import { readForm } from "./photo-bodies";
import { commonHeaders, contentPolicy } from "./policy";
import type { Post } from "./posts";
import type { Refused } from "./refusals";
import { requestId } from "./request-id";
import { decideHead, finishResponse } from "./response";
import { sendRefusal } from "./send";
import { sendCached } from "./send-cached";
import { nameHost, ownOrigin } from "./sender";
import type { Site } from "./site";
import { checkHead } from "./steps";

/** Answers a request; the promise resolves when the response is written. In production this is Next. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A request that was answered, or whose visitor left before it was. */
export type FinishedRequest = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly context: RequestContext;
  readonly milliseconds: number;
  /** The visitor closed the connection before the whole response was sent. */
  readonly isAborted: boolean;
};

export type FrontOptions = {
  readonly site: Site;
  readonly handle: Handle;
  /** How many proxies are in front; see lib/auth/origin.ts for what that decides. */
  readonly trustedProxies: number;
  /** Called once per request, in its own context: the place for logs and metrics. */
  readonly finished?: (request: FinishedRequest) => void;
};

/** What every request goes through before Next sees it, and every response before the visitor does. */
export function makeFront({ site, handle, finished, trustedProxies }: FrontOptions): RequestListener {
  return (request, response) => {
    dropForwarded(request, trustedProxies);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const context: RequestContext = { id: requestId(request), isRead };
    const began = performance.now();
    runInRequest(context, () => {
      // Next may request part of the response from itself; that is the same request.
      request.headers["x-request-id"] = context.id;
      response.setHeader("X-Request-Id", context.id);
      // The error page reads it from here: scripts can't read other headers of the page they are on.
      response.setHeader("Server-Timing", `request;desc="${context.id}"`);
      response.once("close", () => {
        const milliseconds = performance.now() - began;
        const isAborted = !response.writableFinished;
        runInRequest(context, () => finished?.({ request, response, context, milliseconds, isAborted }));
      });
      answer(request, response, handle, site);
    });
  };
}

function answer(request: IncomingMessage, response: ServerResponse, handle: Handle, site: Site): void {
  for (const [name, value] of Object.entries(commonHeaders(site.policy))) response.setHeader(name, value);
  response.setHeader("Content-Security-Policy", contentPolicy([], site.policy));
  const own = ownOrigin(request, site.appUrl, site.isDemo);
  const cached = "refusal" in checkHead(request, own) ? undefined : site.responses.find(request);
  if (cached) sendCached(response, cached, site.responses);
  else compress(request as never, response as never, () => void askApp(request, response, handle, own, site));
}

/** For one reader. The default, level 6, takes twice as long for a twentieth less. */
const compress = compression({ level: 4 });

async function askApp(
  request: IncomingMessage,
  response: ServerResponse,
  handle: Handle,
  own: string,
  site: Site,
): Promise<void> {
  const send = response.end.bind(response) as (body: Buffer) => void;
  let release = () => {};
  try {
    const admitted = await admit(request, response, own, site);
    if ("refusal" in admitted) return sendRefusal(request, response, send, admitted, site);
    release = captureResponse(
      response,
      () => decideHead(response, own, site),
      (body, sendBody) => finishResponse(request, response, body, sendBody, own, site),
    );
    await handle(admitted, response);
    if (response.destroyed) currentRequest()?.stream?.closed();
  } catch (error) {
    log.error("An answer failed", { error });
    release();
    if (response.headersSent) response.destroy();
    else {
      const refusal = currentRequest()?.isDatabaseAway ? "database-away" : "failed";
      sendRefusal(request, response, send, { refusal }, site);
    }
  }
}

/** The request as Next gets it, or why it doesn't get it. */
async function admit(
  request: IncomingMessage,
  response: ServerResponse,
  own: string,
  site: Site,
): Promise<IncomingMessage | Refused> {
  if (site.policy.isDev && /^\/(__nextjs|_next\/)/.test(request.url ?? "")) return request;
  const head = checkHead(request, own);
  if ("refusal" in head) return head.refusal === "foreign-form" ? refuseForeign(request, site.appUrl) : head;
  nameHost(request, own);
  return head.post ? admitBody(request, response, head.post, site) : request;
}

async function admitBody(
  request: IncomingMessage,
  response: ServerResponse,
  post: Post,
  { actionFor, userOf }: Site,
): Promise<IncomingMessage | Refused> {
  const body = await readForm(request, response, post, { userOf });
  if (typeof body === "string") return { refusal: body };
  if (post.takes === "mail" || post.takes === "json") return withBody(request, body);

  const fields = findFields(body, request.headers);
  if (typeof fields === "string") return { refusal: fields };
  if (post.takes === "form") return withBody(request, body);

  const translated = translateAction(request, body, fields, actionFor);
  if ("refusal" in translated) return translated;
  if (translated.header) request.headers["next-action"] = translated.header;
  return withBody(request, translated.body);
}
