import type { IncomingMessage } from "node:http";
import { readAddress } from "./address";
import { type Post, postAt } from "./posts";
import type { Refused } from "./refusals";
import { isFromOwnPages } from "./sender";

/** A request whose header has passed every check. */
export type Admitted = { readonly path: string; readonly post: Post | undefined };

/** The checks that need only the header of a request, in order; the first refusal is the response. */
export function checkHead(request: IncomingMessage, own: string): Refused | Admitted {
  const method = request.method ?? "";
  if (hasRepeatedHeader(request)) return { refusal: "repeated-header" };

  const address = readAddress(request);
  if (typeof address === "string") return { refusal: address };

  const post = postAt(address.path);
  // Responses in caches were requested with GET or HEAD; no other method gets this far.
  const allowed = post ? "GET, HEAD, POST" : "GET, HEAD";
  if (!allowed.split(", ").includes(method)) return { refusal: "wrong-method", headers: { Allow: allowed } };
  if (method !== "POST")
    return hasBody(request) ? { refusal: "bad-request" } : { ...address, post: undefined };
  if (post?.from === "own-pages" && !isFromOwnPages(request, own)) return { refusal: "foreign-form" };
  return { ...address, post };
}

/** Headers that must occur once. If one occurs twice, a proxy and we might each believe a different one. */
const SINGLE = [
  "host",
  "origin",
  "content-length",
  "content-type",
  "transfer-encoding",
  "authorization",
  "next-action",
  "sec-fetch-site",
];

function hasRepeatedHeader({ rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  return SINGLE.some((single) => names.indexOf(single) !== names.lastIndexOf(single));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
