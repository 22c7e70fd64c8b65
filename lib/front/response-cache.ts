import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { SharedPage } from "@/lib/telemetry/request";
import { isApiRequest } from "./is-api-request";

/** A whole response as it is sent. */
export type CachedResponse = {
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
  /** Pictures and fonts are compressed already. */
  readonly isText: boolean;
  /** The body in each encoding that someone has asked for, or that the build made. */
  readonly encoded: Map<Compression, Buffer>;
  /** It is still what the app would answer. */
  readonly isCurrent: () => boolean;
};

export type Compression = "br" | "gzip";

/** A file of a build, with what it's compressed to already. */
export type Asset = Omit<CachedResponse, "isCurrent">;

const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Whole responses in front of the app, for pages and files that are the same for everyone. The page decides whether a
 * response may be kept: the page cache has it, and it says that caches may share it. It's expired with its page, by the
 * same tags and the same time. The responses that were used longest ago make room for others.
 */
export class ResponseCache {
  #responses: LRUCache<string, CachedResponse>;

  constructor(mostBytes = MOST_BYTES) {
    this.#responses = new LRUCache({ maxSize: mostBytes, sizeCalculation: sizeOf });
  }

  find(request: IncomingMessage): CachedResponse | undefined {
    const path = sharedPath(request);
    const cached = path === undefined ? undefined : this.#responses.get(path);
    return cached?.isCurrent() ? cached : undefined;
  }

  /** Keeps a response whose body was drawn from a page in the page cache; undefined if it may not be kept. */
  keep(response: ServerResponse, body: Buffer, page: SharedPage): CachedResponse | undefined {
    const { req: request } = response;
    const path = sharedPath(request);
    if (path === undefined || request.method !== "GET" || !saysShared(response)) return undefined;
    const headers = pick(response, [...DESCRIBING, ...page.headers]);
    headers.etag ??= etagOf(body);
    headers.vary = [headers.vary ?? [], "Accept-Encoding"].flat().join(", ");
    const { isCurrent } = page;
    return this.#set({ path, headers, body, isText: true, encoded: new Map(), isCurrent });
  }

  /** The asset at an address, whatever else the request says. */
  findAsset(path: string): CachedResponse | undefined {
    return this.#responses.get(path);
  }

  /** Keeps an asset, which never changes. */
  keepAsset({ path, headers, body, isText, encoded }: Asset): CachedResponse {
    const described = { ...headers, etag: etagOf(body), vary: "Accept-Encoding" };
    return this.#set({ path, headers: described, body, isText, encoded, isCurrent: () => true });
  }

  #set(cached: CachedResponse): CachedResponse {
    this.#responses.set(cached.path, cached);
    return cached;
  }

  /** The body in this encoding, compressed when someone asks for it first. */
  async encode(cached: CachedResponse, encoding: Compression): Promise<Buffer> {
    const known = cached.encoded.get(encoding);
    if (known) return known;
    const body = await COMPRESS[encoding](cached.body);
    cached.encoded.set(encoding, body);
    // It takes more room now.
    if (this.#responses.peek(cached.path) === cached) this.#responses.set(cached.path, cached);
    return body;
  }
}

/** The app gives the same address other responses for these headers: the data of a page, or a part of it. */
const OTHER_KINDS = ["rsc", "next-action", "next-router-prefetch", "next-router-segment-prefetch"];

/**
 * The address that a response is kept at; undefined if it can't be shared. An address with a query is another one each
 * time, so it would only fill the room, and so would one with encoded letters. Shared responses of the API don't depend on
 * a query.
 */
function sharedPath(request: IncomingMessage): string | undefined {
  const { method, url = "", headers } = request;
  const isRead = method === "GET" || method === "HEAD";
  if (!isRead || OTHER_KINDS.some((name) => headers[name] !== undefined)) return undefined;
  const [path = "", query] = url.split("?", 2);
  if (path.includes("%")) return undefined;
  return query === undefined || isApiRequest(request) ? path : undefined;
}

function saysShared(response: ServerResponse): boolean {
  const says = String(response.getHeader("Cache-Control") ?? "");
  const isShared = /\b(s-maxage=|public\b)/.test(says);
  return response.statusCode === 200 && isShared && !response.hasHeader("Set-Cookie");
}

/** What a response says of its body. All other headers belong to a request. */
const DESCRIBING = ["content-type", "cache-control", "content-security-policy", "etag", "link", "vary"];

function pick(response: ServerResponse, names: readonly string[]): OutgoingHttpHeaders {
  const headers = names.flatMap((name) => {
    const value = response.getHeader(name);
    return value === undefined ? [] : [[name.toLowerCase(), value] as const];
  });
  return Object.fromEntries(headers);
}

/** Files have none of their own. */
function etagOf(body: Buffer): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

function sizeOf({ body, encoded }: CachedResponse): number {
  return [...encoded.values()].reduce((sum, each) => sum + each.length, body.length + PER_RESPONSE);
}

/** About what the headers and the maps of a response take. */
const PER_RESPONSE = 2_048;

const COMPRESS: Readonly<Record<Compression, (body: Buffer) => Promise<Buffer>>> = {
  // Much better than gzip already; the levels above take many times as long.
  br: (body) =>
    promisify<Buffer, object, Buffer>(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: promisify<Buffer, Buffer>(gzip),
};
