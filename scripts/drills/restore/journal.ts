import { prisma } from "@/lib/db/client";
import { countDifferingMatches } from "@/lib/match/store/rebuild";

/** A command that someone sent: when it started, when it was acknowledged, and how many events its match had then. */
export type Entry = {
  readonly matchId: string;
  readonly begunAt: number;
  ackedAt: number;
  events: number;
};

/** A moment in the past: what was acknowledged before it must be there, what started after it must not. */
export type Moment = { readonly ackedBefore: number; readonly begunAfter: number };

/** What's wrong with a restored database. All 0 if nothing is. */
export type Verdict = {
  readonly acknowledged: number;
  readonly lost: number;
  readonly fromTheFuture: number;
  readonly differing: number;
};

/** Compares the database in DATABASE_URL with the journal. */
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

/** Whether this is the database of that moment. */
export function isSound({ lost, fromTheFuture, differing }: Verdict): boolean {
  return lost + fromTheFuture + differing === 0;
}
