import { prisma } from "@/lib/db/client";
import type { OrganizationFacts } from "@/lib/people/store/organizations";
import { NAMED_ENTRY, styleOf } from "@/lib/people/store/public-names";
import type { PublicName } from "@/lib/people/words/public-name";
import { entryId as isEntryId } from "@/lib/shared/form-fields";
import type { EntryId } from "@/lib/shared/ids";
import { findDivision, type PublicDivision } from "./divisions";

/** A player's part in one division, as everyone can see it. */
export type PlayerSeason = { readonly entryId: EntryId; readonly view: PublicDivision };

export type PublicPlayer = {
  readonly name: PublicName;
  readonly organization: OrganizationFacts;
  /** The address to keep: that of the first entry. */
  readonly firstEntryId: EntryId;
  /** Newest first. */
  readonly seasons: readonly PlayerSeason[];
};

/**
 * A player and their seasons in one organization, by any of their entries there. A number stands for one entry only, so
 * that it doesn't tell of the player's other divisions. Undefined if nothing is public: drafts, waitlists, and players
 * who left without a result.
 */
export async function findPlayer(organization: string, entryId: string): Promise<PublicPlayer | undefined> {
  if (!isEntryId.safeParse(entryId).success) return undefined;
  const asked = await prisma().entry.findFirst({
    where: { id: entryId, division: { season: { organization: { slug: organization } } } },
    select: { ...NAMED_ENTRY, userId: true },
  });
  if (!asked) return undefined;
  const { userId, organizationId } = asked;
  const isOneEntry = styleOf(asked) === "number";
  const rows = await prisma().entry.findMany({
    where: {
      ...(isOneEntry ? { id: asked.id } : { userId, organizationId }),
      division: { season: { status: { not: "draft" } } },
    },
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
  const named = newest?.view.entries.find(({ id }) => id === newest.entryId);
  if (!newest || !first || !named) return undefined;
  return {
    name: named.name,
    organization: newest.view.season.organization,
    firstEntryId: first.entryId,
    seasons,
  };
}

const MOST_SEASONS = 50;
