import { insertAudit, logAct } from "@/lib/db/audit";
import { announceChange } from "@/lib/db/changes";
import { prisma } from "@/lib/db/client";
import type { EntryStatus } from "@/lib/db/generated/client";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { findYetToDo } from "@/lib/eligibility/store/yet-to-do";
import { writeLetters } from "@/lib/mail/store/letters";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { isOver } from "@/lib/season/rules/steps";
import { changeOfDivision, type LockedDivision, lockDivision } from "@/lib/season/store/division-lock";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { dateIn } from "@/lib/shared/dates";
import { instantOf } from "@/lib/shared/instant";
import { movedUpLetter } from "../letters/entry-letters";
import { entryLetterFacts } from "./entry-letters";

const IN = ["active", "pending"] as const;

/** How full a season's divisions are. */
export type SpotCounts = { readonly taken: number; readonly waiting: number };

/** Players and waitlisted players of every division of a season, by the division's ID. */
export async function countSpots(seasonId: string): Promise<ReadonlyMap<string, SpotCounts>> {
  const counts = await prisma().entry.groupBy({
    by: ["divisionId", "status"],
    where: { division: { seasonId }, status: { in: [...IN, "waitlisted"] } },
    _count: true,
  });
  const counted = new Map<string, { taken: number; waiting: number }>();
  for (const { divisionId, status, _count } of counts) {
    const count = counted.get(divisionId) ?? { taken: 0, waiting: 0 };
    count[status === "waitlisted" ? "waiting" : "taken"] += _count;
    counted.set(divisionId, count);
  }
  return counted;
}

/** In a division the caller has locked, is a spot open with no one waiting for it? */
export async function hasFreeSpot(tx: Transaction, { id, capacity }: LockedDivision): Promise<boolean> {
  if (capacity === null) return true;
  return (await countIn(tx, id, [...IN, "waitlisted"])) < capacity;
}

/**
 * Sets how many can play before the division is paired; null for no limit. A lower number drops no one; a higher one
 * admits players from the waitlist.
 *
 * @param seen the number on the director's page; left out if the call doesn't come from a page
 */
export async function updateCapacity(
  scope: DirectorScope,
  divisionId: string,
  { capacity, seen }: { readonly capacity: number | null; readonly seen?: string },
  at: Date,
): Promise<Answer<null, "already-published" | "changed" | "season-over"> | null> {
  return inTransaction(async (tx) => {
    const division = await lockDivision(tx, divisionId);
    if (division?.organization.id !== scope.organizationId) return null;
    if (isOver(division.season.status)) return refuse("season-over");
    if (division.isPublished) return refuse("already-published");
    if (seen !== undefined && seen !== String(division.capacity ?? "no limit")) return refuse("changed");
    await tx.division.update({ where: { id: divisionId }, data: { capacity } });
    const subject = `${division.name}, ${capacity ?? "no limit"}`;
    const { userId } = scope;
    await logAct(tx, scope, { type: "places-changed", subject, at });
    await fillSpots(tx, { ...division, capacity }, userId, at);
    if (division.season.status !== "draft") await announceChange(tx, changeOfDivision(division));
    return accept(null);
  });
}

/**
 * Gives open spots to the players who have waited longest, and tells them. Once the division is paired, the list stays
 * as it is: then only the director admits players. The caller must hold the lock on the division.
 *
 * @param by who made room, for the log; null: the operator
 */
export async function fillSpots(
  tx: Transaction,
  division: LockedDivision,
  by: string | null,
  at: Date,
): Promise<void> {
  if (division.isPublished) return;
  const open = division.capacity === null ? null : division.capacity - (await countIn(tx, division.id, IN));
  if (open !== null && open <= 0) return;
  const movingUp = await tx.entry.findMany({
    where: { divisionId: division.id, status: "waitlisted" },
    include: { user: true },
    orderBy: [{ registeredAt: "asc" }, { id: "asc" }],
    ...(open === null ? {} : { take: open }),
  });
  if (movingUp.length === 0) return;
  const season = {
    seasonId: division.season.id,
    today: dateIn(instantOf(at), division.organization.timeZone),
  };
  const userIds = movingUp.map(({ userId }) => userId);
  const yetToDo = await findYetToDo(tx, season, userIds);
  for (const next of movingUp) {
    await tx.entry.update({ where: { id: next.id }, data: { status: "active" } });
    const yet = yetToDo(next.userId, { waits: false, isPublished: false });
    const letter = movedUpLetter(entryLetterFacts(division, next), yet, at.toISOString());
    await writeLetters(tx, division.organization.id, [letter], at);
    await insertAudit(tx, {
      organizationId: division.organization.id,
      actorUserId: by,
      type: "moved-up",
      subject: `${next.name}, ${division.name}`,
      data: { entryId: next.id },
      at,
    });
  }
}

async function countIn(tx: Transaction, divisionId: string, statuses: readonly EntryStatus[]) {
  return tx.entry.count({ where: { divisionId, status: { in: [...statuses] } } });
}
