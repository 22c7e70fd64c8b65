import { changedPages } from "@/lib/db/changed-pages";
import type { PublicChange } from "@/lib/db/changes";

/** How Next calls the tag that a page has by its address; `/layout` is on all of them. */
const BY_ADDRESS = "_N_T_";

/**
 * Lets go of cached pages in this process, outside of any request; everything after a gap in which changes may have
 * been missed. Nothing is kept before the cache is there, so until then there is nothing to do.
 */
export function expirePages(change: PublicChange | "everything"): void {
  const pages = change === "everything" ? ["/layout"] : changedPages(change);
  shared.rookeryExpireTags?.(pages.map((page) => BY_ADDRESS + page));
}

/** lib/front/page-cache.mjs puts it there. */
const shared = globalThis as { rookeryExpireTags?: (tags: readonly string[]) => void };
