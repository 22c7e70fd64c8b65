import { Prisma } from "@/lib/db/generated/client";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { env } from "@/lib/env";
import { type CampusEntryRefusal, refuseCampusEntry } from "../rules/can-register";
import { domainOf } from "../rules/whose-profile";

/** The accounts of an organization's campus, in the table of accounts. */
export const CAMPUS_PREFIX = "saml:";

export function campusProvider(organizationId: string): string {
  return `${CAMPUS_PREFIX}${organizationId}`;
}

/** In a statement that calls a row of `campus_sign_in` `c` and a person `u`: does its organization know them? */
const KNOWS = `(
    EXISTS (SELECT FROM membership k WHERE k.organization_id = c.organization_id AND k.user_id = u.id)
    OR EXISTS (SELECT FROM stand_in k WHERE k.organization_id = c.organization_id AND k.user_id = u.id)
    OR EXISTS (SELECT FROM entry k WHERE k.organization_id = c.organization_id AND k.user_id = u.id)
    OR EXISTS (SELECT FROM account k
               WHERE k.provider = '${CAMPUS_PREFIX}' || c.organization_id AND k.user_id = u.id))`;

/**
 * In a statement that calls the session `s` and its person `u`: may the session be used? If an organization with campus
 * sign-in only knows the person, it has to come from such an organization's campus. So the choice holds from the moment
 * it's made, for sessions that began before too, and for as long as it's made. Operators can always use theirs.
 *
 * @param operators the parameter that has the operators' addresses
 */
export function allowedSession(operators: string): string {
  return `(
    NOT EXISTS (SELECT FROM campus_sign_in c WHERE c.is_only AND ${KNOWS})
    OR EXISTS (SELECT FROM campus_session own JOIN campus_sign_in c ON c.organization_id = own.organization_id
               WHERE own.session_id = s.id AND c.is_only)
    OR u.email = ANY(${operators}::text[]))`;
}

/** The same with the operators of the settings. */
export function isAllowedSession(): Prisma.Sql {
  const [before = "", after = ""] = allowedSession("@").split("@");
  return Prisma.sql`${Prisma.raw(before)}${[...env().operatorEmails]}${Prisma.raw(after)}`;
}

/**
 * The organization that asks a person to sign in with their campus account; undefined if they can sign in any other way.
 *
 * @param isProven they have shown that it's their address. Until then only its domain is looked at, so that nobody
 *   learns who is known to an organization.
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
      OR (${isProven} AND EXISTS (SELECT FROM "user" u WHERE u.email = ${email} AND ${Prisma.raw(KNOWS)})))
    ORDER BY o.slug LIMIT 1`;
  return found;
}

/** Why somebody can't register themselves in an organization; see `refuseCampusEntry`. */
export async function refuseByCampus(
  tx: Pick<Transaction, "campusSignIn" | "account">,
  organizationId: string,
  userId: string,
): Promise<CampusEntryRefusal | null> {
  const requirement = await tx.campusSignIn.findUnique({
    where: { organizationId },
    select: { isOnly: true, groups: true },
  });
  if (!requirement) return null;
  const accounts = await tx.account.findMany({
    where: { userId, provider: campusProvider(organizationId) },
    select: { groups: true },
  });
  const groups = accounts.length > 0 ? accounts.flatMap((account) => account.groups) : undefined;
  return refuseCampusEntry(requirement, groups);
}

/** The same, for the page of the form. */
export function findCampusRefusal(
  organizationId: string,
  userId: string,
): Promise<CampusEntryRefusal | null> {
  return refuseByCampus(prisma(), organizationId, userId);
}
