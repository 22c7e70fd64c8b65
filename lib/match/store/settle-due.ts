import { prisma } from "@/lib/db/client";
import { type Statement, send } from "@/lib/db/statements";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { instantOf } from "@/lib/shared/instant";
import { FED_BY_RESULTS } from "@/lib/stages/formats";
import { watchCommand } from "@/lib/telemetry/command";
import { log } from "@/lib/telemetry/log";
import type { ClockCommand } from "../rules/commands";
import { decide } from "../rules/decide";
import type { MatchContext } from "../rules/decision";
import { append } from "./append";
import { execute, executeIn } from "./execute";
import type { Happening } from "./happening";
import { type LockedRow, lockAndRead, toLocked } from "./lock-matches";
import { LONGEST_ROUND_ACT } from "./lock-round";

/** What the clock does to matches whose time has passed. */
export type DueType = Extract<ClockCommand["type"], "pass-deadline" | "pass-answer-time">;
const TYPES: readonly DueType[] = ["pass-answer-time", "pass-deadline"];

/** Divisions of a batch, and the most matches that a batch has. */
const MOST_DIVISIONS = 20;
const MOST_MATCHES = 500;

type Options = {
  /** Called once if there's more to do than one batch. */
  readonly onMore?: () => Promise<unknown>;
};

/**
 * Settles all matches whose time has passed, in batches, until none is left. Any number of workers can do it at once,
 * because each takes divisions and matches that no other has. Matches of a bracket aren't among them: `settleBrackets`.
 *
 * @returns how many this worker settled
 */
export async function settleDue(type: DueType, at: Date, { onMore }: Options = {}): Promise<number> {
  let settled = 0;
  const left: string[] = [];
  for (let batches = 0; ; batches += 1) {
    const batch = await settleBatch(type, at, left);
    if (batch.claimed === 0) return settled;
    settled += batch.settled;
    left.push(...batch.left);
    if (batches === 0 && batch.claimed >= MOST_DIVISIONS) await onMore?.();
  }
}

/**
 * Settles matches of brackets, a bracket at a time, because each match can create, change or remove others of it. A
 * bracket that another worker or a command has is skipped: the next sweep takes what's still due.
 */
export async function settleBrackets(at: Date): Promise<Record<DueType, number>> {
  const settled: Record<DueType, number> = { "pass-answer-time": 0, "pass-deadline": 0 };
  const seen: string[] = [];
  for (;;) {
    const brackets = await listDueBrackets(at, seen);
    if (brackets.length === 0) return settled;
    for (const { stageId, matches } of brackets)
      for (const { type, count } of await settleBracket(stageId, matches, at)) settled[type] += count;
    seen.push(...brackets.map(({ stageId }) => stageId));
  }
}

type DueMatch = { readonly id: string; readonly type: DueType };
type DueBracket = { readonly stageId: string; readonly matches: readonly DueMatch[] };
type Settled = readonly { readonly type: DueType; readonly count: number }[];

/** All or none in one transaction. If that fails, each match is tried alone. */
async function settleBracket(stageId: string, matches: readonly DueMatch[], at: Date): Promise<Settled> {
  try {
    return await inTransaction(async (tx) => {
      const taken = await tx.$queryRaw<object[]>`
        SELECT id FROM stage WHERE id = ${stageId}::uuid FOR UPDATE SKIP LOCKED`;
      if (taken.length === 0) return [];
      const settled: { type: DueType; count: number }[] = [];
      for (const { id, type } of matches) {
        const answer = await executeIn(tx, id, { type }, "clock", at);
        if (answer?.ok) settled.push({ type, count: 1 });
      }
      return settled;
    }, LONGEST_ROUND_ACT);
  } catch (error) {
    log.error("A bracket's due matches couldn't be settled together, so each is tried alone", {
      id: stageId,
      error,
    });
    const settled: { type: DueType; count: number }[] = [];
    for (const { id, type } of matches) settled.push({ type, count: await settleEach(type, [id], at) });
    return settled;
  }
}

type Batch = {
  readonly claimed: number;
  readonly settled: number;
  /** Refused or failed, so that this worker doesn't take them again. */
  readonly left: readonly string[];
};

/** Locks, folds, decides and appends like `execute`, with one statement for all matches of some divisions. */
async function settleBatch(type: DueType, at: Date, without: readonly string[]): Promise<Batch> {
  let claimed: readonly LockedRow[] = [];
  try {
    return await inTransaction(async (tx) => {
      claimed = await claim(tx, type, at, without);
      const happenings: Happening[] = [];
      for (const row of claimed) {
        const happening = row.isCurrent && (await happeningOf(row, type, at));
        if (happening) happenings.push(happening);
      }
      await append(tx, happenings);
      const ids = new Set<string>(happenings.map(({ match }) => match.id));
      const left = claimed.filter(({ id, isCurrent }) => isCurrent && !ids.has(id)).map(({ id }) => id);
      return { claimed: claimed.length, settled: ids.size, left };
    }, LONGEST_ROUND_ACT);
  } catch (error) {
    if (claimed.length === 0) throw error;
    log.error("A batch of due matches couldn't be settled, so each is tried alone", { error });
    const left = claimed.map(({ id }) => id);
    return { claimed: left.length, settled: await settleEach(type, left, at), left };
  }
}

