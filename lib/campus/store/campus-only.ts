import { prisma } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";
import { type CampusEntryRefusal, refuseCampusEntry } from "../rules/can-register";
import { domainOf } from "../rules/whose-profile";

/** The accounts of an organization's campus, in the table of accounts. */
export const CAMPUS_PREFIX = "saml:";

export function campusProvider(organizationId: string): string {
  return `${CAMPUS_PREFIX}${organizationId}`;
}

/**
 * In a statement that calls a row of `campus_sign_in` `c` and a person `u`: are they of its campus? Only the operator's
 * domains and the campus itself decide that. A director's entries can't: they would lock out people of other campuses.
 * It goes from the person to their campuses, which are few.
 */
const IS_OF_CAMPUS = `c.organization_id IN (
    SELECT CASE WHEN k.provider LIKE '${CAMPUS_PREFIX}%' THEN substring(k.provider from ${CAMPUS_PREFIX.length + 1})::uuid END
    FROM account k WHERE k.user_id = u.id
    UNION ALL
    SELECT k.organization_id FROM campus_domain k WHERE k.domain = substring(u.email from '[^@]*$'))`;

/**
 * In a statement that calls the session `s` and its person `u`: may the session be used? If the person is of a campus
 * whose organization has campus sign-in only, it has to come from such a campus. So the choice holds from the moment
 * it's made, for sessions that began before too, and for as long as it's made. Operators can always use theirs.
 *
 * @param operators the parameter that has the operators' addresses
 */
export function allowedSession(operators: string): string {
  return `(
    NOT EXISTS (SELECT FROM campus_sign_in c WHERE c.is_only AND ${IS_OF_CAMPUS})
    OR EXISTS (SELECT FROM campus_session own JOIN campus_sign_in c ON c.organization_id = own.organization_id
               WHERE own.session_id = s.id AND c.is_only)
    OR u.email = ANY(${operators}::text[]))`;
}

/**
 * In a statement that calls the session `s`, its person `u` and a role of theirs `held_role`: does the role count? With
 * campus sign-in only, everyone who works at the desk has to sign in that way, even with an address from elsewhere.
 */
export function isAllowedRole(): Prisma.Sql {
  return Prisma.sql`(held_role.role = 'player' OR u.email = ANY(${[...env().operatorEmails]}::text[]) OR NOT EXISTS (
    SELECT FROM campus_sign_in c WHERE c.is_only AND c.organization_id = held_role.organization_id AND NOT EXISTS (
      SELECT FROM campus_session own WHERE own.session_id = s.id AND own.organization_id = c.organization_id)))`;
}

/** The condition of `allowedSession`, with the operators of the settings. */
export function isAllowedSession(): Prisma.Sql {
  const [before = "", after = ""] = allowedSession("%here%").split("%here%");
  return Prisma.sql`${Prisma.raw(before)}${[...env().operatorEmails]}${Prisma.raw(after)}`;
}

/**
 * The organization that asks a person to sign in with their campus account; undefined if they can sign in any other way.
 *
 * @param isProven they have shown that it's their address. Until then only its domain is looked at, so that no one
 *   learns who has an account at a campus.
 */
export async function findCampusOnly(
  email: string,
  isProven: boolean,
): Promise<{ readonly slug: string; readonly name: string } | undefined> {
  if (env().operatorEmails.includes(email)) return undefined;
  const [found] = await prisma().$queryRaw<{ slug: string; name: string }[]>`
    SELECT o.slug, o.name FROM campus_sign_in c JOIN organization o ON o.id = c.organization_id
    WHERE c.is_only AND (
      EXISTS (SELECT FROM campus_domain d
              WHERE d.organization_id = c.organization_id AND d.domain = ${domainOf(email)})
      OR (${isProven} AND EXISTS (SELECT FROM "user" u WHERE u.email = ${email} AND ${Prisma.raw(IS_OF_CAMPUS)})))
    ORDER BY o.slug LIMIT 1`;
  return found;
}

/** Why someone can't register themselves in an organization; see `refuseCampusEntry`. */
export async function findCampusRefusal(
  organizationId: string,
  userId: string,
  tx: Pick<Transaction, "campusSignIn" | "account"> = prisma(),
): Promise<CampusEntryRefusal | null> {
  const requirement = await tx.campusSignIn.findUnique({
    where: { organizationId },
    select: { isOnly: true },
  });
  if (!requirement) return null;
  const accounts = await tx.account.count({ where: { userId, provider: campusProvider(organizationId) } });
  return refuseCampusEntry(requirement, accounts > 0);
}
