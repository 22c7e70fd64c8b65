import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { recordRequest } from "./finished-request";
import { currentRequest } from "./request";
import { readRoutePatterns } from "./route-pattern";
import { inSpan } from "./span";

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type Finished = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly milliseconds: number;
  readonly isAborted: boolean;
};

type Watched = { readonly handle: Handle; readonly finished: (request: Finished) => void };

/** nginx's status for a visitor who left before the answer was complete. */
const LEFT = 499;

/** Traces, logs and counts each finished request by its route. */
export function watchRequests(handle: Handle, buildFolder = join(process.cwd(), ".next")): Watched {
  const patternOf = readRoutePatterns(buildFolder);
  return {
    handle: (request, response) =>
      inSpan("request", { "rookery.request": currentRequest()?.id ?? "" }, () => handle(request, response)),
    finished: ({ request, response, milliseconds, isAborted }) =>
      recordRequest({
        method: request.method,
        route: patternOf(request.url ?? ""),
        status: isAborted && !response.headersSent ? LEFT : response.statusCode,
        ms: milliseconds,
      }),
  };
}
