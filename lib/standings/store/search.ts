import { prisma } from "@/lib/db/client";
import { kebabCase } from "@/lib/db/enum-names";
import type { Prisma } from "@/lib/db/generated/client";
import type { MatchProjection } from "@/lib/match/rules/project";
import { toProjection } from "@/lib/match/store/match-record";
import { NAMED_ENTRY, styleOf } from "@/lib/people/store/public-names";
import { type PublicName, publicName } from "@/lib/people/words/public-name";
import { groupBy } from "@/lib/shared/group-by";
import { answersAll, answersBoth } from "@/lib/shared/search-words";
import type { MatchSlot } from "@/lib/stages/words/round-name";

type Where = { readonly slug: string; readonly name: string };

export type FoundPlayer = {
  readonly entryId: string;
  readonly name: PublicName;
  readonly season: Where;
  /** All that they're in that season, in its order. */
  readonly divisions: readonly Where[];
};
export type FoundMatch = MatchProjection & {
  readonly id: string;
  readonly home: PublicName;
  readonly away: PublicName;
  readonly slot: MatchSlot;
  readonly season: Where;
  readonly division: Where;
};

export type Found = {
  readonly players: readonly FoundPlayer[];
  readonly divisions: readonly { readonly season: Where; readonly division: Where }[];
  readonly matches: readonly FoundMatch[];
};

/** Entries that are looked at, newest first, and matches between them. */
const MOST_ENTRIES = 500;
const MOST_MATCHES = 200;
/** What is found of each kind. */
const MOST_FOUND = 20;
const MOST_DIVISIONS = 500;

/**
 * What everyone can find in an organization: players by the words of their public name, divisions by theirs and the
 * season's, and matches by words of both names. Drafts, waitlists and withheld names aren't found.
 */
export async function search(organizationId: string, words: readonly string[]): Promise<Found> {
  if (words.length === 0) return { players: [], divisions: [], matches: [] };
  const [entries, divisions] = await Promise.all([
    listNamed(organizationId, words),
    listDivisions(organizationId, words),
  ]);
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  return {
    players: playersIn(entries.filter(({ name }) => answersAll(words, name))),
    divisions,
    matches: await listMatches(organizationId, words, names),
  };
}

const PUBLIC_SEASON = { status: { not: "draft" } } satisfies Prisma.SeasonWhereInput;
const WHERE = {
  select: { slug: true, name: true, season: { select: { slug: true, name: true } } },
} satisfies { select: Prisma.DivisionSelect };

/** Entries with a name that has one of the words, as the public reads it. */
async function listNamed(organizationId: string, words: readonly string[]) {
  // Words consist of letters and digits, so they can't be taken for operators.
  const query = words.map((word) => `${word}:*`).join(" | ");
  const ids = await prisma().$queryRaw<{ id: string }[]>`
    SELECT id FROM entry
    WHERE organization_id = ${organizationId}::uuid AND name_words(name) @@ to_tsquery('simple', ${query})
    ORDER BY registered_at DESC, id DESC LIMIT ${MOST_ENTRIES}`;
  const hasMatch = [{ homeMatches: { some: {} } }, { awayMatches: { some: {} } }];
  const rows = await prisma().entry.findMany({
    where: {
      id: { in: ids.map(({ id }) => id) },
      annulled: false,
      division: { season: PUBLIC_SEASON },
      OR: [{ status: "active" }, { status: { in: ["withdrawn", "removed"] }, OR: hasMatch }],
    },
    select: {
      ...NAMED_ENTRY,
      userId: true,
      division: { select: { ...WHERE.select, position: true } },
    },
    orderBy: [{ registeredAt: "desc" }, { id: "desc" }],
  });
  return rows.flatMap((row) => {
    const style = styleOf(row);
    if (style === "number") return [];
    const { season, ...division } = row.division;
    return [{ id: row.id, userId: row.userId, name: publicName(row, style), season, division }];
  });
}

type Named = Awaited<ReturnType<typeof listNamed>>[number];

/** Each person once, by their newest entry, with the divisions of its season that they play in. */
function playersIn(entries: readonly Named[]): readonly FoundPlayer[] {
  return [...groupBy(entries, ({ userId }) => userId).values()].slice(0, MOST_FOUND).flatMap((own) => {
    const [newest] = own;
    if (!newest) return [];
    const { id, name, season } = newest;
    const divisions = own
      .filter((entry) => entry.season.slug === season.slug)
      .map(({ division }) => division)
      .toSorted((one, two) => one.position - two.position);
    return [{ entryId: id, name, season, divisions }];
  });
}

async function listDivisions(organizationId: string, words: readonly string[]): Promise<Found["divisions"]> {
  const rows = await prisma().division.findMany({
    where: { organizationId, season: PUBLIC_SEASON },
    ...WHERE,
    orderBy: [{ season: { startsOn: "desc" } }, { position: "asc" }],
    take: MOST_DIVISIONS,
  });
  return rows
    .filter(({ name, season }) => answersAll(words, `${season.name} ${name}`))
    .slice(0, MOST_FOUND)
    .map(({ season, ...division }) => ({ season, division }));
}

async function listMatches(
  organizationId: string,
  words: readonly string[],
  names: ReadonlyMap<string, PublicName>,
): Promise<readonly FoundMatch[]> {
  if (words.length < 2) return [];
  const ids = { in: [...names.keys()] };
  const rows = await prisma().match.findMany({
    where: { organizationId, homeEntryId: ids, awayEntryId: ids, status: { not: "void" } },
    include: {
      round: {
        select: {
          number: true,
          stage: { select: { format: true, _count: { select: { rounds: true } }, division: WHERE } },
        },
      },
    },
    orderBy: [{ deadlineAt: "desc" }, { id: "asc" }],
    take: MOST_MATCHES,
  });
  return rows
    .flatMap((row) => {
      const home = names.get(row.homeEntryId);
      const away = names.get(row.awayEntryId);
      if (!home || !away || !answersBoth(words, home, away)) return [];
      const { number, stage } = row.round;
      const { season, ...division } = stage.division;
      const slot = { format: kebabCase(stage.format), number, of: stage._count.rounds, match: row.number };
      return [{ ...toProjection(row), id: row.id, home, away, slot, season, division }];
    })
    .slice(0, MOST_FOUND);
}
