import type { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";

/**
 * Has this account never done anything but sign in? Then it can make way for a player's account with its address: its
 * owner signs in again, and nothing is lost. Sessions, campus accounts with their groups, and names don't count.
 */
export async function isBare(
  tx: Transaction,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<boolean> {
  if (env().operatorEmails.includes(email)) return false;
  if ((await tx.user.count({ where: { id, ...NOTHING } })) === 0) return false;
  const [trace] = await tx.$queryRaw<unknown[]>`
    SELECT FROM checkout WHERE user_id = ${id}::uuid
    UNION ALL SELECT FROM match_event WHERE actor_user_id = ${id}::uuid
    UNION ALL SELECT FROM audit_event WHERE actor_user_id = ${id}::uuid OR data ->> 'userId' = ${id}
    LIMIT 1`;
  return trace === undefined;
}

type Related = keyof Prisma.$UserPayload["objects"];
type SignIn = "accounts" | "sessions" | "campusGroups" | "formerIdentities";

const none = { none: {} } as const;
/** A relation that no one has thought about doesn't compile. */
const NOTHING = {
  phone: null,
  calendarToken: null,
  pushOff: { isEmpty: true },
  memberships: none,
  entries: none,
  handles: none,
  freeHours: none,
  freeDays: none,
  holds: none,
  letterChoice: null,
  claimCode: null,
  reminders: none,
  digestItems: none,
  standsIn: none,
  withheldIn: none,
  pushSubscriptions: none,
  pushes: none,
  apiTokens: none,
  campusIds: none,
  exceptions: none,
  registrationHolds: none,
  erasure: null,
  waivers: none,
  feeMarks: none,
} satisfies Prisma.UserWhereInput & Record<Exclude<Related, SignIn>, typeof none | null>;
