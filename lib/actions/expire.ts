import { revalidatePath } from "next/cache";
import type { PublicChange } from "@/lib/data/changes";
import { paths } from "@/lib/paths";

/** Lets go of the cached public pages that a change touches. */
export function expirePublicPages({ organization, season, divisions }: PublicChange): void {
  revalidatePath(paths.organization(organization));
  if (season === null) return;
  revalidatePath(paths.season(organization, season));
  revalidatePath(paths.ruleSheet(organization, season));
  for (const division of divisions) revalidatePath(paths.division(organization, season, division));
}

/** Lets go of every cached page: after a gap in which changes may have been missed. */
export function expireEverything(): void {
  revalidatePath("/", "layout");
}
