import type { DirectorScope } from "@/lib/people/rules/permissions";
import { prisma } from "./client";
import type { Transaction } from "./transaction";

/** What can be logged outside of matches. The list is closed, so every type has words on the log page. */
export const AUDIT_TYPES = [
  "organization-created",
  "organization-edited",
  "retention-changed",
  "campus-sign-in-set",
  "campus-sign-in-removed",
  "campus-groups-set",
  "email-corrected",
  "role-granted",
  "role-revoked",
  "token-made",
  "token-revoked",
  "webhook-added",
  "webhook-rotated",
  "webhook-removed",
  "stand-in-named",
  "stand-in-ended",
  "season-created",
  "season-edited",
  "season-deleted",
  "division-added",
  "division-renamed",
  "division-removed",
  "public-names-set",
  "name-withheld",
  "name-shown",
  "name-corrected",
  "registration-opened",
  "registration-closed",
  "registered",
  "withdrew",
  "moved-up",
  "places-changed",
  "asked-to-leave",
  "leave-taken-back",
  "leave-declined",
  "eligibility-list-saved",
  "eligibility-list-removed",
  "eligibility-groups-chosen",
  "eligibility-exception-granted",
  "eligibility-exception-ended",
  "registration-hold-placed",
  "registration-hold-lifted",
  "ineligible-kept",
  "waiver-saved",
  "waiver-removed",
  "waiver-accepted",
  "waiver-paper-recorded",
  "waiver-paper-removed",
  "fee-saved",
  "fee-removed",
  "fee-paid",
  "fee-waived",
  "fee-undone",
  "campus-id-corrected",
  "entry-added",
  "entry-moved",
  "claim-code-made",
  "account-claimed",
  "account-deleted",
  "entry-withdrawn",
  "entry-removed",
  "entry-kept",
  "rating-left-out",
  "strike-forgiven",
  "strike-counted-again",
  "late-entry",
  "schedule-published",
  "playoff-drawn",
  "round-extended",
  "session-moved",
  "forfeits-declared",
  "forfeits-undone",
  "season-finished",
  "rules-changed",
  "break-added",
  "break-removed",
  "entries-imported",
  "season-copied",
  "season-archived",
  "season-unarchived",
  "venue-created",
  "venue-moved",
  "venue-hours-set",
  "venue-closed",
  "venue-reopened",
  "venue-stock-changed",
  "season-venue-set",
  "checked-out",
  "checked-in",
  "wrote-to-players",
] as const;
export type AuditType = (typeof AUDIT_TYPES)[number];

export type AuditEntry = {
  readonly type: AuditType;
  readonly subject: string;
  readonly at: Date;
  readonly actorName: string | null;
  /** The network address it came from; null if it was not kept. */
  readonly origin: string | null;
};

/** Records what someone did within their scope, such as a director at their desk. Without a person, it was the operator. */
export function logAct(
  tx: Transaction,
  { organizationId, userId, origin }: ActorScope,
  act: { readonly type: AuditType; readonly subject: string; readonly data?: object; readonly at: Date },
): Promise<void> {
  return insertAudit(tx, { organizationId, actorUserId: userId, origin, ...act });
}

type ActorScope = {
  readonly organizationId: string;
  readonly userId: string | null;
  readonly origin?: string | undefined;
};

/** Records what was done, in the transaction that does it. `subject` is what it was done to, by its name. */
export async function insertAudit(
  tx: Transaction,
  entry: {
    readonly organizationId: string;
    readonly actorUserId: string | null;
    readonly type: AuditType;
    readonly subject: string;
    readonly data?: object;
    /** The network address it came from; left out if unknown. */
    readonly origin?: string | undefined;
    readonly at: Date;
  },
): Promise<void> {
  await tx.auditEvent.create({
    data: { ...entry, data: entry.data ?? {}, origin: entry.origin ?? null },
  });
}

/** Does an organization's log tell of something with this id? After a removal only the log knows it. */
export async function isLogged(
  tx: Transaction,
  organizationId: string,
  type: AuditType,
  { id, field = "id" }: { readonly id: string; readonly field?: string },
): Promise<boolean> {
  const where = { organizationId, type, data: { path: [field], equals: id } };
  return (await tx.auditEvent.findFirst({ where, select: { id: true } })) !== null;
}

/** The newest entries of an organization's log. */
export async function listAudit(scope: DirectorScope, limit = 200): Promise<readonly AuditEntry[]> {
  const rows = await prisma().auditEvent.findMany({
    where: { organizationId: scope.organizationId },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    take: limit,
  });
  const ids = rows.flatMap((row) => row.actorUserId ?? []);
  const users = await prisma().user.findMany({ where: { id: { in: ids } } });
  const names = new Map(users.map((user) => [user.id, user.name ?? user.email]));
  return rows.map(({ type, subject, at, actorUserId, origin }) => ({
    type: type as AuditType,
    subject,
    at,
    origin,
    actorName: actorUserId && (names.get(actorUserId) ?? null),
  }));
}
