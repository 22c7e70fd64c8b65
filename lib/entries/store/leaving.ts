import { insertAudit } from "@/lib/db/audit";
import { announceChange } from "@/lib/db/changes";
import { prisma } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { stampOf } from "@/lib/db/stamp";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { writeLetters } from "@/lib/mail/store/letters";
import type { MatchCommand } from "@/lib/match/rules/commands";
import { executeIn } from "@/lib/match/store/execute";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { dropHandle } from "@/lib/people/store/handles";
import { changeOfDivision, type LockedDivision, lockDivision } from "@/lib/season/store/division-lock";
import { readRules } from "@/lib/season/store/read-rules";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { isGuest } from "@/lib/shared/no-email";
import { advancePastVoided } from "@/lib/stages/store/advance-stage";
import { listEntries, listRounds } from "@/lib/standings/store/divisions";
import { annulledLetter, leftLetter } from "../letters/entry-letters";
import type { LastWish } from "../rules/leave-wish";
import { type LeavingPlan, type MatchToClose, planLeaving } from "../rules/leaving";
import { type LeaveRefusal, refuseLeaving } from "../rules/refuse-leaving";
import { leavingConsequence } from "../words/leaving";
import { isPlaying, toLastWish, type WishEventRow, wishEventsOf } from "./end-leave-wish";
import { entryLetterFacts } from "./entry-letters";
import { fillSpots } from "./waitlist";

/** What would happen if a player left now. The stamp changes when any of it does. */
export type LeavingPreview = {
  readonly entry: {
    readonly id: string;
    readonly name: string;
    readonly status: LeavingEntry["status"];
    readonly divisionId: string;
    readonly isGuest: boolean;
  };
  readonly plan: LeavingPlan;
  /** The names of everyone in the plan, by entry. */
  readonly names: ReadonlyMap<string, string>;
  readonly annulBelowPercent: number;
  readonly isPlaying: boolean;
  /** The last time they asked to leave. */
  readonly wish: LastWish | null;
  /** The reader plays in a match that would be closed or annulled. */
  readonly isOwnMatch: boolean;
  readonly stamp: string;
};

/** What a director enters to remove or withdraw a player. */
export type Leaving = {
  readonly entryId: string;
  /** From the preview that the director read. */
  readonly stamp: string;
  /** The director removes them; otherwise they asked to leave. */
  readonly isRemoved: boolean;
  readonly reason: string;
};

/** The preview for an entry of the director's organization. */
export async function findLeaving(
  scope: DirectorScope,
  entryId: string,
): Promise<LeavingPreview | undefined> {
  const entry = await findEntry(prisma(), scope, entryId);
  return entry ? readLeaving(prisma(), scope, entry) : undefined;
}

/** The preview for a player who asks what deleting their account would do. */
export async function findOwnLeaving(
  db: Transaction,
  by: LeavingAuthor,
  entryId: string,
): Promise<LeavingPreview | undefined> {
  const entry = await findEntry(db, by, entryId);
  return entry ? readLeaving(db, by, entry) : undefined;
}

/**
 * Removes or withdraws a player: the entry, every open match, the emails and the log, in one transaction. Each match
 * goes through the same command path as always. The director confirms what they read: if it would do something else by
 * now, nothing happens.
 */
export async function leaveDivision(
  scope: DirectorScope,
  leaving: Leaving,
  at: Date,
): Promise<Answer<null, LeaveRefusal> | null> {
  return inTransaction(async (tx) => {
    const found = await findEntry(tx, scope, leaving.entryId);
    const division = found && (await lockDivision(tx, found.divisionId));
    if (!division) return null;
    await lockOwnMatches(tx, found);
    const entry = await findEntry(tx, scope, leaving.entryId);
    if (!entry) return refuse("already-left");
    const preview = await readLeaving(tx, scope, entry);
    const refusal = refuseLeaving({
      entry: entry.status,
      season: division.season.status,
      stamps: { now: preview.stamp, seen: leaving.stamp },
      isOwnMatch: preview.isOwnMatch,
    });
    if (refusal) return refuse(refusal);

    await letGo(tx, division, { entry, preview, leaving, by: scope, actorUserId: scope.userId, at });
    return accept(null);
  });
}

