import { prisma } from "@/lib/db/prisma";
import type { OrganizationFacts } from "@/lib/people/store/organizations";
import { entryId as isEntryId } from "@/lib/shared/form-fields";
import type { EntryId } from "@/lib/shared/ids";
import { type DivisionView, findDivision } from "./divisions";

/** A player's part in one division, as everyone can see it. */
export type PlayerSeason = { readonly entryId: EntryId; readonly view: DivisionView };

export type PublicPlayer = {
  readonly name: string;
  readonly organization: OrganizationFacts;
  /** The address to keep: that of the first entry. */
  readonly firstEntryId: EntryId;
  /** Newest first. */
  readonly seasons: readonly PlayerSeason[];
};

/**
 * A player and their seasons in one organization, by any of their entries there. Undefined if none of them is public:
 * drafts, waitlists, and players who left without a result.
 */
export async function findPlayer(organization: string, entryId: string): Promise<PublicPlayer | undefined> {
  if (!isEntryId.safeParse(entryId).success) return undefined;
  const asked = await prisma().entry.findFirst({
    where: { id: entryId, division: { season: { organization: { slug: organization } } } },
    select: { userId: true, organizationId: true },
  });
  if (!asked) return undefined;
  const rows = await prisma().entry.findMany({
    where: { ...asked, division: { season: { status: { not: "draft" } } } },
    select: { id: true, division: { select: { slug: true, season: { select: { slug: true } } } } },
    orderBy: [
      { division: { season: { startsOn: "desc" } } },
      { division: { position: "asc" } },
      { id: "asc" },
    ],
    take: MOST_SEASONS,
  });
  const views = await Promise.all(
    rows.map(({ division }) => findDivision(organization, division.season.slug, division.slug)),
  );
  const seasons = rows.flatMap(({ id }, index) => {
    const view = views[index];
    return view?.entries.some((entry) => entry.id === id) ? [{ entryId: id, view }] : [];
  });
  const [newest] = seasons;
  const first = seasons.at(-1);
  if (!newest || !first) return undefined;
  return {
    name: newest.view.entries.find(({ id }) => id === newest.entryId)?.name ?? "",
    organization: newest.view.season.organization,
    firstEntryId: first.entryId,
    seasons,
  };
}

const MOST_SEASONS = 50;
