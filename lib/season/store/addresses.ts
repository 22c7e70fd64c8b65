import type { PublicChange } from "@/lib/db/changes";
import { prisma } from "@/lib/db/client";
import type { Transaction } from "@/lib/db/transaction";
import { isSlug } from "@/lib/shared/form-fields";
import type { DivisionFacts, SeasonFacts } from "./seasons";

// A season and a division keep every address they've had: old ones lead to the new one.

/** A division of a season by its address, also by an old one. */
export async function findDivisionIn(
  season: Pick<SeasonFacts, "id" | "divisions">,
  slug: string,
): Promise<DivisionFacts | undefined> {
  const found = season.divisions.find((division) => division.slug === slug);
  if (found || !isSlug(slug)) return found;
  const old = await prisma().divisionAddress.findUnique({
    where: { seasonId_slug: { seasonId: season.id, slug } },
  });
  return old ? season.divisions.find(({ id }) => id === old.divisionId) : undefined;
}

/**
 * The public pages of a season under every address it has had: where an old one leads is cached as well, so all of them
 * are out of date when one changes.
 */
export async function changesOfAllAddresses(
  tx: Transaction,
  { id: seasonId, organization }: Pick<SeasonFacts, "id" | "organization">,
): Promise<readonly PublicChange[]> {
  const seasons = await tx.seasonAddress.findMany({ where: { seasonId }, select: { slug: true } });
  const divisions = await tx.divisionAddress.findMany({ where: { seasonId }, select: { slug: true } });
  return seasons.map(({ slug }) => ({
    organization: organization.slug,
    season: slug,
    divisions: divisions.map((division) => division.slug),
  }));
}
