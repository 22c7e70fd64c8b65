import { logAct } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import { stampOf } from "@/lib/db/stamp";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import type { AdminScope } from "@/lib/people/rules/permissions";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { DEFAULT_GROUP_DAYS, type GroupSettings, groupsInClaim, groupsOfInterest } from "../rules/groups";

export type GroupSource = "saml" | "oidc";

const NONE: GroupSettings = { names: [], oidcClaim: null, days: DEFAULT_GROUP_DAYS };

/** What an organization wants to know about people's groups. Without settings: nothing. */
export async function findGroupSettings(
  organizationId: string,
  tx: Pick<Transaction, "campusGroupSettings"> = prisma(),
): Promise<GroupSettings> {
  return (await tx.campusGroupSettings.findUnique({ where: { organizationId } })) ?? NONE;
}

/** Changes with everything that an admin can edit. */
export function groupStamp({ names, oidcClaim, days }: GroupSettings): string {
  return stampOf([names.join("\n"), oidcClaim ?? "", days]);
}

/** Saves which groups an organization wants to know. What's known of others is deleted. */
export async function saveGroupSettings(
  scope: AdminScope,
  settings: GroupSettings,
  { seen, at }: { readonly seen: string; readonly at: Date },
): Promise<Answer<null, "changed">> {
  const { organizationId } = scope;
  return inTransaction(async (tx) => {
    const [organization] = await tx.$queryRaw<{ name: string }[]>`
      SELECT name FROM organization WHERE id = ${organizationId}::uuid FOR UPDATE`;
    if (groupStamp(await findGroupSettings(organizationId, tx)) !== seen) return refuse("changed");
    const data = { ...settings, names: [...settings.names] };
    await tx.campusGroupSettings.upsert({
      where: { organizationId },
      create: { organizationId, ...data },
      update: data,
    });
    await tx.campusGroup.deleteMany({ where: { organizationId, name: { notIn: data.names } } });
    if (settings.oidcClaim === null)
      await tx.campusGroup.deleteMany({ where: { organizationId, source: "oidc" } });
    await logAct(tx, scope, {
      type: "campus-groups-set",
      subject: organization?.name ?? "",
      data: { groups: data.names, days: settings.days },
      at,
    });
    return accept(null);
  });
}

/** Replaces the groups that a source named for a person by those of a new sign-in. */
export async function replaceGroups(
  tx: Pick<Transaction, "campusGroup">,
  person: { readonly organizationId: string; readonly userId: string; readonly source: GroupSource },
  names: readonly string[],
  seenAt: Date,
): Promise<void> {
  await tx.campusGroup.deleteMany({ where: person });
  await tx.campusGroup.createMany({
    data: names.map((name) => ({ ...person, name, seenAt })),
    skipDuplicates: true,
  });
}

/** Stores what the deployment's OpenID Connect provider said at a sign-in, for each organization that asks for it. */
export async function saveOidcGroups(userId: string, claims: object, at: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const asking = await tx.campusGroupSettings.findMany({ where: { oidcClaim: { not: null } } });
    for (const { organizationId, oidcClaim, names } of asking) {
      const named = groupsOfInterest(groupsInClaim(claims, oidcClaim ?? ""), names);
      await replaceGroups(tx, { organizationId, userId, source: "oidc" }, named, at);
    }
  });
}

/** One batch of an organization; the next sweep takes the rest. */
const MOST_DELETED = 1_000;

/** Deletes groups that stopped counting long ago: twice as many days after the sign-in as they counted. */
export async function deleteOldGroups(at: Date): Promise<void> {
  await prisma().$executeRaw`
    DELETE FROM campus_group WHERE (organization_id, user_id, source, name) IN (
      SELECT g.organization_id, g.user_id, g.source, g.name FROM campus_group_settings s
      CROSS JOIN LATERAL (
        SELECT * FROM campus_group WHERE organization_id = s.organization_id
          AND seen_at < ${at}::timestamptz - 2 * s.days * interval '1 day'
        ORDER BY seen_at LIMIT ${MOST_DELETED}
      ) g
    )`;
}
