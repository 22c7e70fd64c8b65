import { announceChange, type PublicChange } from "@/lib/db/changes";
import type { Prisma } from "@/lib/db/generated/client";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { type NameStyle, nameStyle, type PublicName, publicName } from "../words/public-name";

/** What the public name of an entry depends on. */
export const NAMED_ENTRY = {
  id: true,
  name: true,
  number: true,
  organizationId: true,
  user: {
    select: {
      withheldIn: { select: { organizationId: true } },
      entries: {
        where: { division: { publicNames: { not: null } } },
        select: { organizationId: true, division: { select: { publicNames: true } } },
      },
    },
  },
} satisfies Prisma.EntrySelect;

export type NamedEntry = Prisma.EntryGetPayload<{ select: typeof NAMED_ENTRY }>;

/** How much of a player's name the public reads: the same everywhere in an organization. */
export function styleOf({ organizationId, user }: NamedEntry): NameStyle {
  return nameStyle({
    isWithheld: user.withheldIn.some((each) => each.organizationId === organizationId),
    divisions: user.entries
      .filter((each) => each.organizationId === organizationId)
      .map(({ division }) => division.publicNames),
  });
}

/** The names of these entries as the public reads them. */
export async function listPublicNames(entryIds: readonly string[]): Promise<ReadonlyMap<string, PublicName>> {
  const rows = await prisma().entry.findMany({
    where: { id: { in: [...new Set(entryIds)] } },
    select: NAMED_ENTRY,
  });
  return new Map(rows.map((row) => [row.id, publicName(row, styleOf(row))]));
}

/** Tells every process, once the transaction commits, that the public reads names of this organization in another way. */
export async function announceNames(tx: Transaction, organization: string): Promise<PublicChange> {
  const change: PublicChange = { organization, season: null, divisions: [], names: true };
  await announceChange(tx, change);
  return change;
}
