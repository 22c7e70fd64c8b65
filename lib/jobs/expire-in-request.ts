import { revalidatePath } from "next/cache";
import { CHANGED_FOLDERS, changedPages, changedPatterns } from "@/lib/db/changed-pages";
import type { PublicChange } from "@/lib/db/changes";
import { followReplica } from "@/lib/db/follow-replica";

/**
 * Expires the cached public pages a change affects, so the person who made it sees the result. Other processes learn of
 * it from the database.
 */
export function expirePublicPages(change: PublicChange): void {
  followReplica();
  if (change.names) revalidatePath("/", "layout");
  for (const page of changedPages(change)) revalidatePath(page);
  for (const pattern of changedPatterns(change)) revalidatePath(pattern, "page");
  for (const folder of CHANGED_FOLDERS) revalidatePath(folder, "layout");
}

/** Expires the cached public pages of several changes, such as those of every address that a season has had. */
export function expireAllPublicPages(changes: readonly PublicChange[]): void {
  for (const change of changes) expirePublicPages(change);
}
