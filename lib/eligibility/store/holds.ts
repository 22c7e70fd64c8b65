import { logAct } from "@/lib/db/audit";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { dateIn } from "@/lib/shared/dates";
import { type CalendarDate, instantOf, type Zone } from "@/lib/shared/instant";
import type { RegistrationHold } from "../rules/may-register";
import { namesPerson } from "./eligibility";
import { findOwner, type Owner } from "./exceptions";

/** A hold on the owner of an address, who needs no account yet. */
export type NewHold = RegistrationHold & {
  readonly email: string;
  /** For the desk. */
  readonly note: string | null;
};

/** Why a hold isn't placed: its last day has passed. */
export type HoldRefusal = "already-over";

/**
 * Keeps someone from registering in any season of the organization. Entries that they have stay. Placing the same hold
 * twice has no further effect.
 */
export async function placeHold(
  scope: DirectorScope,
  { email, kind, lastOn, note }: NewHold,
  at: Date,
): Promise<Answer<{ readonly id: string }, HoldRefusal>> {
  const { organizationId, userId: placedBy } = scope;
  return inTransaction(async (tx) => {
    const [organization] = await tx.$queryRaw<readonly { readonly zone: Zone }[]>`
      SELECT time_zone AS zone FROM organization WHERE id = ${organizationId}::uuid FOR NO KEY UPDATE`;
    if (!organization) throw new Error("A director has an organization");
    if (lastOn !== null && lastOn < dateIn(instantOf(at), organization.zone)) return refuse("already-over");
    const person = await findOwner(tx, organizationId, { userId: null, email });
    const userId = person?.id ?? null;
    const hold = { organizationId, kind, lastOn: dateOf(lastOn), note };
    const placed = await tx.registrationHold.findFirst({
      where: { ...hold, liftedAt: null, OR: namesPerson(userId, email) },
    });
    if (placed) return accept({ id: placed.id });
    const { id } = await tx.registrationHold.create({
      data: { ...hold, email, userId, placedBy, placedAt: at },
    });
    await noteHold(tx, scope, { type: "registration-hold-placed", id, person, kind, at });
    return accept({ id });
  });
}

/** @returns false if there is no such hold in the director's organization; true if it has been lifted already */
export async function liftHold(scope: DirectorScope, id: string, at: Date): Promise<boolean> {
  const { organizationId, userId: liftedBy } = scope;
  return inTransaction(async (tx) => {
    const { count } = await tx.registrationHold.updateMany({
      where: { id, organizationId, liftedAt: null },
      data: { liftedBy, liftedAt: at },
    });
    if (count === 0) return (await tx.registrationHold.count({ where: { id, organizationId } })) > 0;
    const { kind, ...written } = await tx.registrationHold.findUniqueOrThrow({
      where: { id },
      select: { kind: true, userId: true, email: true },
    });
    await noteHold(tx, scope, {
      type: "registration-hold-lifted",
      id,
      person: await findOwner(tx, organizationId, written),
      kind,
      at,
    });
    return true;
  });
}

function dateOf(day: CalendarDate | null): Date | null {
  return day === null ? null : new Date(`${day}T00:00:00Z`);
}

async function noteHold(
  tx: Transaction,
  scope: DirectorScope,
  entry: {
    readonly type: "registration-hold-placed" | "registration-hold-lifted";
    readonly id: string;
    readonly person: Owner | undefined;
    readonly kind: string;
    readonly at: Date;
  },
): Promise<void> {
  const { type, id, person, kind, at } = entry;
  const subject = person?.name ?? "a person who isn’t registered";
  const data = { id, kind, userId: person?.id };
  await logAct(tx, scope, { type, subject, data, at });
}
