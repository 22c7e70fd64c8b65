import { revalidatePath } from "next/cache";
import { changedPages } from "@/lib/db/changed-pages";
import type { PublicChange } from "@/lib/db/changes";

/**
 * Lets go of the cached public pages that a change touches, so that whoever made it reads what they wrote. The other
 * processes hear of it from the database.
 */
export function expirePublicPages(change: PublicChange): void {
  for (const page of changedPages(change)) revalidatePath(page);
}
