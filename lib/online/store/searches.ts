import { prisma } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import type { Side } from "@/lib/match/rules/sides";
import type { MatchId } from "@/lib/shared/ids";
import { type Instant, instantFrom, instantOf } from "@/lib/shared/instant";
import type { KeptFind } from "../rules/found-match";
import type { Searched } from "../rules/to-confirm";

/** How the last search went: it was read, an account doesn't exist, or the site didn't answer. */
export type LookAnswer = "read" | "no-account" | "site-away";

/** What the league knows of a match's games on its site. */
export type Search = {
  readonly nextLookAt: Instant | null;
  readonly lookedAt: Instant | null;
  readonly answer: LookAnswer | null;
  readonly find: KeptFind | null;
  readonly foundAt: Instant | null;
  readonly standsAt: Instant | null;
  readonly rejected: { readonly by: Side; readonly at: Instant; readonly statement: string } | null;
  readonly etags: Readonly<Record<string, string>>;
};

export async function findSearch(
  matchId: MatchId,
  tx: Pick<Transaction, "gameSearch"> = prisma(),
): Promise<Search | null> {
  const row = await tx.gameSearch.findUnique({ where: { matchId } });
  return row && toSearch(row);
}

/** The search of a match, as one JSON value within a larger statement. */
export function searchOf(matchId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    SELECT json_build_object('nextLookAt', g.next_look_at, 'lookedAt', g.looked_at, 'answer', g.answer,
      'found', g.found, 'foundAt', g.found_at, 'standsAt', g.stands_at, 'rejectedBy', g.rejected_by,
      'rejectedAt', g.rejected_at, 'statement', g.statement, 'etags', g.etags)
    FROM game_search g WHERE g.match_id = ${matchId})`;
}

/** Of a search, what `findToConfirm` goes by, as one JSON value; null if nothing was found. */
export function findOf(matchId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    SELECT json_build_object('standsAt', g.stands_at,
      'rejected', CASE WHEN g.rejected_at IS NOT NULL THEN json_build_object('at', g.rejected_at) END,
      'find', json_build_object('isCertain', g.found -> 'isCertain', 'outcome', g.found -> 'outcome',
        'games', (SELECT coalesce(json_agg(json_build_object('startedAt', game -> 'startedAt')), '[]')
          FROM jsonb_array_elements(g.found -> 'games') game)))
    FROM game_search g WHERE g.match_id = ${matchId} AND g.found_at IS NOT NULL)`;
}

/** What `findOf` gives. */
export type FindJson = Omit<Searched, "standsAt"> & { readonly standsAt: string | null };

export function findFrom({ standsAt, ...rest }: FindJson): Searched {
  return { ...rest, standsAt: standsAt === null ? null : instantFrom(standsAt) };
}

/** What `searchOf` gives. */
export type SearchJson = Omit<Row, "organizationId" | "matchId" | InstantColumn> &
  Readonly<Record<InstantColumn, string | null>>;
type InstantColumn = "nextLookAt" | "lookedAt" | "foundAt" | "standsAt" | "rejectedAt";

export function searchFrom(json: SearchJson): Search {
  const date = (text: string | null) => (text === null ? null : new Date(text));
  return toSearch({
    ...json,
    nextLookAt: date(json.nextLookAt),
    lookedAt: date(json.lookedAt),
    foundAt: date(json.foundAt),
    standsAt: date(json.standsAt),
    rejectedAt: date(json.rejectedAt),
  });
}

type Row = NonNullable<Awaited<ReturnType<Transaction["gameSearch"]["findUnique"]>>>;

function toSearch(row: Omit<Row, "organizationId" | "matchId">): Search {
  const { rejectedBy, rejectedAt } = row;
  const instant = (date: Date | null) => date && instantOf(date);
  return {
    nextLookAt: instant(row.nextLookAt),
    lookedAt: instant(row.lookedAt),
    answer: row.answer as LookAnswer | null,
    find: row.found as KeptFind | null,
    foundAt: instant(row.foundAt),
    standsAt: instant(row.standsAt),
    rejected:
      rejectedBy && rejectedAt
        ? { by: rejectedBy as Side, at: instantOf(rejectedAt), statement: row.statement ?? "" }
        : null,
    etags: row.etags as Record<string, string>,
  };
}

