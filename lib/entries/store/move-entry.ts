import { logAct } from "@/lib/db/audit";
import { announceChange, type PublicChange } from "@/lib/db/changes";
import { stampOf } from "@/lib/db/stamp";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { writeLetters } from "@/lib/mail/store/letters";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { announceNewStyles, readNameStyles } from "@/lib/people/store/public-names";
import { changeOfDivision, type LockedDivision, lockDivision } from "@/lib/season/store/division-lock";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { instantOf } from "@/lib/shared/instant";
import { listRounds } from "@/lib/standings/store/divisions";
import { movedLetter } from "../letters/entry-letters";
import { planLateEntry } from "../rules/late-entry";
import { decideMove, type MoveRefusal } from "../rules/move-entry";
import { entryLetterFacts, findYetToDoOf } from "./entry-letters";
import { fillSpots, hasFreeSpot } from "./waitlist";

/** Changes when a player joins, leaves or moves. */
export function entryStamp(entry: { readonly divisionId: string; readonly status: string }): string {
  return stampOf([entry.divisionId, entry.status]);
}

type Move = {
  readonly entryId: string;
  /** The division. */
  readonly to: string;
  readonly bornOn: string | null;
  /** The director accepts that they'd only be on the waitlist there. */
  readonly waits: boolean;
};

/** Where a player ended up, and the public pages that are out of date. */
export type Moved = { readonly status: "active" | "waitlisted"; readonly changes: readonly PublicChange[] };

/**
 * Moves a player to another division of their season. The spot they leave goes to the player who has waited longest
 * there. On a waitlist they're last.
 *
 * @param seen the stamp of the entry on the director's page
 * @returns null if there's no such entry in the director's organization, or the division is one of another season
 */
export async function moveEntry(
  scope: DirectorScope,
  { entryId, to, bornOn, waits }: Move,
  { seen, at }: { readonly seen: string; readonly at: Date },
): Promise<Answer<Moved, MoveRefusal> | null> {
  return inTransaction(async (tx) => {
    const held = await holdBoth(tx, scope, entryId, to);
    if (!held?.ok) return held;
    const { from, target, entry } = held.value;
    if (entryStamp(entry) !== seen) return refuse("changed");
    const born = bornOn ?? entry.bornOn?.toISOString().slice(0, 10) ?? null;
    const before = await findBefore(tx, target.id, entry.userId, entryId);
    const late = target.isPublished
      ? planLateEntry(await listRounds(tx, target.id), target.rules, instantOf(at))
      : null;
    const decided = decideMove({
      season: target.season,
      entry: { status: entry.status, hasMatches: entry._count.homeMatches + entry._count.awayMatches > 0 },
      from,
      isSameDivision: from.id === target.id,
      to: {
        ...target,
        hasFreeSpot: await hasFreeSpot(tx, target),
        lateRefusal: late && !late.ok ? late.refusal : null,
        before,
      },
      waits,
      bornOn: born,
      age: { startsOn: target.season.startsOn, eligibility: target.rules.eligibility },
    });
    if (!decided.ok) return decided;

    const status = decided.value;
    const styles = await readNameStyles(tx, [entry.userId]);
    if (before) await tx.entry.deleteMany({ where: { divisionId: target.id, userId: entry.userId } });
    await tx.entry.update({
      where: { id: entryId },
      data: {
        divisionId: target.id,
        status,
        seed: null,
        bornOn: born && target.underAge !== null ? new Date(`${born}T00:00:00Z`) : null,
        ...(status === "waitlisted" ? { registeredAt: at } : {}),
      },
    });
    const waiting = status === "waitlisted";
    const yet = await findYetToDoOf(tx, target, { userId: entry.userId, waits: waiting }, at);
    const words = { from: from.name, waits: waiting, isPublished: target.isPublished, yet };
    const letter = movedLetter(entryLetterFacts(target, entry), words, at.toISOString());
    await writeLetters(tx, target.organization.id, [letter], at);
    await note(tx, scope, {
      subject: `${entry.name} from ${from.name} to ${target.name}`,
      data: { entryId },
      at,
    });
    await fillSpots(tx, from, scope.userId, at);
    const changes = [changeOfDivision(from), changeOfDivision(target)];
    for (const change of changes) await announceChange(tx, change);
    return accept({ status, changes: [...changes, ...(await announceNewStyles(tx, styles))] });
  });
}

/** Locks both divisions in the order of their ids, so that two players who swap divisions don't block each other. */
async function holdBoth(
  tx: Transaction,
  { organizationId }: DirectorScope,
  entryId: string,
  to: string,
): Promise<Answer<Held, "changed" | "division-removed"> | null> {
  const found = await tx.entry.findFirst({
    where: { id: entryId, organizationId },
    select: { divisionId: true, division: { select: { seasonId: true } } },
  });
  if (!found) return null;
  const target = await tx.division.findUnique({ where: { id: to } });
  if (!target) return refuse("division-removed");
  if (target.seasonId !== found.division.seasonId) return null;
  await tx.$queryRaw`
    SELECT id FROM division WHERE id IN (${found.divisionId}::uuid, ${to}::uuid) ORDER BY id FOR UPDATE`;
  const from = await lockDivision(tx, found.divisionId);
  const into = await lockDivision(tx, to);
  const entry = await readMoving(tx, entryId);
  if (!into) return refuse("division-removed");
  if (!from || entry?.divisionId !== from.id) return refuse("changed");
  return accept({ from, target: into, entry });
}

type Held = {
  readonly from: LockedDivision;
  readonly target: LockedDivision;
  readonly entry: MovingEntry;
};

const MOVING = { user: true, _count: { select: { homeMatches: true, awayMatches: true } } } as const;
type MovingEntry = NonNullable<Awaited<ReturnType<typeof readMoving>>>;

function readMoving(tx: Transaction, id: string) {
  return tx.entry.findUnique({ where: { id }, include: MOVING });
}

async function findBefore(tx: Transaction, divisionId: string, userId: string, entryId: string) {
  const row = await tx.entry.findFirst({
    where: { divisionId, userId, id: { not: entryId } },
    include: { _count: { select: { homeMatches: true, awayMatches: true } } },
  });
  return row && { status: row.status, hasMatches: row._count.homeMatches + row._count.awayMatches > 0 };
}

async function note(
  tx: Transaction,
  scope: DirectorScope,
  moved: { readonly subject: string; readonly data: { readonly entryId: string }; readonly at: Date },
): Promise<void> {
  await logAct(tx, scope, { type: "entry-moved", ...moved });
}