/**
 * A player leaves because their account is deleted: no one confirms it, and no one writes to them. The caller has locked
 * their matches with `lockOwnMatches`.
 *
 * @param by the player; `actorUserId`: who deletes the account, for the log. Null: the operator
 */
export async function leaveForGood(
  tx: Transaction,
  entryId: string,
  by: LeavingAuthor & { readonly actorUserId: string | null },
  reason: string,
  at: Date,
): Promise<void> {
  const entry = await findEntry(tx, by, entryId);
  const division = entry && (await lockDivision(tx, entry.divisionId));
  if (!division) throw new Error(`Entry ${entryId} can't leave`);
  const preview = await readLeaving(tx, by, entry);
  const leaving = { entryId, stamp: preview.stamp, isRemoved: false, reason };
  await letGo(tx, division, {
    entry,
    preview,
    leaving,
    by,
    actorUserId: by.actorUserId,
    at,
    isOwnWish: true,
  });
}

/** A director, or the player whose account is deleted. */
export type LeavingAuthor = Pick<DirectorScope, "organizationId" | "userId" | "origin">;

type Letting = {
  readonly entry: LeavingEntry;
  readonly preview: LeavingPreview;
  readonly leaving: Leaving;
  readonly by: LeavingAuthor;
  /** Who the log says did it; null: the operator. */
  readonly actorUserId: string | null;
  readonly at: Date;
  /** The player's account is deleted. */
  readonly isOwnWish?: boolean;
};

async function letGo(tx: Transaction, division: LockedDivision, letting: Letting): Promise<void> {
  const { entry, preview, leaving, by, actorUserId, at } = letting;
  const { plan } = preview;
  const status = leaving.isRemoved ? ("removed" as const) : ("withdrawn" as const);
  await tx.entry.update({ where: { id: entry.id }, data: { status, annulled: plan.isAnnulled } });
  if (!division.isPublished || entry.status === "waitlisted")
    await dropHandle(tx, division.season.id, entry.userId);
  for (const match of plan.matchesToClose) await close(tx, letting, match);
  await advancePastVoided(tx, entry.id, actorUserId, at);
  await notify(tx, division, entry, preview, leaving, at);
  await insertAudit(tx, {
    organizationId: by.organizationId,
    actorUserId,
    origin: by.origin,
    type: leaving.isRemoved ? "entry-removed" : "entry-withdrawn",
    subject: `${entry.name}, ${division.name}`,
    data: {
      entryId: entry.id,
      settled: plan.settled,
      of: plan.of,
      isAnnulled: plan.isAnnulled,
      reason: leaving.reason,
    },
    at,
  });
  await fillSpots(tx, division, actorUserId, at);
  await announceChange(tx, changeOfDivision(division));
}

const LEAVING_ENTRY = {
  user: true,
  division: {
    include: { season: { include: { rulePacks: { orderBy: { version: "desc" }, take: 1 } } } },
  },
} satisfies Prisma.EntryInclude;
type LeavingEntry = Prisma.EntryGetPayload<{ include: typeof LEAVING_ENTRY }>;

async function findEntry(db: Transaction, { organizationId }: LeavingAuthor, id: string) {
  return db.entry.findFirst({ where: { id, organizationId }, include: LEAVING_ENTRY });
}

/** Locks a player's matches in a fixed order, after the stages, as every match command does. */
export async function lockOwnMatches(
  tx: Transaction,
  { id, divisionId }: { readonly id: string; readonly divisionId: string },
): Promise<void> {
  await tx.$queryRaw`SELECT id FROM stage WHERE division_id = ${divisionId}::uuid ORDER BY id FOR UPDATE`;
  await tx.$queryRaw`
    SELECT id FROM "match" WHERE home_entry_id = ${id}::uuid OR away_entry_id = ${id}::uuid ORDER BY id FOR UPDATE`;
}

