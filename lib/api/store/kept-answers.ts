import { createHash } from "node:crypto";
import { prisma } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { endingWith } from "@/lib/db/transaction-end";

/** A request that its sender may repeat: the key they made, and what the request was. */
export type Repeatable = {
  readonly tokenId: string;
  readonly key: string;
  /** Of the address and the body. */
  readonly fingerprint: string;
};

export type RepeatableResponse = { readonly status: number; readonly body: object };

const KEPT_HOURS = 24;

export function fingerprintOf(address: string, body: string): string {
  return createHash("sha256").update(`${address}\n${body}`).digest("hex");
}

/** What the same request was answered before; "other" if the key belongs to a different request. */
export async function findKeptAnswer(
  { tokenId, key, fingerprint }: Repeatable,
  at: Date,
): Promise<RepeatableResponse | "other" | undefined> {
  const row = await prisma().apiAnswer.findUnique({ where: { tokenId_key: { tokenId, key } } });
  if (!row) return undefined;
  if (row.at.getTime() <= at.getTime() - KEPT_HOURS * 3_600_000) {
    await deleteOldAnswers(at);
    return undefined;
  }
  return row.fingerprint === fingerprint ? { status: row.status, body: row.body as object } : "other";
}

/** Thrown in a transaction whose request was answered while it waited. */
export class AnsweredMeanwhile extends Error {}

/**
 * Does the work of a request and keeps its answer in the same transaction, so that both are there or neither is. If the
 * same request has been answered in between, the transaction is rolled back.
 */
export function keepingAnswer<Value>(
  { tokenId, key, fingerprint }: Repeatable,
  answer: RepeatableResponse,
  at: Date,
  work: () => Promise<Value>,
): Promise<Value> {
  let isKept = false;
  return endingWith(async (tx, value) => {
    if (isKept || !isDone(value)) return;
    const { count } = await tx.apiAnswer.createMany({
      data: {
        tokenId,
        key,
        fingerprint,
        status: answer.status,
        body: answer.body as Prisma.InputJsonObject,
        at,
      },
      skipDuplicates: true,
    });
    if (count === 0) throw new AnsweredMeanwhile("Another copy of the request was answered first");
    isKept = true;
  }, work);
}

/** Keeps the answer of work that had no transaction of its own. */
export async function keepAnswer(
  { tokenId, key, fingerprint }: Repeatable,
  { status, body }: RepeatableResponse,
  at: Date,
): Promise<void> {
  const data = { tokenId, key, fingerprint, status, body: body as Prisma.InputJsonObject, at };
  await prisma().apiAnswer.createMany({ data, skipDuplicates: true });
}

/** Stores resolve to true or an `Answer` that accepts. Nothing, false and a refusal say that it isn't done. */
function isDone(value: unknown): boolean {
  if (value === null || value === undefined || typeof value === "boolean") return value === true;
  if (typeof value === "object" && "ok" in value) return value.ok === true;
  throw new Error("A command's transaction must say whether it's done");
}

/** Deletes the answers that are older than they're kept. */
export async function deleteOldAnswers(at: Date): Promise<void> {
  const before = new Date(at.getTime() - KEPT_HOURS * 3_600_000);
  await prisma().apiAnswer.deleteMany({ where: { at: { lte: before } } });
}
