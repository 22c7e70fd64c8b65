import { tellListeners } from "@/lib/db/change-listeners";
import { CHANGED_FOLDERS, changedPages, changedPatterns } from "@/lib/db/changed-pages";
import type { PublicChange } from "@/lib/db/changes";
import { followReplica } from "@/lib/db/follow-replica";

/** Next's tag for a page by its address; the one of the layout is on all of them. */
const BY_ADDRESS = "_N_T_";

/**
 * Expires cached pages in this process, and tells those who follow them, outside of any request; all of them if names
 * are read in another way, and after a gap in which changes may have been missed. Before the cache exists there is nothing
 * to expire.
 */
export function expirePages(change: PublicChange | "everything"): void {
  followReplica();
  const pages =
    change === "everything" || change.names
      ? ["/layout"]
      : [
          ...changedPages(change),
          ...changedPatterns(change).map((pattern) => `${pattern}/page`),
          ...CHANGED_FOLDERS.map((folder) => `${folder}/layout`),
        ];
  shared.rookeryExpireTags?.(pages.map((page) => BY_ADDRESS + page));
  tellListeners(change);
}

/** Set by lib/front/page-cache.mjs. */
const shared = globalThis as { rookeryExpireTags?: (tags: readonly string[]) => void };
