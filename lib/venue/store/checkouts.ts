import { logAct } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { inTransaction } from "@/lib/db/transaction";
import type { DirectorScope, StaffScope } from "@/lib/people/rules/permissions";
import { sameName } from "@/lib/people/store/handles";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { UserId } from "@/lib/shared/ids";
import { type Instant, instantOf } from "@/lib/shared/instant";
import { compareNames } from "@/lib/shared/text";
import { isTooFar } from "@/lib/shared/too-far";
import type { CheckoutRefusal, IdKind } from "../rules/checkout";

/** A board or clock that someone has borrowed. */
export type CheckoutFacts = {
  readonly id: string;
  readonly label: string;
  readonly place: string;
  readonly borrower: string;
  readonly idKind: IdKind;
  readonly idLast4: string;
  readonly outAt: Instant;
  readonly dueAt: Instant;
};

/** A board or clock by its label. */
export type Thing = {
  readonly label: string;
  readonly kind: "board" | "clock";
  readonly place: string;
  readonly isRetired: boolean;
  readonly out: CheckoutFacts | null;
};

/**
 * The item with a label, or else with the label in another case; a reader types what the barcode says. Labels are unique
 * with their case only, so there can be several of those: then it's the first.
 */
export async function findThing({ organizationId }: StaffScope, typed: string): Promise<Thing | undefined> {
  const label = typed.trim();
  const rows = await prisma().equipment.findMany({
    where: { organizationId, label: sameName(label) },
    include: THING,
    orderBy: { label: "asc" },
  });
  const row = rows.find((each) => each.label === label) ?? rows[0];
  return row ? toThing(row) : undefined;
}

/** Every board and clock in use or checked out, by label. */
export async function listThings({ organizationId }: StaffScope): Promise<readonly Thing[]> {
  const rows = await prisma().equipment.findMany({
    where: { organizationId, OR: [{ retiredAt: null }, { checkouts: { some: { inAt: null } } }] },
    include: THING,
    orderBy: { id: "asc" },
  });
  return rows.map(toThing).toSorted((one, other) => compareNames(one.label, other.label));
}

/** Everything that is checked out, due first at the top. */
export async function listOut({ organizationId }: StaffScope): Promise<readonly CheckoutFacts[]> {
  const rows = await prisma().checkout.findMany({
    where: { organizationId, inAt: null },
    include: CHECKOUT,
    orderBy: [{ dueAt: "asc" }, { id: "asc" }],
    take: 500,
  });
  return rows.map(toFacts);
}

/** What a player has borrowed and not returned. */
export async function listLoans(
  { organizationId }: DirectorScope,
  userId: UserId,
): Promise<readonly CheckoutFacts[]> {
  const rows = await prisma().checkout.findMany({
    where: { organizationId, userId, inAt: null },
    include: CHECKOUT,
    orderBy: [{ dueAt: "asc" }, { id: "asc" }],
    take: 50,
  });
  return rows.map(toFacts);
}

export type CheckOutPlan = {
  readonly label: string;
  /** One of the players, or anyone else by name. */
  readonly borrower: { readonly userId: string } | { readonly name: string };
  readonly idKind: IdKind;
  readonly idLast4: string;
  readonly dueAt: Instant;
};

/**
 * Checks an item out, or writes nothing and says why not. The item's row lock serializes people who scan it at the same
 * time; the unique index of `checkout` enforces it. A typed name that matches exactly one player is that player.
 *
 * @returns null for a borrower who has nothing to do with the organization
 */
