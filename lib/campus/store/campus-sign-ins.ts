import { logAct } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import { stampOf } from "@/lib/db/stamp";
import { inTransaction } from "@/lib/db/transaction";
import type { AdminScope } from "@/lib/people/rules/permissions";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { OrganizationId } from "@/lib/shared/ids";
import type { CampusRequirement } from "../rules/can-register";
import type { AttributeNames } from "../rules/read-claims";
import { disconnectElsewhere } from "./disconnect";

/** How an organization's people sign in with their campus account. */
export type CampusSignIn = AttributeNames &
  CampusRequirement & {
    readonly organizationId: OrganizationId;
    readonly entityId: string;
    readonly metadata: string;
    readonly metadataUrl: string | null;
    readonly readAt: Date;
    readonly failure: string | null;
    readonly isAutomatic: boolean;
    readonly organization: { readonly slug: string; readonly name: string };
  };

const ORGANIZATION = { select: { slug: true, name: true } } as const;

export async function findCampusSignIn(slug: string): Promise<CampusSignIn | undefined> {
  const found = await prisma().campusSignIn.findFirst({
    where: { organization: { slug } },
    include: { organization: ORGANIZATION },
  });
  return found ?? undefined;
}

/** An organization that people can sign in to with a campus account, for the sign-in page. */
export type CampusChoice = {
  readonly slug: string;
  readonly name: string;
  readonly isOnly: boolean;
  readonly isAutomatic: boolean;
};

/** More organizations than fit on the sign-in page are signed in to from their own pages. */
const MOST_CHOICES = 12;

/** The campus sign-ins to offer: that of the organization someone is on their way to, or else every one. */
export async function listCampusChoices(org: string | undefined): Promise<readonly CampusChoice[]> {
  const rows = await prisma().campusSignIn.findMany({
    where: org === undefined ? {} : { organization: { slug: org } },
    include: { organization: ORGANIZATION },
    orderBy: { organization: { name: "asc" } },
    take: MOST_CHOICES,
  });
  return rows.map(({ organization, isOnly, isAutomatic }) => ({ ...organization, isOnly, isAutomatic }));
}

/** The only organization of a deployment; undefined if it has several. */
export async function findOnlyOrganization(): Promise<string | undefined> {
  const [first, second] = await prisma().organization.findMany({ select: { slug: true }, take: 2 });
  return second ? undefined : first?.slug;
}

export async function listCampusDomains(organizationId: OrganizationId): Promise<readonly string[]> {
  const rows = await prisma().campusDomain.findMany({
    where: { organizationId },
    orderBy: { domain: "asc" },
  });
  return rows.map(({ domain }) => domain);
}

/** Changes with everything that an admin can edit. */
export function campusStamp(campus: CampusSignIn | undefined): string {
  if (!campus) return stampOf(["none"]);
  const { entityId, metadataUrl, idAttribute, emailAttribute, nameAttribute, groupAttribute } = campus;
  const { isOnly, isAutomatic } = campus;
  const names = [idAttribute, emailAttribute, nameAttribute, groupAttribute];
  return stampOf([entityId, metadataUrl ?? "", ...names.map(String), isOnly, isAutomatic]);
}

export type CampusEdit = AttributeNames &
  CampusRequirement & {
    readonly isAutomatic: boolean;
    readonly provider: (Provider & { readonly continues: (before: Provider) => boolean }) | undefined;
  };

type Provider = Pick<CampusSignIn, "entityId" | "metadata" | "metadataUrl">;

export type CampusEditRefusal = "changed" | "metadata-missing" | "sign-in-first";

/**
 * Saves how people sign in. Before the other ways can be closed, the admin has to have come in this way, in this very
 * session: a provider that doesn't work would lock everyone out.
 *
 * Accounts of the provider from before aren't left to another one, nor to other IDs; nor are those that are there though
 * there's no provider anymore, because earlier versions kept them.
 *
 * @param edit without a provider, the one from before stays; `continues` says if it's the same one
 * @param seen the stamp that the admin's page showed
 */
export async function saveCampusSignIn(
  scope: AdminScope,
  edit: CampusEdit,
  { seen, at, sessionId }: { readonly seen: string; readonly at: Date; readonly sessionId: string },
): Promise<Answer<null, CampusEditRefusal>> {
  const { organizationId } = scope;
  return inTransaction(async (tx) => {
    const organization = await lockOrganization(tx, organizationId);
    const before = await tx.campusSignIn.findUnique({
      where: { organizationId },
      include: { organization: ORGANIZATION },
    });
    if (campusStamp(before ?? undefined) !== seen) return refuse("changed");
    const { provider, ...choices } = edit;
    if (!before && !provider) return refuse("metadata-missing");
    const isSame = !provider || provider.entityId === before?.entityId;
    const cameIn = isSame && (await tx.campusSession.count({ where: { sessionId, organizationId } })) > 0;
    if (edit.isOnly && !cameIn) return refuse("sign-in-first");

    const read = provider && { ...savedOf(provider), readAt: at, triedAt: at, failure: null };
    if (before) await tx.campusSignIn.update({ where: { organizationId }, data: { ...choices, ...read } });
    else if (read) await tx.campusSignIn.create({ data: { ...choices, ...read, organizationId } });
    const disconnected =
      !before || isOther(before, edit) ? await disconnectElsewhere(tx, organizationId, at) : 0;
    await logAct(tx, scope, {
      type: "campus-sign-in-set",
      subject: organization,
      data: { entityId: provider?.entityId ?? before?.entityId ?? "", isOnly: edit.isOnly, disconnected },
      at,
    });
    return accept(null);
  });
}

function savedOf({ entityId, metadata, metadataUrl }: Provider): Provider {
  return { entityId, metadata, metadataUrl };
}

/** Another provider, or another attribute as the ID, may name anyone by the IDs from before. */
function isOther(before: Provider & AttributeNames, { provider, idAttribute }: CampusEdit): boolean {
  return provider?.continues(before) === false || idAttribute !== before.idAttribute;
}

/**
 * Ends campus sign-in for an organization. Its people sign in with a link by email again. Whatever provider comes next
 * doesn't inherit accounts.
 */
export async function deleteCampusSignIn(
  scope: AdminScope,
  { seen, at }: { readonly seen: string; readonly at: Date },
): Promise<Answer<null, "changed">> {
  const { organizationId } = scope;
  return inTransaction(async (tx) => {
    const subject = await lockOrganization(tx, organizationId);
    const before = await tx.campusSignIn.findUnique({
      where: { organizationId },
      include: { organization: ORGANIZATION },
    });
    if (!before || campusStamp(before) !== seen) return refuse("changed");
    await tx.campusSignIn.delete({ where: { organizationId } });
    await tx.campusGroup.deleteMany({ where: { organizationId, source: "saml" } });
    const data = { disconnected: await disconnectElsewhere(tx, organizationId, at) };
    const type = "campus-sign-in-removed";
    await logAct(tx, scope, { type, subject, data, at });
    return accept(null);
  });
}

type Tx = Parameters<Parameters<typeof inTransaction>[0]>[0];

async function lockOrganization(tx: Tx, id: OrganizationId): Promise<string> {
  const [row] = await tx.$queryRaw<{ name: string }[]>`
    SELECT name FROM organization WHERE id = ${id}::uuid FOR UPDATE`;
  if (!row) throw new Error("An admin's organization exists");
  return row.name;
}