async function readLeaving(
  db: Transaction,
  scope: LeavingAuthor,
  entry: LeavingEntry,
): Promise<LeavingPreview> {
  const { id, divisionId, name, status } = entry;
  const [pack] = entry.division.season.rulePacks;
  if (!pack) throw new Error("A season has a rule pack");
  const rules = readRules(pack);
  const entries = await listEntries(db, divisionId);
  const plan = planLeaving(id, { entries, rounds: await listRounds(db, divisionId), rules });
  const undecided = [...plan.matchesToClose, ...plan.lostByBoth];
  const opponents = [...undecided.map(({ opponentId }) => opponentId), ...plan.annulledFor];
  const ids = [id, ...opponents, ...entries.map((each) => each.id)];
  const { concerned, wish } = await readConcerned(db, entry, ids);
  const isParty = new Set([id, ...opponents]);
  return {
    entry: { id, name, status, divisionId, isGuest: isGuest(entry.user.email) },
    plan,
    names: new Map(concerned.map((each) => [each.id, each.name])),
    annulBelowPercent: rules.withdrawal.annulBelowPercent,
    isOwnMatch:
      opponents.length > 0 && concerned.some((each) => each.userId === scope.userId && isParty.has(each.id)),
    isPlaying: isPlaying(entry.division, entry),
    wish,
    stamp: planStamp(status, plan, wish),
  };
}

/** Who the plan names, and the player's last request to leave. */
async function readConcerned(db: Transaction, entry: LeavingEntry, ids: readonly string[]) {
  type Concerned = { readonly id: string; readonly name: string; readonly userId: string };
  const [row] = await db.$queryRaw<
    { readonly concerned: readonly Concerned[]; readonly wish: readonly WishEventRow[] }[]
  >`
    SELECT
      (
        SELECT coalesce(json_agg(json_build_object('id', id, 'name', name, 'userId', user_id)), '[]')
        FROM entry WHERE id = ANY(${[...ids]}::uuid[])
      ) AS concerned,
      ${wishEventsOf(entry)} AS wish`;
  return { concerned: row?.concerned ?? [], wish: toLastWish(row?.wish ?? []) };
}

/** It stays the same as long as the preview says the same. */
function planStamp(status: string, plan: LeavingPlan, wish: LastWish | null): string {
  const table = (rows: LeavingPlan["before"]) =>
    rows.map(({ entryId, rank, points }) => [entryId, rank, points]);
  const matchesToClose = plan.matchesToClose.map(({ id, status: now, becomes }) => [id, now, becomes]);
  const asking = wish?.ended === null ? wish.newest : null;
  const lostByBoth = plan.lostByBoth.map(({ id }) => id);
  const matches = [matchesToClose, lostByBoth];
  return stampOf([status, asking, plan.settled, plan.of, matches, table(plan.before), table(plan.after)]);
}

async function close(
  tx: Transaction,
  { entry, leaving, by, at, isOwnWish = false }: Letting,
  { id, side, becomes }: MatchToClose,
): Promise<void> {
  const reason = `${entry.name} ${leaving.isRemoved ? "was removed" : "has left"}. ${leaving.reason}`;
  const command: MatchCommand =
    becomes === "void" ? { type: "void", reason } : { type: "withdraw-side", side, reason };
  const author = { userId: by.userId, origin: by.origin };
  const answer = await executeIn(tx, id, command, author, at, {
    quietTo: [entry.userId],
    isLeaving: isOwnWish,
  });
  if (!answer?.ok) throw new Error(`Match ${id} cannot be closed: ${JSON.stringify(answer)}`);
}

/** An email to the player who has left, and to everyone whose result against them no longer counts. */
async function notify(
  tx: Transaction,
  division: LockedDivision,
  entry: LeavingEntry,
  { plan, annulBelowPercent }: LeavingPreview,
  { isRemoved, reason }: Leaving,
  at: Date,
): Promise<void> {
  const facts = entryLetterFacts(division, entry);
  const when = at.toISOString();
  const consequence = leavingConsequence(plan, annulBelowPercent, "you");
  const isFinal = division.isPublished && entry.status !== "waitlisted";
  const opponents = await tx.entry.findMany({
    where: { id: { in: [...plan.annulledFor] }, status: "active" },
    include: { user: true },
  });
  const letters = [
    leftLetter(facts, { isRemoved, reason, consequence, isFinal }, when),
    ...opponents.map(({ userId, name, user }) =>
      annulledLetter(facts, { userId, name, email: user.email }, when),
    ),
  ];
  await writeLetters(tx, division.organization.id, letters, at);
}