export async function checkOut(
  scope: StaffScope,
  plan: CheckOutPlan,
  at: Date,
): Promise<Answer<CheckoutFacts, CheckoutRefusal> | null> {
  const { organizationId, userId: outByUserId } = scope;
  if (plan.dueAt <= instantOf(at)) return refuse("due-not-later");
  if (isTooFar(plan.dueAt, instantOf(at), "a year")) return refuse("due-too-far");
  const label = plan.label.trim();
  return inTransaction(async (tx) => {
    const [thing] = await tx.$queryRaw<{ id: string; label: string; retired: boolean }[]>`
      SELECT id, label, retired_at IS NOT NULL AS retired FROM equipment
      WHERE organization_id = ${organizationId}::uuid AND lower(label) = lower(${label})
      ORDER BY label <> ${label}, label LIMIT 1 FOR UPDATE`;
    if (!thing) return refuse("unknown-label");
    if (thing.retired) return refuse("out-of-use");
    if (await tx.checkout.count({ where: { equipmentId: thing.id, inAt: null } }))
      return refuse("already-out");

    const borrower = await findBorrower(tx, organizationId, plan.borrower);
    if (!borrower)
      return (await isMember(tx, organizationId, plan.borrower)) ? refuse("unknown-borrower") : null;
    const row = await tx.checkout.create({
      data: {
        organizationId,
        equipmentId: thing.id,
        ...borrower,
        idKind: plan.idKind,
        idLast4: plan.idLast4,
        outAt: at,
        dueAt: plan.dueAt,
        outByUserId,
      },
      include: CHECKOUT,
    });
    const subject = `${thing.label} to ${borrower.borrower}`;
    const data = { checkoutId: row.id, userId: row.userId };
    await logAct(tx, scope, { type: "checked-out", subject, data, at });
    return accept(toFacts(row));
  });
}

/**
 * Checks an item in. `again`: it had been checked in before, so nothing changes.
 *
 * @returns null if the organization has lent no such item
 */
export async function checkIn(scope: StaffScope, checkoutId: string, at: Date): Promise<CheckedIn | null> {
  const { organizationId, userId } = scope;
  return inTransaction(async (tx) => {
    const { count } = await tx.checkout.updateMany({
      where: { id: checkoutId, organizationId, inAt: null },
      data: { inAt: at, inByUserId: userId },
    });
    const row = await tx.checkout.findFirst({
      where: { id: checkoutId, organizationId },
      include: { equipment: true },
    });
    if (!row) return null;
    const { label } = row.equipment;
    if (count === 0) return { label, again: true };
    const subject = `${label} from ${row.borrower}`;
    const data = { checkoutId, userId: row.userId };
    await logAct(tx, scope, { type: "checked-in", subject, data, at });
    return { label, again: false };
  });
}

/** The item, and whether it had been checked in before. */
export type CheckedIn = { readonly label: string; readonly again: boolean };

const CHECKOUT = { equipment: { include: { venue: true } } } satisfies Prisma.CheckoutInclude;

const THING = {
  venue: true,
  checkouts: { where: { inAt: null }, include: CHECKOUT },
} satisfies Prisma.EquipmentInclude;

function toThing(row: Prisma.EquipmentGetPayload<{ include: typeof THING }>): Thing {
  const [out] = row.checkouts;
  return {
    label: row.label,
    kind: row.kind,
    place: row.venue.name,
    isRetired: row.retiredAt !== null,
    out: out ? toFacts(out) : null,
  };
}

function toFacts(row: Prisma.CheckoutGetPayload<{ include: typeof CHECKOUT }>): CheckoutFacts {
  return {
    id: row.id,
    label: row.equipment.label,
    place: row.equipment.venue.name,
    borrower: row.borrower,
    idKind: row.idKind as IdKind,
    idLast4: row.idLast4,
    outAt: instantOf(row.outAt),
    dueAt: instantOf(row.dueAt),
  };
}

/** The borrower: a player of the organization with their account, or someone by name only. */
async function findBorrower(
  tx: Prisma.TransactionClient,
  organizationId: string,
  wanted: CheckOutPlan["borrower"],
): Promise<{ readonly userId: string | null; readonly borrower: string } | null> {
  const entries = await tx.entry.findMany({
    where: {
      organizationId,
      ...("userId" in wanted ? { userId: wanted.userId } : { name: sameName(wanted.name) }),
    },
    distinct: ["userId"],
    orderBy: { registeredAt: "desc" },
    take: 2,
  });
  const [one, another] = entries;
  if (one && !another) return { userId: one.userId, borrower: one.name };
  if ("name" in wanted) return { userId: null, borrower: wanted.name };
  return null;
}

async function isMember(
  tx: Prisma.TransactionClient,
  organizationId: string,
  borrower: CheckOutPlan["borrower"],
): Promise<boolean> {
  return "userId" in borrower && (await tx.membership.count({ where: { organizationId, ...borrower } })) > 0;
}
