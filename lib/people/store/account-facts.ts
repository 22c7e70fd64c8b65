import { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";

/** What an account does besides playing in one organization, and whether anyone has opened it. */
export type AccountFacts = {
  /** A role other than player in any organization, a stand-in's, or the operator's. */
  readonly hasRole: boolean;
  readonly playsElsewhere: boolean;
  /**
   * Signed in by any way, made something that only its owner can, or confirmed a result from an email. Sessions and their ends are
   * deleted after a while, so what was done counts too.
   */
  readonly hasSignedIn: boolean;
};

/** What an account is, seen from an organization where it plays. */
export async function readAccountFacts(
  tx: Pick<Transaction, "$queryRaw">,
  { userId, organizationId }: Readonly<Record<"userId" | "organizationId", string>>,
  at: Date,
): Promise<AccountFacts> {
  const [facts] = await tx.$queryRaw<AccountFacts[]>`
    SELECT ${accountFacts(organizationId, at)} FROM "user" u WHERE u.id = ${userId}::uuid`;
  if (!facts) throw new Error(`No account ${userId}`);
  return facts;
}

/** The facts of an account (u), as columns. */
export function accountFacts(organizationId: string, at: Date): Prisma.Sql {
  const operators = [...env().operatorEmails];
  return Prisma.sql`
      u.email = ANY(${operators}::text[])
        OR EXISTS (SELECT FROM membership m WHERE m.user_id = u.id AND m.role <> 'player')
        OR EXISTS (SELECT FROM stand_in s WHERE s.user_id = u.id AND s.until_at > ${at}::timestamptz) AS "hasRole",
      EXISTS (SELECT FROM membership m WHERE m.user_id = u.id AND m.organization_id <> ${organizationId}::uuid)
        OR EXISTS (SELECT FROM entry e WHERE e.user_id = u.id AND e.organization_id <> ${organizationId}::uuid)
        AS "playsElsewhere",
      u.email_verified IS NOT NULL OR u.calendar_token IS NOT NULL
        OR EXISTS (SELECT FROM account a WHERE a.user_id = u.id)
        OR EXISTS (SELECT FROM sign_in_session i WHERE i.user_id = u.id)
        OR EXISTS (SELECT FROM api_token t WHERE t.user_id = u.id)
        OR EXISTS (SELECT FROM match_event v WHERE v.actor_user_id = u.id)
        OR EXISTS (
          SELECT FROM entry e
          JOIN "match" m ON m.home_entry_id = e.id OR m.away_entry_id = e.id
          JOIN room_game_event g ON g.match_id = m.id
          WHERE e.user_id = u.id AND g.actor_user_id = u.id
        )
        OR EXISTS (SELECT FROM audit_event l WHERE l.actor_user_id = u.id) AS "hasSignedIn"`;
}
