import { revalidatePath } from "next/cache";
import { now } from "@/lib/clock";
import type { PublicChange } from "@/lib/data/changes";
import { instantOf } from "@/lib/domain/instant";
import { addDays, dateIn } from "@/lib/domain/schedule/wall-clock";
import { paths } from "@/lib/paths";

/** Lets go of the cached public pages that a change touches. */
export function expirePublicPages({
  organization,
  season,
  divisions,
  rulesVersions = 0,
}: PublicChange): void {
  revalidatePath(paths.organization(organization));
  if (season === null) return;
  revalidatePath(paths.season(organization, season));
  revalidatePath(paths.ruleSheet(organization, season));
  for (let version = 1; version <= rulesVersions; version += 1)
    revalidatePath(paths.ruleSheetVersion(organization, season, version));
  for (const division of divisions) {
    revalidatePath(paths.division(organization, season, division));
    for (const today of todayAnywhere())
      revalidatePath(paths.divisionOn(organization, season, division, today));
    revalidatePath(paths.standingsFile(organization, season, division));
    revalidatePath(paths.crosstableFile(organization, season, division));
  }
}

/** Lets go of every cached page: after a gap in which changes may have been missed. */
export function expireEverything(): void {
  revalidatePath("/", "layout");
}

/** What happens now belongs to the table of today, whichever date that is there. */
function todayAnywhere(): readonly string[] {
  const today = dateIn("UTC", instantOf(now()));
  return [addDays(today, -1), today, addDays(today, 1)];
}
