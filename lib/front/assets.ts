import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import type { Builds } from "./builds";
import type { Handle } from "./front";
import type { ResponseCache } from "./response-cache";
import { sendCached } from "./send-cached";

/**
 * Serves the assets of this build and of others whose pages are still open; every other request goes to `handle`. An asset
 * is read and compressed when it's asked for first.
 */
export function withAssets(builds: Builds, responses: ResponseCache, handle: Handle): Handle {
  return async (request, response) => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const file = isRead ? builds.assetAt(path) : undefined;
    const body = file && (await readFile(file).catch(() => undefined));
    if (body) sendCached(response, responses.keepAsset(path, headersOf(file), body), responses);
    else await handle(request, response);
  };
}

/** An asset's name contains a hash of its contents, so it can be cached forever. */
function headersOf(file: string) {
  return {
    "content-type": TYPES[extname(file)] ?? "application/octet-stream",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  };
}

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
