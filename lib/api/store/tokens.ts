import { randomBytes } from "node:crypto";
import { hashSecret } from "@/lib/auth/store/hash-secret";
import { logAct } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import type { AdminScope } from "@/lib/people/rules/permissions";
import { listRolesEverywhere, type RolesAt } from "@/lib/people/store/roles-everywhere";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { type Instant, instantOf } from "@/lib/shared/instant";
import { SCOPES, type Scope } from "../rules/scopes";

/** A token as its page shows it. No one can read the token itself again. */
export type TokenFacts = {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** Whose rights it has. */
  readonly maker: string;
  readonly createdAt: Instant;
  /** To the minute. */
  readonly lastUsedAt: Instant | null;
};

type NewToken = { readonly name: string; readonly scopes: readonly Scope[] };

/** More than anyone keeps track of. */
export const MOST_TOKENS = 50;

/** Makes a token that works wherever its maker has roles. The text is returned once and never stored. */
export function insertToken(userId: string, token: NewToken, at: Date): Promise<Answer<string, "too-many">> {
  return inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM "user" WHERE id = ${userId}::uuid FOR UPDATE`;
    const count = await tx.apiToken.count({ where: { userId, organizationId: null, revokedAt: null } });
    return count >= MOST_TOKENS ? refuse("too-many") : accept(await insert(tx, userId, null, token, at));
  });
}

/** Makes a token that works in one organization, whose admins can all revoke it. */
export function insertOrganizationToken(
  scope: AdminScope,
  token: NewToken,
  at: Date,
): Promise<Answer<string, "too-many">> {
  const { organizationId, userId } = scope;
  return inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM organization WHERE id = ${organizationId}::uuid FOR UPDATE`;
    const count = await tx.apiToken.count({ where: { organizationId, revokedAt: null } });
    if (count >= MOST_TOKENS) return refuse("too-many");
    const text = await insert(tx, userId, organizationId, token, at);
    await logAct(tx, scope, { type: "token-made", subject: token.name, at });
    return accept(text);
  });
}

async function insert(
  tx: Transaction,
  userId: string,
  organizationId: string | null,
  { name, scopes }: NewToken,
  at: Date,
): Promise<string> {
  const text = `rk_${randomBytes(32).toString("base64url")}`;
  const data = {
    userId,
    organizationId,
    name,
    scopes: [...scopes],
    tokenHash: hashSecret(text),
    createdAt: at,
  };
  await tx.apiToken.create({ data });
  return text;
}

/** A person's own tokens that aren't revoked, newest first. */
export function listOwnTokens(userId: string): Promise<readonly TokenFacts[]> {
  return listTokens({ userId, organizationId: null });
}

/** The tokens of an organization that aren't revoked, newest first. */
export function listOrganizationTokens({ organizationId }: AdminScope): Promise<readonly TokenFacts[]> {
  return listTokens({ organizationId });
}

async function listTokens(where: {
  readonly userId?: string;
  readonly organizationId: string | null;
}): Promise<readonly TokenFacts[]> {
  const rows = await prisma().apiToken.findMany({
    where: { ...where, revokedAt: null },
    include: { user: { select: { name: true, email: true } } },
    orderBy: { id: "desc" },
    take: MOST_TOKENS,
  });
  return rows.map(({ id, name, scopes, user, createdAt, lastUsedAt }) => ({
    id,
    name,
    scopes: readScopes(scopes),
    maker: user.name ?? user.email,
    createdAt: instantOf(createdAt),
    lastUsedAt: lastUsedAt && instantOf(lastUsedAt),
  }));
}

/** Revokes one of a person's own tokens; false if there is none. */
export async function revokeOwnToken(userId: string, id: string, at: Date): Promise<boolean> {
  const where = { id, userId, organizationId: null, revokedAt: null };
  return (await prisma().apiToken.updateMany({ where, data: { revokedAt: at } })).count > 0;
}

/** Revokes a token of an organization, once; false if there is none. */
export function revokeOrganizationToken(scope: AdminScope, id: string, at: Date): Promise<boolean> {
  const { organizationId } = scope;
  return inTransaction(async (tx) => {
    const token = await tx.apiToken.findFirst({ where: { id, organizationId } });
    if (!token) return false;
    const { count } = await tx.apiToken.updateMany({
      where: { id, revokedAt: null },
      data: { revokedAt: at },
    });
    if (count > 0) await logAct(tx, scope, { type: "token-revoked", subject: token.name, at });
    return true;
  });
}

/** Who asks with a token that isn't revoked, with the roles they have now where it works. */
export type TokenBearer = {
  readonly tokenId: string;
  readonly scopes: readonly Scope[];
  readonly person: {
    readonly id: string;
    readonly email: string;
    readonly name: string | null;
    readonly phone: string | null;
    readonly rolesEverywhere: readonly RolesAt[];
  };
};

/** Finds who asks, and notes that the token was used. */
export async function findBearer(text: string, at: Date): Promise<TokenBearer | undefined> {
  const found = await prisma().apiToken.findUnique({
    where: { tokenHash: hashSecret(text), revokedAt: null },
    include: { user: { select: { id: true, email: true, name: true, phone: true } } },
  });
  if (!found) return undefined;
  const { id: tokenId, organizationId } = found;
  const rolesEverywhere = (await listRolesEverywhere(found.user.id, at)).filter(
    ({ organization }) => organizationId === null || organization.id === organizationId,
  );
  const aMinuteAgo = new Date(at.getTime() - 60_000);
  await prisma().apiToken.updateMany({
    where: { id: tokenId, OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: aMinuteAgo } }] },
    data: { lastUsedAt: at },
  });
  return { tokenId, scopes: readScopes(found.scopes), person: { ...found.user, rolesEverywhere } };
}

function readScopes(stored: readonly string[]): readonly Scope[] {
  return SCOPES.filter((scope) => stored.includes(scope));
}
