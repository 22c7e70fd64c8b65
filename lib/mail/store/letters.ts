import { prisma } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { sortableId } from "@/lib/db/sortable-id";
import { type Statement, send } from "@/lib/db/statements";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { insertJobsSql, type LetterQueue, queue, sendJobs } from "@/lib/jobs/store/queue";
import { instantOf } from "@/lib/shared/instant";
import { hasEmail } from "@/lib/shared/no-email";
import type { DraftLetter } from "../letters/draft";
import type { UnwrittenLetter } from "../letters/unwritten";
import { NO_SERVER } from "../rules/attempts";
import { MOST_LETTERS } from "../rules/most-letters";
import { type LetterRow, readableWords, type Words, wordsOrNull } from "./words";

export type StoredLetter = {
  readonly id: string;
  readonly toEmail: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly createdAt: Date;
  /** When the mail server accepted it, or its reader saw the notification that said the same. */
  readonly sentAt: Date | null;
  /** The mail server's answer to the last failed attempt, or a later one from a bounce. */
  readonly failure: string | null;
  readonly attempts: number;
  readonly triedAt: Date | null;
  /** No further attempt is made: it was refused for good, every attempt failed, or it bounced. */
  readonly gaveUpAt: Date | null;
  /** Only on emails that can be turned off. */
  readonly offToken: string | null;
};

/** An email before someone sends it or looks at it: it may have yet to be written. */
export type TakenLetter = Omit<StoredLetter, keyof Words> & LetterRow;

/**
 * Stores emails, written or yet to be written, and the jobs that send them, in the transaction of what they report. An
 * email whose key exists is skipped, so storing it twice sends it once. People without an email get none.
 *
 * @returns how many were new
 */
export async function writeLetters(
  tx: Transaction,
  organizationId: string | null,
  all: readonly (DraftLetter | UnwrittenLetter)[],
  at: Date,
): Promise<number> {
  const rows = letterRows(organizationId, all, at);
  if (rows.length === 0) return 0;
  await queue();
  const written = await send<{ readonly id: string }>(tx, INSERT_LETTERS, [JSON.stringify(rows)]);
  return written.length;
}

/** The rows of emails, for `insertLettersSql`. People without an email get none. */
export function letterRows(
  organizationId: string | null,
  all: readonly (DraftLetter | UnwrittenLetter)[],
  at: Date,
) {
  return all
    .filter(({ to }) => hasEmail(to.email))
    .map((draft) => ({
      id: sortableId(),
      organization_id: organizationId,
      key: draft.key,
      to_email: draft.to.email,
      message_id: `<${crypto.randomUUID()}@rookery>`,
      created_at: instantOf(at),
      ...("facts" in draft
        ? { ...NO_WORDS, kind: draft.kind, facts: draft.facts }
        : { subject: draft.subject, text: draft.text, html: draft.html, off_token: draft.offToken ?? null }),
    }));
}

/** An email that's written when it's sent. */
const NO_WORDS: Words = { subject: "", text: "", html: "" };

/**
 * Emails and the jobs that send them, as parts of a larger statement. The caller has awaited `queue()`.
 *
 * @param parameter holds `letterRows` as JSON: "$1::json"
 */
export function insertLettersSql(parameter: string): string {
  return `
    letters AS (
      INSERT INTO letter (id, organization_id, key, to_email, subject, text, html, kind, facts, message_id, off_token, created_at)
      SELECT * FROM json_to_recordset(${parameter}) AS l (
        id uuid, organization_id uuid, key text, to_email text, subject text, text text, html text, kind text, facts jsonb,
        message_id text, off_token text, created_at timestamptz
      )
      ON CONFLICT (key) DO NOTHING
      RETURNING id, kind
    ),
    jobs AS (${insertJobsSql(JOBS_OF_LETTERS)})`;
}

const JOBS_OF_LETTERS = `
  SELECT CASE WHEN kind IS NULL THEN 'send-letter' ELSE 'write-letter' END AS name, json_build_object('letterId', id) AS data FROM letters`;

const INSERT_LETTERS: Statement = {
  name: "insert-letters",
  text: `WITH ${insertLettersSql("$1::json")} SELECT id FROM letters`,
};

/** Which queue sends an email. */
export function jobOf({ kind }: Pick<LetterRow, "kind">): LetterQueue {
  return kind === null ? "send-letter" : "write-letter";
}

/** Writes emails in a transaction of their own. */
export function insertLetters(drafts: readonly DraftLetter[], at: Date): Promise<number> {
  return inTransaction((tx) => writeLetters(tx, null, drafts, at));
}

/** What a notification instead of an email needs to know of it; undefined once it's sent or given up on. */
export async function findLetterToPush(id: string): Promise<TakenLetter | undefined> {
  return (await prisma().letter.findFirst({ where: { id, sentAt: null, gaveUpAt: null } })) ?? undefined;
}

/** The newest emails of the deployment, for the operator. */
export async function listLetters(limit = MOST_LETTERS): Promise<readonly StoredLetter[]> {
  const rows = await prisma().letter.findMany({
    where: { gaveUpAt: null },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
  });
  return rows.map(readable);
}

