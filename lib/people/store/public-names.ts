import { announceChange, type PublicChange } from "@/lib/db/changes";
import { prisma } from "@/lib/db/client";
import { Prisma, type PublicNames } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import type { EntryId } from "@/lib/shared/ids";
import { type NameStyle, nameStyle, type PublicName, publicName } from "../words/public-name";

/** What the public name of an entry depends on. */
export const NAMED_ENTRY = {
  id: true,
  name: true,
  number: true,
  organizationId: true,
  user: {
    select: {
      erasure: { select: { userId: true } },
      withheldIn: { select: { organizationId: true } },
      entries: {
        where: { division: { publicNames: { not: null } } },
        select: { organizationId: true, division: { select: { publicNames: true } } },
      },
    },
  },
} satisfies Prisma.EntrySelect;

export type NamedEntry = Prisma.EntryGetPayload<{ select: typeof NAMED_ENTRY }>;

/**
 * How much of a player's name the public reads: the same everywhere in an organization. Of a deleted account it's a
 * number, as of a withheld name: each entry has its own, and nothing tells whose they are.
 */
export function styleOf({ organizationId, user }: NamedEntry): NameStyle {
  return nameStyle({
    isWithheld:
      user.erasure !== null || user.withheldIn.some((each) => each.organizationId === organizationId),
    divisions: user.entries
      .filter((each) => each.organizationId === organizationId)
      .map(({ division }) => division.publicNames),
  });
}

/** What the public name of an entry (e) depends on, as JSON. */
export const NAME_FACTS = Prisma.sql`json_build_object('id', e.id, 'name', e.name, 'number', e.number,
  'isWithheld', EXISTS (
    SELECT FROM withheld_name WHERE user_id = e.user_id AND organization_id = e.organization_id
  ) OR EXISTS (SELECT FROM erasure WHERE user_id = e.user_id),
  'styles', (
    SELECT coalesce(json_agg(theirs.public_names), '[]')
    FROM entry other JOIN division theirs ON theirs.id = other.division_id
    WHERE other.user_id = e.user_id AND other.organization_id = e.organization_id
  ))`;

export type NameFacts = {
  readonly id: EntryId;
  readonly name: string;
  readonly number: number;
  readonly isWithheld: boolean;
  /** What the person's divisions say, in the whole organization; null: full names. */
  readonly styles: readonly (PublicNames | null)[];
};

/** How an entry is shown to the public. */
export function namePublicly({ isWithheld, styles, ...entry }: NameFacts) {
  const style = nameStyle({ isWithheld, divisions: styles });
  return { name: publicName(entry, style), isFullName: style === "full" };
}

/** The names of these entries as the public reads them. */
export async function listPublicNames(
  entryIds: readonly EntryId[],
): Promise<ReadonlyMap<EntryId, PublicName>> {
  const [row] = await prisma().$queryRaw<[{ names: readonly NameFacts[] }]>`
    SELECT ${nameFactsOf(entryIds)} AS names`;
  return publicNamesOf(row.names);
}

/** What the names of these entries depend on, as JSON for a statement that reads more. */
export function nameFactsOf(entryIds: readonly EntryId[]): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(json_agg(${NAME_FACTS}), '[]') FROM entry e WHERE e.id = ANY(${[...new Set(entryIds)]}::uuid[])
  )`;
}

export function publicNamesOf(facts: readonly NameFacts[]): ReadonlyMap<EntryId, PublicName> {
  return new Map(facts.map((each) => [each.id, namePublicly(each).name]));
}

/** Tells every process, once the transaction commits, that the public reads names of this organization in another way. */
export async function announceNames(tx: Transaction, organization: string): Promise<PublicChange> {
  const change: PublicChange = { organization, season: null, divisions: [], names: true };
  await announceChange(tx, change);
  return change;
}

const STYLED_ENTRY = {
  ...NAMED_ENTRY,
  division: { select: { season: { select: { organization: { select: { slug: true } } } } } },
} satisfies Prisma.EntrySelect;

type NameStyles = ReadonlyMap<string, NameStyle>;

/** How much of these people's names the public reads, by entry. Read it before registrations change. */
export async function readNameStyles(tx: Transaction, userIds: readonly string[]): Promise<NameStyles> {
  const entries = await tx.entry.findMany({ where: { userId: { in: [...userIds] } }, select: NAMED_ENTRY });
  return new Map(entries.map((entry) => [entry.id, styleOf(entry)]));
}

/** Announces the names of every organization in which the public reads one in another way than before. */
export async function announceNewStyles(
  tx: Transaction,
  before: NameStyles,
): Promise<readonly PublicChange[]> {
  const entries = await tx.entry.findMany({
    where: { id: { in: [...before.keys()] } },
    select: STYLED_ENTRY,
  });
  const changed = entries.filter((entry) => styleOf(entry) !== before.get(entry.id));
  const changes: PublicChange[] = [];
  for (const slug of new Set(changed.map(({ division }) => division.season.organization.slug)))
    changes.push(await announceNames(tx, slug));
  return changes;
}
