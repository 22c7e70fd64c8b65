import { createServer, type RequestListener, type Server } from "node:http";
import { answerBrokenRequest, answerConnect } from "./broken-request";

/**
 * How long a visitor may take. Most bodies get 30 seconds, those with photos two minutes (body.ts). Idle connections
 * outlive those of common proxies (60 s): the side that closes first must be the one that sends.
 */
const HEADERS_MS = 20_000;
const REQUEST_MS = 150_000;
const IDLE_MS = 75_000;

/** The HTTP server of a process. It doesn't listen yet; the caller knows where. */
export function makeServer(listener: RequestListener): Server {
  const server = createServer(
    { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, keepAliveTimeout: IDLE_MS },
    listener,
  );
  return server.on("clientError", answerBrokenRequest).on("connect", answerConnect);
}