/** The emails that couldn't be delivered and are no longer retried, newest first. */
export async function listGivenUpLetters(limit = MOST_LETTERS): Promise<readonly StoredLetter[]> {
  const rows = await prisma().letter.findMany({
    where: { gaveUpAt: { not: null } },
    orderBy: [{ gaveUpAt: "desc" }, { id: "desc" }],
    take: limit,
  });
  return rows.map(readable);
}

function readable(row: TakenLetter): StoredLetter {
  return { ...row, ...readableWords(row) };
}

/**
 * Counts an attempt before it's made, so one that crashes the process counts too. Undefined for an email that was sent,
 * given up on or deleted.
 */
export async function takeLetter(id: string, at: Date): Promise<TakenLetter | undefined> {
  const [letter] = await prisma().letter.updateManyAndReturn({
    where: { id, sentAt: null, gaveUpAt: null },
    data: { attempts: { increment: 1 }, triedAt: at },
  });
  return letter;
}

/**
 * An email that bounced before this is recorded stays given up on.
 *
 * @param words what it said; left out if it couldn't be written
 */
export function updateLetterSent(letter: Tried, at: Date, words?: Words): Promise<void> {
  return updateTried(letter, { gaveUpAt: null }, { sentAt: at, failure: null }, words);
}

/**
 * An email that was deleted meanwhile is left alone.
 *
 * @param gaveUpAt null: it will be retried
 * @param words what it said; left out if it couldn't be written
 */
export function updateLetterFailed(
  letter: Tried,
  failure: string,
  gaveUpAt: Date | null,
  words?: Words,
): Promise<void> {
  return updateTried(letter, {}, { failure, gaveUpAt }, words);
}

type Tried = Pick<TakenLetter, "id" | "facts">;

/**
 * Records an attempt, and what the email said. If what it was written from has changed since it was taken, an account was
 * deleted, and its words may name the owner: then they aren't kept.
 */
async function updateTried(
  { id, facts }: Tried,
  which: Prisma.LetterWhereInput,
  outcome: Prisma.LetterUpdateManyMutationInput,
  words: Words | undefined,
): Promise<void> {
  if (words && facts !== null) {
    const asTaken = { facts: { equals: facts as Prisma.InputJsonValue } };
    const { count } = await prisma().letter.updateMany({
      where: { id, ...which, ...asTaken },
      data: { ...outcome, ...asWritten(words) },
    });
    if (count > 0) return;
  }
  await prisma().letter.updateMany({ where: { id, ...which }, data: outcome });
}

/** Writes the emails about these matches that haven't been sent, so that all they tell is in their words. */
export async function writeWaiting(tx: Transaction, matchIds: readonly string[]): Promise<void> {
  const rows = await tx.$queryRaw<(LetterRow & { readonly id: string })[]>`
    SELECT id, key, to_email AS "toEmail", kind, facts, subject, text, html FROM letter
    WHERE facts IS NOT NULL AND split_part(key, ':', 1) = ANY(${[...matchIds]}::text[]) FOR UPDATE`;
  for (const row of rows) {
    const words = wordsOrNull(row);
    if (words) await tx.letter.update({ where: { id: row.id }, data: asWritten(words) });
  }
}

/** From the first attempt on, an email says the same, and what it was written from isn't needed anymore. */
function asWritten({ subject, text, html }: Words) {
  return { subject, text, html, kind: null, facts: Prisma.DbNull };
}

/** Why an email failed that no mail server took: its address may be right. */
export const UNREACHED = "The mail server couldn’t be reached or took no emails";

/** Counts an attempt for emails that weren't tried, because the mail server took none. */
export async function updateLettersUnreached(
  ids: readonly string[],
  mostAttempts: number,
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const where = { id: { in: [...ids] }, sentAt: null, gaveUpAt: null };
  await prisma().letter.updateMany({
    where,
    data: {
      attempts: { increment: 1 },
      triedAt: at,
      failure: UNREACHED,
    },
  });
  await prisma().letter.updateMany({
    where: { ...where, attempts: { gte: mostAttempts } },
    data: { gaveUpAt: at },
  });
}

/** Notes that an email was due and there was no mail server, so that it's sent if the operator says so. */
export async function updateLetterUnsent(id: string): Promise<void> {
  await prisma().letter.updateMany({
    where: { id, sentAt: null, gaveUpAt: null },
    data: { failure: NO_SERVER },
  });
}

/**
 * Sends an email again that had been given up on, or for which there was no mail server, with all its attempts ahead of
 * it. Asked twice at the same time, it is sent once. A notification that came before it isn't sent again.
 */
export async function retryLetter(id: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    const [letter] = await tx.letter.updateManyAndReturn({
      where: { id, OR: [{ gaveUpAt: { not: null } }, { sentAt: null, failure: NO_SERVER }] },
      data: { gaveUpAt: null, sentAt: null, attempts: 0, failure: null },
    });
    if (letter) await sendJobs(tx, jobOf(letter), [{ letterId: id, unlessSeen: true }]);
    return letter !== undefined;
  });
}
