import { insertAudit } from "@/lib/db/audit";
import { Prisma } from "@/lib/db/generated/client";
import { inTransaction } from "@/lib/db/transaction";
import { writeLetters } from "@/lib/mail/store/letters";
import { listDirectors } from "@/lib/match/store/event-letters";
import { isOver } from "@/lib/season/rules/steps";
import { lockDivision } from "@/lib/season/store/division-lock";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { dateIn } from "@/lib/shared/dates";
import type { DivisionId, UserId } from "@/lib/shared/ids";
import { type Instant, instantFrom, instantOf } from "@/lib/shared/instant";
import { asksToLeaveLetter } from "../letters/entry-letters";
import { readLeaveWish } from "./end-leave-wish";
import { entryLetterFacts } from "./entry-letters";

/**
 * Tells the directors that a player wants to leave a division that they can't withdraw from anymore. Nothing else happens
 * until one of them answers. Asking again on the same day sends no second email, but the desk shows the new note.
 */
export async function insertLeaveWish(
  divisionId: DivisionId,
  userId: UserId,
  note: string,
  at: Date,
  origin?: string,
): Promise<Answer<null, "not-registered" | "season-over">> {
  return inTransaction(async (tx) => {
    const division = await lockDivision(tx, divisionId);
    const entry = await tx.entry.findUnique({
      where: { divisionId_userId: { divisionId, userId } },
      include: { user: true },
    });
    if (!division || entry?.status !== "active") return refuse("not-registered");
    if (isOver(division.season.status)) return refuse("season-over");
    const { organization } = division;
    const facts = entryLetterFacts(division, entry);
    const open = await readLeaveWish(tx, entry);
    const since = open && !open.ended ? open.since : instantOf(at);
    const today = dateIn(instantOf(at), organization.timeZone);
    const drafts = (await listDirectors(tx, organization.id, at)).map((director) =>
      asksToLeaveLetter(facts, { director, note, since }, today),
    );
    await writeLetters(tx, organization.id, drafts, at);
    const subject = `${entry.name}, ${division.name}`;
    await insertAudit(tx, {
      organizationId: organization.id,
      actorUserId: userId,
      type: "asked-to-leave",
      subject,
      data: { entryId: entry.id, note },
      origin,
      at,
    });
    return accept(null);
  });
}

/** A player who asked to leave, is still playing, and has no answer yet. */
export type LeaveWish = {
  readonly entryId: string;
  readonly name: string;
  readonly division: { readonly slug: string; readonly name: string };
  readonly season: { readonly slug: string; readonly name: string };
  readonly note: string;
  /** When they first asked. */
  readonly since: Instant;
};

/** What `leaveWishesIn` reads of each. */
export type LeaveWishRow = Omit<LeaveWish, "since"> & { readonly since: string };

/**
 * Players in these organizations who asked to leave, with no answer yet, longest waiting first, as JSON: with the newest
 * note they wrote, and when they first asked. Who comes back, or has an answer, has to ask again.
 */
export function leaveWishesIn(organizations: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(json_agg(json_build_object(
      'entryId', e.id, 'name', e.name, 'note', wish.note, 'since', wish.since,
      'division', json_build_object('slug', d.slug, 'name', d.name),
      'season', json_build_object('slug', s.slug, 'name', s.name)
    ) ORDER BY wish.since, e.id), '[]')
    FROM (
      SELECT asker.id AS entry_id, min(at) AS since,
        coalesce((array_agg(data ->> 'note' ORDER BY at DESC) FILTER (WHERE data ->> 'note' <> ''))[1], '') AS note
      FROM audit_event a JOIN entry asker ON asker.id = (a.data ->> 'entryId')::uuid
      WHERE a.organization_id = ANY(${organizations}) AND a.type = 'asked-to-leave' AND a.at >= asker.registered_at
        AND NOT ${hasEnded}
      GROUP BY asker.id
    ) AS wish
    JOIN entry e ON e.id = wish.entry_id
    JOIN division d ON d.id = e.division_id
    JOIN season s ON s.id = d.season_id
    WHERE e.status = 'active' AND s.status IN ('registration', 'running')
  )`;
}

/** Has the request `a` of the player `asker` been taken back or declined? */
const hasEnded = Prisma.sql`EXISTS (
  SELECT FROM audit_event ended WHERE ended.data ->> 'entryId' = asker.id::text
    AND ended.type IN ('leave-taken-back', 'leave-declined') AND (ended.at, ended.id) > (a.at, a.id)
)`;

/** When the player `asker` first asked to leave; null unless they wait for an answer. */
export const ASKED_TO_LEAVE_AT = Prisma.sql`(
  SELECT min(a.at) FROM audit_event a
  WHERE asker.status = 'active' AND a.data ->> 'entryId' = asker.id::text AND a.type = 'asked-to-leave'
    AND a.at >= asker.registered_at AND NOT ${hasEnded}
)`;

export function toLeaveWish({ since, ...wish }: LeaveWishRow): LeaveWish {
  return { ...wish, since: instantFrom(since) };
}
