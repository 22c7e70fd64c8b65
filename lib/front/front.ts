import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { log } from "@/lib/telemetry/log";
import { type RequestContext, runInRequest } from "@/lib/telemetry/request";
import { dropForwarded } from "./forwarded";
import { requestId } from "./request-id";

/** Answers a request; the promise settles when the answer is written. In production this is Next. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A request whose answer is out, or whose visitor left before it was. */
export type FinishedRequest = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly context: RequestContext;
  readonly milliseconds: number;
  /** The visitor closed the connection before the whole answer was sent. */
  readonly isAborted: boolean;
};

export type FrontOptions = {
  readonly handle: Handle;
  /** How many proxies stand in front, as the settings say unless given; see lib/auth/origin.ts for what that decides. */
  readonly trustedProxies?: number;
  /** Called once for each request, in its own context: the place for logs and metrics. */
  readonly finished?: (request: FinishedRequest) => void;
};

/** What every request passes before Next sees it, and every answer before the visitor does. */
export function makeFront({
  handle,
  finished,
  trustedProxies = Number(process.env.TRUSTED_PROXIES || 1),
}: FrontOptions): RequestListener {
  return (request, response) => {
    dropForwarded(request, trustedProxies);
    const context: RequestContext = { id: requestId(request) };
    const began = performance.now();
    runInRequest(context, () => {
      response.setHeader("X-Request-Id", context.id);
      // The error page reads it from here: scripts can't read other headers of the page they are on.
      response.setHeader("Server-Timing", `request;desc="${context.id}"`);
      response.once("close", () => {
        const milliseconds = performance.now() - began;
        const isAborted = !response.writableFinished;
        runInRequest(context, () => finished?.({ request, response, context, milliseconds, isAborted }));
      });
      void answer(request, response, handle);
    });
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, handle: Handle): Promise<void> {
  try {
    await handle(request, response);
  } catch (error) {
    log.error("An answer failed", { error });
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  }
}
