import { randomBytes } from "node:crypto";
import { isLogged, logAct } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import type { Webhook } from "@/lib/db/generated/client";
import { stampOf } from "@/lib/db/stamp";
import { inTransaction } from "@/lib/db/transaction";
import type { AdminScope } from "@/lib/people/rules/permissions";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { type Instant, instantOf } from "@/lib/shared/instant";

/** A message in the log of a webhook. */
export type LoggedMessage = {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Instant;
  readonly attempts: number;
  readonly deliveredAt: Instant | null;
  readonly nextAt: Instant | null;
  readonly lastAnswer: string | null;
};

export type WebhookFacts = {
  readonly id: string;
  readonly url: string;
  /** Changes with its secret. */
  readonly stamp: string;
  readonly createdAt: Instant;
  /** The newest first. */
  readonly messages: readonly LoggedMessage[];
};

export const MOST_WEBHOOKS = 5;
const MOST_SHOWN = 20;
/** How long the secret before signs too. */
const OVERLAP_MS = 24 * 3_600_000;

/** Adds a webhook. Its secret is returned once. */
export function insertWebhook(scope: AdminScope, url: string, at: Date): Promise<Answer<string, "too-many">> {
  const { organizationId } = scope;
  return inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM organization WHERE id = ${organizationId}::uuid FOR UPDATE`;
    if ((await tx.webhook.count({ where: { organizationId } })) >= MOST_WEBHOOKS) return refuse("too-many");
    const secret = makeSecret();
    const made = await tx.webhook.create({ data: { organizationId, url, secret, createdAt: at } });
    await logAct(tx, scope, { type: "webhook-added", subject: made.url, data: { id: made.id }, at });
    return accept(secret);
  });
}

export type Rotated = { readonly secret: string; readonly isNew: boolean };

/**
 * Gives a webhook a new secret; for a day the one before signs too. A page that shows the one before gets the new one
 * again in that day: another would end the one that the receiver has.
 *
 * @param seen the stamp of the secret on the admin's page
 * @returns null if there's no such webhook in the admin's organization
 */
export function rotateSecret(
  scope: AdminScope,
  { id, seen }: { readonly id: string; readonly seen: string },
  at: Date,
): Promise<Answer<Rotated, "changed"> | null> {
  const { organizationId } = scope;
  return inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM webhook WHERE id = ${id}::uuid FOR UPDATE`;
    const found = await tx.webhook.findFirst({ where: { id, organizationId } });
    if (!found) return null;
    if (seen !== stampOf(found.secret)) return answerOlderPage(found, seen, at);
    const secret = makeSecret();
    const previousUntil = new Date(at.getTime() + OVERLAP_MS);
    await tx.webhook.update({ where: { id }, data: { secret, previousSecret: found.secret, previousUntil } });
    await logAct(tx, scope, { type: "webhook-rotated", subject: found.url, data: { id: found.id }, at });
    return accept({ secret, isNew: true });
  });
}

function answerOlderPage(
  { secret, previousSecret, previousUntil }: Webhook,
  seen: string,
  at: Date,
): Answer<Rotated, "changed"> {
  const signs = previousSecret !== null && previousUntil !== null && previousUntil > at;
  return signs && seen === stampOf(previousSecret) ? accept({ secret, isNew: false }) : refuse("changed");
}

/** Removes a webhook with its log; false if there never was one with this id. */
export function deleteWebhook(scope: AdminScope, id: string, at: Date): Promise<boolean> {
  const { organizationId } = scope;
  return inTransaction(async (tx) => {
    const found = await tx.webhook.findFirst({ where: { id, organizationId } });
    const { count } = await tx.webhook.deleteMany({ where: { id, organizationId } });
    if (!found || count === 0) return isLogged(tx, organizationId, "webhook-removed", { id });
    await logAct(tx, scope, { type: "webhook-removed", subject: found.url, data: { id: found.id }, at });
    return true;
  });
}

/** Sends a message from the log again, with all its attempts; false if there is none. */
export async function replayMessage({ organizationId }: AdminScope, id: string, at: Date): Promise<boolean> {
  const where = { id, webhook: { organizationId } };
  const data = { nextAt: at, attempts: 0, deliveredAt: null };
  return (await prisma().webhookMessage.updateMany({ where, data })).count > 0;
}

/** The webhooks of an organization with their newest messages. */
export async function listWebhooks({ organizationId }: AdminScope): Promise<readonly WebhookFacts[]> {
  const rows = await prisma().webhook.findMany({
    where: { organizationId },
    include: { messages: { orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: MOST_SHOWN } },
    orderBy: { id: "asc" },
    take: MOST_WEBHOOKS,
  });
  return rows.map(({ id, url, secret, createdAt, messages }) => ({
    id,
    url,
    stamp: stampOf(secret),
    createdAt: instantOf(createdAt),
    messages: messages.map((message) => ({
      id: message.id,
      type: message.type,
      createdAt: instantOf(message.createdAt),
      attempts: message.attempts,
      deliveredAt: message.deliveredAt && instantOf(message.deliveredAt),
      nextAt: message.nextAt && instantOf(message.nextAt),
      lastAnswer: message.lastAnswer,
    })),
  }));
}

function makeSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}