/** Begins to look for the games of online matches whose rounds have opened, and of those that were reopened. */
export async function startSearches(at: Date): Promise<void> {
  await prisma().$executeRaw`
    INSERT INTO game_search (organization_id, match_id, next_look_at)
    SELECT m.organization_id, m.id, ${at}::timestamptz
    FROM season y
    JOIN division d ON d.season_id = y.id
    JOIN stage s ON s.division_id = d.id
    JOIN round r ON r.stage_id = s.id
    JOIN rule_pack p ON p.id = r.rule_pack_id
    JOIN "match" m ON m.round_id = r.id
    WHERE y.status IN ('registration', 'running') AND r.opens_at <= ${at}::timestamptz
      AND p.rules #>> '{venue,kind}' = 'online'
      AND m.status IN ('open', 'scheduled')
      AND NOT EXISTS (SELECT FROM game_search g WHERE g.match_id = m.id AND g.next_look_at IS NOT NULL)
    ON CONFLICT (match_id) DO UPDATE SET next_look_at = EXCLUDED.next_look_at`;
}

/** If a worker is killed while it looks, the match is looked for again after this. */
const TAKEN_MINUTES = 5;

/** The match that has waited longest to be looked for. No other worker gets it for some minutes. */
export async function takeDueSearch(at: Date): Promise<MatchId | null> {
  const [row] = await prisma().$queryRaw<{ match_id: MatchId }[]>`
    UPDATE game_search SET next_look_at = ${at}::timestamptz + make_interval(mins => ${TAKEN_MINUTES})
    WHERE match_id = (
      SELECT match_id FROM game_search WHERE next_look_at <= ${at}::timestamptz
      ORDER BY next_look_at LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING match_id`;
  return row?.match_id ?? null;
}

/** What a search changed. */
export type Looked = {
  readonly answer: LookAnswer;
  readonly nextLookAt: Instant | null;
  readonly etags: Readonly<Record<string, string>>;
  /** What was found, if it's new: it replaces what was found before, and no one has rejected it. */
  readonly found?: { readonly find: KeptFind; readonly standsAt: Instant | null };
};

export async function saveLook(tx: Transaction, matchId: MatchId, looked: Looked, at: Date): Promise<void> {
  const { answer, nextLookAt, etags, found } = looked;
  await tx.gameSearch.update({
    where: { matchId },
    data: {
      answer,
      nextLookAt,
      etags,
      lookedAt: at,
      ...(found && {
        found: found.find as unknown as Prisma.InputJsonValue,
        foundAt: at,
        standsAt: found.standsAt,
        rejectedBy: null,
        rejectedAt: null,
        statement: null,
      }),
    },
  });
}

/** The match is decided or off, so no one looks for it anymore. */
export async function endSearch(matchId: MatchId): Promise<void> {
  await prisma().gameSearch.updateMany({ where: { matchId }, data: { nextLookAt: null, standsAt: null } });
}

/** Asks to look for a match soon, because a player says that they have played. */
export async function lookSoon(matchId: MatchId, at: Date): Promise<void> {
  await prisma().gameSearch.updateMany({ where: { matchId }, data: { nextLookAt: at } });
}

/**
 * A player says that what was found isn't their match, so it doesn't count by itself.
 *
 * @param foundAt which find the player has seen
 * @returns false if that's no longer what was found
 */
export async function rejectFind(
  matchId: MatchId,
  { by, statement, foundAt }: { readonly by: Side; readonly statement: string; readonly foundAt: Instant },
  at: Date,
): Promise<boolean> {
  const { count } = await prisma().gameSearch.updateMany({
    where: { matchId, foundAt, rejectedAt: null },
    data: { rejectedBy: by, rejectedAt: at, statement, standsAt: null },
  });
  return count > 0;
}

/** Matches of which the found result counts now. */
export async function listUncontestedFinds(
  at: Date,
  without: readonly string[],
): Promise<readonly MatchId[]> {
  const rows = await prisma().gameSearch.findMany({
    where: { standsAt: { lte: at }, matchId: { notIn: [...without] } },
    select: { matchId: true },
    orderBy: { standsAt: "asc" },
    take: 200,
  });
  return rows.map(({ matchId }) => matchId);
}
