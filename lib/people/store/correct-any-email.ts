import { insertAudit } from "@/lib/db/audit";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { isUniqueViolation } from "@/lib/db/unique-violation";
import { env } from "@/lib/env";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { instantOf } from "@/lib/shared/instant";
import { hasEmail } from "@/lib/shared/no-email";
import { list } from "@/lib/shared/text";
import { OPERATOR } from "../words/operator";
import { isBare } from "./bare-accounts";
import { changeEmail, tellBoth } from "./correct-email";

/** Why the operator can't correct an address. */
export type OperatorCorrectionRefusal = "unknown" | "same" | "taken" | "nowhere";

export type OperatorCorrection = {
  /** Their organizations, whose logs have it. */
  readonly organizations: readonly string[];
  /** Is the old address still in the settings, as an operator's? */
  readonly wasOperator: boolean;
};

/**
 * Corrects the address of any account, for the operator: of someone with a role, or at several campuses, whom no director
 * can correct. What the old address could open ends as it does for a director (`correctEmail`), both addresses are told,
 * and each of their organizations has it in its log, as done by the league.
 *
 * @param from as it's stored: an earlier version stored addresses that no one can enter now
 * @param email the new address, which is one
 */
export async function correctAnyEmail(
  { from, email }: { readonly from: readonly string[]; readonly email: string },
  at: Date,
): Promise<Answer<OperatorCorrection, OperatorCorrectionRefusal>> {
  try {
    return await inTransaction(async (tx) => {
      // In order, so that two corrections can't deadlock.
      await tx.$queryRaw`
        SELECT id FROM "user" WHERE email = ANY(${[...from, email]}::text[]) ORDER BY id FOR UPDATE`;
      const person = await findFirstByEmail(tx, from);
      if (!person) return refuse("unknown");
      if (person.email === email) return refuse("same");
      const holder = await tx.user.findUnique({ where: { email } });
      if (holder && !(await isBare(tx, holder))) return refuse("taken");
      const organizations = await listOrganizationsOf(tx, person.id);
      const [first] = organizations;
      if (!first) return refuse("nowhere");

      const userId = person.id;
      const changed = { userId, from: person.email, to: email, holderId: holder?.id };
      const by = { userId, organizationIds: organizations.map(({ id }) => id), at };
      await changeEmail(tx, changed, by);
      const names = organizations.map(({ name }) => name);
      const name = person.name ?? email;
      const facts = {
        organization: { name: list(names), contactEmail: first.contactEmail },
        directorName: OPERATOR,
        player: { userId, name },
        at: instantOf(at),
      };
      await tellBoth(tx, first.id, facts, { from: person.email, to: email });
      for (const { id: organizationId } of organizations) {
        await insertAudit(tx, {
          organizationId,
          actorUserId: null,
          type: "email-corrected",
          subject: name,
          data: { userId, ...(holder && { deletedUserId: holder.id }) },
          at,
        });
      }
      const wasOperator = env().operatorEmails.includes(person.email);
      return accept({ organizations: names, wasOperator });
    });
  } catch (error) {
    if (isUniqueViolation(error)) return refuse("taken");
    throw error;
  }
}

async function findFirstByEmail(tx: Transaction, emails: readonly string[]) {
  for (const email of emails.filter(hasEmail)) {
    const person = await tx.user.findUnique({ where: { email } });
    if (person) return person;
  }
  return undefined;
}

/** The organizations that know someone, the oldest first. */
async function listOrganizationsOf(tx: Transaction, userId: string) {
  return tx.$queryRaw<{ id: string; name: string; contactEmail: string }[]>`
    SELECT o.id, o.name, o.contact_email AS "contactEmail" FROM organization o
    WHERE EXISTS (SELECT FROM membership m WHERE m.organization_id = o.id AND m.user_id = ${userId}::uuid)
      OR EXISTS (SELECT FROM entry e WHERE e.organization_id = o.id AND e.user_id = ${userId}::uuid)
    ORDER BY o.created_at, o.id`;
}
