import type { ServerResponse } from "node:http";
import isFresh from "fresh";
import Negotiator from "negotiator";
import { log } from "@/lib/telemetry/log";
import { allowFrame } from "./embeds";
import type { CachedResponse, Compression, ResponseCache } from "./response-cache";

/** Below this, compression saves nothing worth its time. */
const COMPRESSED_FROM = 1_024;

/** Sends a cached response in the best encoding that the visitor takes, or says that the visitor's copy is still right. */
export function sendCached(response: ServerResponse, cached: CachedResponse, cache: ResponseCache): void {
  const { req: request } = response;
  allowFrame(response);
  for (const [name, value] of Object.entries(cached.headers))
    if (value !== undefined) response.setHeader(name, value);

  if (isFresh(request.headers, { etag: cached.headers.etag })) {
    // The browser applies these headers to its copy, which has the policy with its hashes.
    for (const name of ["Content-Security-Policy", "Content-Type"]) response.removeHeader(name);
    response.writeHead(304).end();
    return;
  }
  const isCompressed = cached.isText && cached.body.length >= COMPRESSED_FROM;
  const encoding = isCompressed ? encodingFor(response) : undefined;
  const body = encoding ? cached.encoded.get(encoding) : cached.body;
  if (body) sendBody(response, body, encoding);
  else if (encoding)
    cache.encode(cached, encoding).then(
      (encoded) => sendBody(response, encoded, encoding),
      (error) => {
        log.error("A cached response couldn’t be compressed", { error });
        sendBody(response, cached.body, undefined);
      },
    );
}

function sendBody(response: ServerResponse, body: Buffer, encoding: Compression | undefined): void {
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", body.length);
  response.writeHead(200).end(response.req.method === "HEAD" ? undefined : body);
}

function encodingFor({ req: request }: ServerResponse): Compression | undefined {
  if (!request.headers["accept-encoding"]) return undefined;
  const taken = new Negotiator(request).encodings(["br", "gzip"]);
  return taken.includes("br") ? "br" : taken.includes("gzip") ? "gzip" : undefined;
}
