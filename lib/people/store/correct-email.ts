import { endSessions } from "@/lib/auth/store/end-sessions";
import { logAct } from "@/lib/db/audit";
import { Prisma } from "@/lib/db/generated/client";
import { stampOf } from "@/lib/db/stamp";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { isUniqueViolation } from "@/lib/db/unique-violation";
import { readdressEligibility } from "@/lib/eligibility/store/move-eligibility";
import { env } from "@/lib/env";
import { renewOffToken } from "@/lib/mail/store/letter-choices";
import { writeLetters } from "@/lib/mail/store/letters";
import { readdressLetters } from "@/lib/mail/store/readdress-letters";
import { tellOpponents } from "@/lib/match/store/tell-opponents";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { instantOf } from "@/lib/shared/instant";
import { isDeletedEmail } from "@/lib/shared/no-email";
import { type Corrected, newAddressLetter, oldAddressLetter } from "../letters/email-corrected";
import { type CorrectionRefusal, refuseCorrection } from "../rules/correct-email";
import type { DirectorScope } from "../rules/permissions";
import { readAccountFacts } from "./account-facts";
import { isBare } from "./bare-accounts";

/** Changes with a person's address. */
export function emailStamp(email: string): string {
  return stampOf(email);
}

/**
 * Corrects the email of a player. Everything that the old address could open ends: sessions, sign-in links, campus
 * accounts with the groups they named, and the secrets of the calendar and of unsubscribe links. Both addresses and the
 * player's opponents are told, and emails that wait or didn't arrive go to the new one. An account with the new address that
 * has only ever signed in is deleted; its owner signs in again, as the player.
 *
 * @param seen the stamp of the address on the director's page
 * @returns null if the person doesn't play in the director's organization
 */
export async function correctEmail(
  scope: DirectorScope,
  { userId, name }: { readonly userId: string; readonly name: string },
  { email, seen, at }: { readonly email: string; readonly seen: string; readonly at: Date },
): Promise<Answer<null, CorrectionRefusal> | null> {
  const { organizationId } = scope;
  try {
    return await inTransaction(async (tx) => {
      // In order, so that two corrections can't deadlock.
      await tx.$queryRaw`
        SELECT id FROM "user" WHERE id = ${userId}::uuid OR email = ${email} ORDER BY id FOR UPDATE`;
      const player = await tx.user.findFirst({
        where: { id: userId, entries: { some: { organizationId } } },
      });
      if (!player) return null;
      const holder = await tx.user.findFirst({ where: { email, id: { not: userId } } });
      const refusal = refuseCorrection({
        isDeleted: isDeletedEmail(player.email),
        isAsSeen: emailStamp(player.email) === seen,
        isSame: player.email === email,
        isTaken: holder !== null && !(await isBare(tx, holder)),
        ...(await readAccountFacts(tx, { userId, organizationId }, at)),
      });
      if (refusal) return refuse(refusal);

      const changed = { userId, from: player.email, to: email, holderId: holder?.id };
      const by = { userId: scope.userId, organizationIds: [organizationId], at };
      await changeEmail(tx, changed, by);
      const { name: directorName } = await tx.user.findUniqueOrThrow({ where: { id: scope.userId } });
      const organization = await tx.organization.findUniqueOrThrow({ where: { id: organizationId } });
      const facts = { organization, directorName, player: { userId, name }, at: instantOf(at) };
      await tellBoth(tx, organizationId, facts, { from: player.email, to: email });
      await logAct(tx, scope, {
        type: "email-corrected",
        subject: name,
        data: { userId, ...(holder && { deletedUserId: holder.id }) },
        at,
      });
      return accept(null);
    });
  } catch (error) {
    if (isUniqueViolation(error)) return refuse("taken");
    throw error;
  }
}

/**
 * Gives an account another address, of an account that makes way if there is one. The caller has locked both.
 *
 * @param by `organizationIds`: whose emails to the old address go to the new one, and where opponents are told
 */
export async function changeEmail(
  tx: Transaction,
  {
    userId,
    from,
    to,
    holderId,
  }: Readonly<Record<"userId" | "from" | "to", string>> & { readonly holderId: string | undefined },
  by: { readonly userId: string; readonly organizationIds: readonly string[]; readonly at: Date },
): Promise<void> {
  const { at } = by;
  if (holderId !== undefined) await tx.user.delete({ where: { id: holderId } });
  await endSignIns(tx, { userId, email: from, at });
  await tx.user.update({
    where: { id: userId },
    data: { email: to, emailVerified: null, calendarToken: null },
  });
  await readdressEligibility(tx, { userId, email: to }, { by: by.userId, at });
  for (const organizationId of by.organizationIds) {
    await readdressLetters(tx, { organizationId, from, to }, at);
    await tellOpponents(tx, { userId, organizationId, from, to }, at);
  }
  await renewOffToken(tx, { userId, email: to });
}

async function endSignIns(
  tx: Transaction,
  { userId, email, at }: { readonly userId: string; readonly email: string; readonly at: Date },
): Promise<void> {
  await endSessions(tx, Prisma.sql`s.user_id = ${userId}::uuid`, at);
  await tx.apiToken.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: at } });
  await tx.verificationToken.deleteMany({ where: { identifier: email } });
  await tx.account.deleteMany({ where: { userId } });
  await tx.campusGroup.deleteMany({ where: { userId } });
  await tx.claimCode.deleteMany({ where: { userId } });
}

/** Writes to the old and to the new address. */
export async function tellBoth(
  tx: Transaction,
  organizationId: string,
  facts: Omit<Corrected, "appUrl">,
  { from, to }: Readonly<Record<"from" | "to", string>>,
): Promise<void> {
  const { appUrl } = env();
  const letters = [oldAddressLetter({ appUrl, ...facts, from }), newAddressLetter({ appUrl, ...facts, to })];
  await writeLetters(tx, organizationId, letters, new Date(facts.at));
}
