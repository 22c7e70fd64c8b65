import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { type Builds, PACKED } from "./builds";
import type { Handle } from "./front";
import type { Asset, ResponseCache } from "./response-cache";
import { sendCached } from "./send-cached";

/**
 * Serves the assets of this build and of others whose pages are still open; every other request goes to `handle`. An asset
 * is read when it's asked for first. The build has compressed it as well as it can be (scripts/next/pack-assets.ts).
 */
export function withAssets(builds: Builds, responses: ResponseCache, handle: Handle): Handle {
  return async (request, response) => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const file = isRead ? builds.assetAt(path) : undefined;
    const asset = file && (responses.findAsset(path) ?? (await keep(path, file, responses)));
    if (asset) sendCached(response, asset, responses);
    else await handle(request, response);
  };
}

async function keep(path: string, file: string, responses: ResponseCache) {
  const [body, packed] = await Promise.all([readIfThere(file), readIfThere(file + PACKED)]);
  if (!body) return undefined;
  const encoded: Asset["encoded"] = new Map(packed && [["br", packed]]);
  const type = TYPES[extname(file)];
  const headers = {
    "content-type": type ?? "application/octet-stream",
    // Its name contains a hash of its contents.
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  };
  return responses.keepAsset({ path, headers, body, isText: TEXT.test(type ?? ""), encoded });
}

/** The build may have been removed since its assets were listed. */
function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
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

const TEXT = /charset|svg/;
