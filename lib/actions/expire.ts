import { revalidatePath } from "next/cache";
import type { PublicChange } from "@/lib/data/changes";
import { paths } from "@/lib/paths";

/** Lets go of the cached public pages that a change touches. */
export function expirePublicPages({ organization, season, division }: PublicChange): void {
  revalidatePath(paths.home());
  revalidatePath(paths.organization(organization));
  if (!season) return revalidatePath(paths.organization(organization), "layout");
  revalidatePath(paths.season(organization, season));
  if (division) revalidatePath(paths.division(organization, season, division));
  else revalidatePath(paths.season(organization, season), "layout");
}

/** Lets go of every cached page: after a gap in which changes may have been missed. */
export function expireEverything(): void {
  revalidatePath("/", "layout");
}