/** Null if nothing happens, or if the match can't be read; that's logged and doesn't hold up the others. */
async function happeningOf(row: LockedRow, type: DueType, at: Date): Promise<Happening | null> {
  try {
    const match = toLocked(row);
    const { state, rules, venue, organization } = match;
    const context: MatchContext = {
      now: instantOf(at),
      actor: { kind: "clock" },
      rules,
      zone: organization.timeZone,
      venue,
    };
    const decision = await watchCommand(type, async () => decide(state, { type }, context));
    return decision.ok ? { match, events: decision.value, author: null, at } : null;
  } catch (error) {
    log.error("A due match couldn't be settled", { id: row.id, error });
    return null;
  }
}

async function settleEach(type: DueType, matchIds: readonly string[], at: Date): Promise<number> {
  let settled = 0;
  for (const id of matchIds) {
    try {
      const answer = await execute(id, { type }, "clock", at);
      if (answer?.ok) settled += 1;
    } catch (error) {
      log.error("A due match couldn't be settled", { id, error });
    }
  }
  return settled;
}

// Statuses are written into the SQL, because a parameter keeps Postgres from using an index with a condition.

/**
 * Which matches' time has passed at $1, before their rules were asked. PostgreSQL overestimates how many there are, and
 * would rather read every round. A limit in order makes it take the index, and an array makes it expect few. The latest
 * come first, so none waits for another that isn't settled.
 */
const PAST: Record<DueType, string> = {
  "pass-answer-time": `
    SELECT * FROM "match" WHERE id = ANY(ARRAY(
      SELECT id FROM "match"
      WHERE (status = 'reported' AND answer_by <= $1::timestamptz)
        OR (correction = 'asked' AND answer_by <= $1::timestamptz)))`,
  "pass-deadline": `
    SELECT * FROM "match" WHERE id = ANY(ARRAY(
      SELECT id FROM "match"
      WHERE status IN ('open', 'scheduled') AND deadline_at <= $1::timestamptz AND forfeit_held_at IS NULL
      ORDER BY deadline_at DESC LIMIT 20000))`,
};

/** What else the rules of a round say. `decide` has the last word under the lock. */
const DUE: Record<DueType, string> = {
  "pass-answer-time": "true",
  "pass-deadline": `
    m.deadline_at + make_interval(hours => COALESCE((p.rules #>> '{reporting,graceHours}')::int, 0)) <= $1::timestamptz`,
};

const WHERE_DUE = (type: DueType) => `
  FROM (${PAST[type]}) m
  JOIN round r ON r.id = m.round_id
  JOIN rule_pack p ON p.id = r.rule_pack_id
  JOIN stage s ON s.id = r.stage_id
  JOIN season y ON y.id = p.season_id
  WHERE ${DUE[type]} AND y.status <> 'archived'`;

/**
 * Takes divisions that no other worker has, whole, so that their pages expire once. $2 is no sender, $3 the formats of
 * brackets, $4 the matches that this worker leaves alone.
 */
const CLAIM = (type: DueType): Statement => ({
  name: `claim-${type}`,
  text: lockAndRead(`
    due AS MATERIALIZED (
      SELECT m.id, s.division_id ${WHERE_DUE(type)} AND s.format::text <> ALL($3::text[]) AND m.id <> ALL($4::uuid[])
    ),
    line AS MATERIALIZED (
      SELECT id FROM division WHERE id IN (SELECT division_id FROM due)
      ORDER BY id LIMIT ${MOST_DIVISIONS} FOR NO KEY UPDATE SKIP LOCKED
    ),
    locked AS MATERIALIZED (
      SELECT m.*, m.xmin AS version FROM "match" m
      WHERE m.id IN (SELECT due.id FROM due JOIN line ON line.id = due.division_id)
      LIMIT ${MOST_MATCHES} FOR UPDATE OF m SKIP LOCKED
    )`),
});

function claim(
  tx: Transaction,
  type: DueType,
  at: Date,
  without: readonly string[],
): Promise<readonly LockedRow[]> {
  return send<LockedRow>(tx, CLAIM(type), [at, null, FED_BY_RESULTS, without]);
}

const MOST_BRACKETS = 20;

/** Brackets with matches that are due, with all of those; one batch, without these. */
async function listDueBrackets(at: Date, without: readonly string[]): Promise<readonly DueBracket[]> {
  const due = TYPES.map(
    (type) =>
      `SELECT s.id AS stage, m.id, '${type}' AS type, m.deadline_at ${WHERE_DUE(type)}
        AND s.format::text = ANY($2::text[]) AND s.id <> ALL($3::uuid[])`,
  );
  return prisma().$queryRawUnsafe(
    `SELECT stage AS "stageId", json_agg(json_build_object('id', id, 'type', type) ORDER BY type, deadline_at, id) AS matches
     FROM (${due.join(" UNION ALL ")}) due GROUP BY stage ORDER BY min(deadline_at), stage LIMIT ${MOST_BRACKETS}`,
    at,
    [...FED_BY_RESULTS],
    without,
  );
}
