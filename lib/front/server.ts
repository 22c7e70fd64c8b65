import { createServer, type RequestListener, type Server } from "node:http";
import { answerBrokenRequest, answerConnect } from "./broken-request";

/**
 * How long a visitor may take. Requests are small, so a minute is plenty even on a bad connection. Idle connections
 * outlive those of common proxies (60 s): the side that closes first must be the one that sends.
 */
const HEADERS_MS = 20_000;
const REQUEST_MS = 60_000;
const IDLE_MS = 75_000;

/** The HTTP server of a process. It doesn't listen yet; the caller knows where. */
export function makeServer(listener: RequestListener): Server {
  const server = createServer(
    { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, keepAliveTimeout: IDLE_MS },
    listener,
  );
  return server.on("clientError", answerBrokenRequest).on("connect", answerConnect);
}
