import { insertAudit } from "@/lib/db/audit";
import type { PublicChange } from "@/lib/db/changes";
import { prisma } from "@/lib/db/client";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { accept } from "@/lib/shared/answer";
import type { OrganizationId, UserId } from "@/lib/shared/ids";
import type { DirectorScope } from "../rules/permissions";
import { announceNames } from "./public-names";

type Mark = { readonly isWithheld: boolean; readonly at: Date };
/** Who did it; null: the operator, from the server. */
type Actor = { readonly userId: UserId | null; readonly origin?: string | undefined };

/**
 * Withholds a player's name from the public, or shows it again: in all their divisions, past and future ones too.
 *
 * @returns the public pages that are out of date, none if it was so already; undefined if the player isn't in the
 *   director's organization
 */
export async function withholdName(
  scope: DirectorScope,
  player: { readonly userId: UserId; readonly name: string },
  mark: Mark,
): Promise<readonly PublicChange[] | undefined> {
  const { organizationId } = scope;
  const answer = await inTransaction(async (tx) => {
    const plays = await tx.entry.count({ where: { organizationId, userId: player.userId } });
    return plays === 0 ? null : accept(await setMark(tx, { organizationId, ...player }, scope, mark));
  });
  return answer?.value;
}

/** Withholds or shows one's own name, in an organization by its address. */
export async function withholdOwnName(
  actor: Actor & { readonly userId: UserId },
  organization: string,
  mark: Mark,
): Promise<readonly PublicChange[] | undefined> {
  const { userId } = actor;
  return inTransaction(async (tx) => {
    const entry = await tx.entry.findFirst({
      where: { userId, division: { season: { organization: { slug: organization } } } },
      select: { organizationId: true, name: true },
      orderBy: { registeredAt: "desc" },
    });
    return entry ? setMark(tx, { userId, ...entry }, actor, mark) : undefined;
  });
}

/**
 * Withholds a name that was withheld before a backup was restored.
 *
 * @returns whether that changed anything; not if they don't play there, as far as the backup knows
 */
export async function withholdNameAgain(
  organizationId: OrganizationId,
  userId: UserId,
  at: Date,
): Promise<boolean> {
  return inTransaction(async (tx) => {
    const entry = await tx.entry.findFirst({
      where: { organizationId, userId },
      select: { name: true },
      orderBy: { registeredAt: "desc" },
    });
    if (!entry) return false;
    const player = { organizationId, userId, name: entry.name };
    return (await setMark(tx, player, { userId: null }, { isWithheld: true, at })).length > 0;
  });
}

async function setMark(
  tx: Transaction,
  {
    organizationId,
    userId,
    name,
  }: { readonly organizationId: OrganizationId; readonly userId: UserId; readonly name: string },
  actor: Actor,
  { isWithheld, at }: Mark,
): Promise<readonly PublicChange[]> {
  const { count } = isWithheld
    ? await tx.withheldName.createMany({ data: [{ organizationId, userId, at }], skipDuplicates: true })
    : await tx.withheldName.deleteMany({ where: { organizationId, userId } });
  if (count === 0) return [];
  await insertAudit(tx, {
    organizationId,
    actorUserId: actor.userId,
    origin: actor.origin,
    type: isWithheld ? "name-withheld" : "name-shown",
    subject: name,
    data: { userId },
    at,
  });
  const { slug } = await tx.organization.findUniqueOrThrow({ where: { id: organizationId } });
  return [await announceNames(tx, slug)];
}

export type OwnName = {
  /** The slug of an organization, and its name. */
  readonly org: string;
  readonly name: string;
  /** The person's names there: one, unless their registrations differ. */
  readonly playsAs: readonly string[];
  readonly isWithheld: boolean;
};

/** The organizations in which a person has registered, under which names, and whether each withholds them. */
export async function listOwnNames(userId: string): Promise<readonly OwnName[]> {
  return prisma().$queryRaw<OwnName[]>`
    SELECT o.slug AS org, o.name, array_agg(DISTINCT e.name ORDER BY e.name) AS "playsAs",
      EXISTS (
        SELECT FROM withheld_name w WHERE w.user_id = ${userId}::uuid AND w.organization_id = o.id
      ) AS "isWithheld"
    FROM entry e JOIN organization o ON o.id = e.organization_id
    WHERE e.user_id = ${userId}::uuid GROUP BY o.id ORDER BY o.name LIMIT 50`;
}

/** Gives the marks of someone without an account to the account that takes over from them. */
export async function moveNameMarks(tx: Transaction, fromId: UserId, toId: UserId): Promise<void> {
  const marks = await tx.withheldName.findMany({ where: { userId: fromId } });
  await tx.withheldName.createMany({
    data: marks.map((mark) => ({ ...mark, userId: toId })),
    skipDuplicates: true,
  });
}
