import { logAct } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { findOwing } from "@/lib/fees/store/owing";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { holdSeason } from "@/lib/season/store/seasons";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { dateIn } from "@/lib/shared/dates";
import type { EntryId } from "@/lib/shared/ids";
import { instantOf } from "@/lib/shared/instant";
import { findUnsigned } from "@/lib/waivers/store/missing";
import { type PublicationRefusal, refusalsAtPublication } from "../rules/at-publication";
import { findRefusals, type SeasonDay } from "./many";

/** A registered player whom the list, a hold, the waiver or the fee keeps out now. */
export type Undecided = {
  readonly entryId: EntryId;
  readonly name: string;
  readonly refusal: PublicationRefusal;
};

type Reader = Parameters<typeof findRefusals>[0] &
  Parameters<typeof findUnsigned>[0] &
  Parameters<typeof findOwing>[0] &
  Pick<Transaction, "entry">;

/**
 * The players of a division whom the list or a hold keeps out now, or who haven't accepted the waiver or paid, and about
 * whom no director has decided, in the order of registration. Each reason is a row of its own. Players on the
 * waitlist aren't among them.
 */
export async function listUndecided(
  tx: Reader,
  season: SeasonDay,
  divisionId: string,
): Promise<readonly Undecided[]> {
  const entries = await tx.entry.findMany({
    where: { divisionId, organizationId: season.organizationId, status: "active" },
    select: {
      id: true,
      name: true,
      userId: true,
      user: { select: { email: true } },
      decisions: { select: { refusal: true } },
    },
    orderBy: [{ registeredAt: "asc" }, { id: "asc" }],
  });
  const emails = entries.map(({ user }) => user.email);
  const userIds = entries.map(({ userId }) => userId);
  const byList = await findRefusals(tx, season, emails);
  const unsigned = await findUnsigned(tx, season, userIds);
  const owing = await findOwing(tx, season.seasonId, userIds);
  return entries.flatMap(({ id, name, userId, user, decisions }) =>
    refusalsAtPublication({
      byList: byList.get(user.email) ?? null,
      isUnsigned: unsigned.has(userId),
      owes: owing.has(userId),
    })
      .filter((refusal) => decisions.every((decision) => decision.refusal !== refusal))
      .map((refusal) => ({ entryId: id, name, refusal })),
  );
}

/** The reasons that keep players of a division out, for the director who decides about them; see `listUndecided`. */
export function listUndecidedOfDesk(
  { organizationId }: DirectorScope,
  season: Omit<SeasonDay, "organizationId">,
  divisionId: string,
): Promise<readonly Undecided[]> {
  return listUndecided(prisma(), { ...season, organizationId }, divisionId);
}

/**
 * Lets a registered player play despite the list, a hold, the waiver or the fee. What keeps them out stays as
 * it is: this is about the schedule that's to be published.
 *
 * @param decision.refusal what the director's page said about the player
 * @returns null if the entry isn't in the director's organization
 */
export async function letPlay(
  scope: DirectorScope,
  seasonId: string,
  decision: { readonly entryId: EntryId; readonly refusal: PublicationRefusal; readonly reason: string },
  at: Date,
): Promise<Answer<null, "changed"> | null> {
  const { organizationId, userId: decidedBy } = scope;
  const { entryId, refusal, reason } = decision;
  return inTransaction(async (tx) => {
    const season = await holdSeason(tx, scope, seasonId);
    const entry = await tx.entry.findFirst({
      where: { id: entryId, organizationId, division: { seasonId } },
    });
    if (!season || !entry) return null;
    const today = dateIn(instantOf(at), season.organization.timeZone);
    const undecided = await listUndecided(tx, { organizationId, seasonId, today }, entry.divisionId);
    if (!undecided.some((each) => each.entryId === entryId && each.refusal === refusal))
      return refuse("changed");
    await tx.eligibilityDecision.create({
      data: { organizationId, entryId, refusal, reason, decidedBy, decidedAt: at },
    });
    await logAct(tx, scope, {
      type: "ineligible-kept",
      subject: `${entry.name}, ${season.name}`,
      data: { entryId, refusal },
      at,
    });
    return accept(null);
  });
}
