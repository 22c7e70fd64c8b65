import { createReadStream, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Builds } from "./builds";
import type { Handle } from "./front";

const TYPES: Readonly<Record<string, string>> = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
  ".json": "application/json; charset=UTF-8",
  ".map": "application/json; charset=UTF-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".ico": "image/x-icon",
};

/** Serves the assets of other builds; every other request goes to `handle`. */
export function withAssets(builds: Builds, handle: Handle): Handle {
  return async (request, response) => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const file = isRead ? builds.assetOfAnother(path) : undefined;
    await (file ? sendAsset(request, response, file) : handle(request, response));
  };
}

/** An asset's name contains a hash of its contents, so it can be cached forever. */
async function sendAsset(request: IncomingMessage, response: ServerResponse, file: string): Promise<void> {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
    "Content-Length": size,
    "Cache-Control": "public, max-age=31536000, immutable",
    "X-Content-Type-Options": "nosniff",
  });
  if (request.method === "HEAD") response.end();
  else await pipeline(createReadStream(file), response);
}
