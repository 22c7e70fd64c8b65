import { announceChange } from "@/lib/db/changes";
import { prisma } from "@/lib/db/client";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { foldMatch } from "../rules/evolve";
import { projectMatch } from "../rules/project";
import { projectionColumns } from "./append";
import { toProjection, toStoredEvent } from "./match-record";

/** How many matches were checked, and how many rows differ from their events. */
export type Rebuilt = { readonly matches: number; readonly rewritten: number };

const BATCH = 200;

const WITH_EVENTS = { events: { orderBy: { seq: "asc" } } } as const;

/**
 * Folds every match from its events again and rewrites the rows that differ: after a release that projects more than
 * the one before, or when someone changed a row by hand. It never changes the events. Matches can go on while it runs,
 * because each row is rewritten under its lock.
 */
export async function rebuildMatches(): Promise<Rebuilt> {
  let rebuilt: Rebuilt = { matches: 0, rewritten: 0 };
  for await (const { rows, differing } of compareMatches()) {
    for (const { id } of differing) await inTransaction((tx) => rewrite(tx, id));
    rebuilt = {
      matches: rebuilt.matches + rows.length,
      rewritten: rebuilt.rewritten + differing.length,
    };
  }
  return rebuilt;
}

/** Counts the matches, and those whose row differs from their events. Changes nothing. */
export async function countDifferingMatches(): Promise<{
  readonly matches: number;
  readonly differing: number;
}> {
  let counted = { matches: 0, differing: 0 };
  for await (const { rows, differing } of compareMatches()) {
    counted = {
      matches: counted.matches + rows.length,
      differing: counted.differing + differing.length,
    };
  }
  return counted;
}

/** All matches in batches, with those whose row differs from their events. */
async function* compareMatches() {
  for (let after: string | undefined; ; ) {
    const rows = await prisma().match.findMany({
      ...(after === undefined ? {} : { cursor: { id: after }, skip: 1 }),
      include: WITH_EVENTS,
      orderBy: { id: "asc" },
      take: BATCH,
    });
    yield { rows, differing: rows.filter((row) => !isFold(row)) };
    after = rows.at(-1)?.id;
    if (rows.length < BATCH) return;
  }
}

type MatchRow = Parameters<typeof toProjection>[0] & {
  readonly lastSeq: number;
  readonly events: readonly Parameters<typeof toStoredEvent>[0][];
};

function isFold(row: MatchRow): boolean {
  const stored = { ...toProjection(row), lastSeq: row.lastSeq };
  const folded = { ...projectMatch(fold(row)), lastSeq: row.events.length };
  return Object.entries(folded).every(([key, value]) => stored[key as keyof typeof stored] === value);
}

async function rewrite(tx: Transaction, id: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM "match" WHERE id = ${id}::uuid FOR UPDATE`;
  const row = await tx.match.findUniqueOrThrow({
    where: { id },
    include: {
      ...WITH_EVENTS,
      round: {
        select: {
          stage: {
            select: {
              division: {
                select: {
                  slug: true,
                  season: { select: { slug: true, organization: { select: { slug: true } } } },
                },
              },
            },
          },
        },
      },
    },
  });
  await tx.match.update({ where: { id }, data: projectionColumns(fold(row), row.events.length) });
  const { division } = row.round.stage;
  await announceChange(tx, {
    organization: division.season.organization.slug,
    season: division.season.slug,
    divisions: [division.slug],
  });
}

function fold({ events }: MatchRow) {
  return foldMatch(events.map((row) => toStoredEvent(row).event));
}
