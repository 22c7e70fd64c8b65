import { prisma } from "@/lib/db/prisma";
import { countDifferingMatches } from "@/lib/match/store/rebuild";

/** A command that somebody sent: when it was begun, when it was acknowledged, and how many events its match then had. */
export type Entry = {
  readonly matchId: string;
  readonly begunAt: number;
  ackedAt: number;
  events: number;
};

/** A moment of the past: what was acknowledged before it must be there, what was begun after it must not. */
export type Moment = { readonly ackedBefore: number; readonly begunAfter: number };

/** What is wrong with a restored database; all 0 when nothing is. */
export type Verdict = {
  readonly acknowledged: number;
  readonly lost: number;
  readonly fromTheFuture: number;
  readonly differing: number;
};

/** Compares the database that DATABASE_URL names with what was written down while people played. */
export async function judge(journal: readonly Entry[], moment: Moment): Promise<Verdict> {
  const rows = await prisma().match.findMany({ select: { id: true, lastSeq: true } });
  const stored = new Map(rows.map(({ id, lastSeq }) => [id, lastSeq]));
  const acknowledged = journal.filter(({ ackedAt }) => ackedAt < moment.ackedBefore);
  const future = journal.filter(({ begunAt }) => begunAt >= moment.begunAfter);
  const has = ({ matchId, events }: Entry) => (stored.get(matchId) ?? 0) >= events;
  const { differing } = await countDifferingMatches();
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((entry) => !has(entry)).length,
    fromTheFuture: future.filter(has).length,
    differing,
  };
}

/** Is this the database of that moment? */
export function isSound({ lost, fromTheFuture, differing }: Verdict): boolean {
  return lost + fromTheFuture + differing === 0;
}
