import { createHmac, timingSafeEqual } from "node:crypto";
import { Prisma } from "@/lib/db/generated/client";
import type { MatchId } from "@/lib/shared/ids";
import { otherSide, type Side } from "../rules/sides";
import type { Party, ShownMatch } from "./match-record";
import { readMatches } from "./read-match";

/**
 * The token in the email about a report: its reader can confirm that report without signing in, and nothing else. It
 * ends with the report, and with the address that it was sent to.
 */
export function confirmToken(
  matchId: MatchId,
  seq: number,
  to: Pick<Party, "userId" | "email">,
): string | null {
  const secret = process.env.AUTH_SECRET;
  return secret ? `${seq}-${codeOf(secret, [matchId, String(seq), to.userId, to.email])}` : null;
}

/** A report that a token is for. */
export type EmailedReport = {
  readonly match: ShownMatch;
  /** The side that answers it. */
  readonly side: Side;
  /** It still waits for their answer, and no newer report replaced it. */
  readonly isOpen: boolean;
};

/** The report that the token of an email is for; null if the token isn't for any in this match. */
export async function findReportByToken(matchId: MatchId, token: string): Promise<EmailedReport | null> {
  const seq = Number(/^(\d{1,6})-/.exec(token)?.[1] ?? Number.NaN);
  if (Number.isNaN(seq)) return null;
  const [match] = await readMatches(Prisma.sql`WHERE m.id = ${matchId}::uuid`);
  const reports = match?.events.filter(({ event }) => isReport(event.type)) ?? [];
  const found = reports.find((report) => report.seq === seq)?.event;
  if (!match || !found || !("by" in found)) return null;
  const side = otherSide(found.by);
  const own = confirmToken(matchId, seq, match[side]);
  if (!own || !isSame(own, token)) return null;
  const { status, report } = match.state;
  const isOpen = status === "reported" && report !== null && reports.at(-1)?.seq === seq;
  return { match, side, isOpen };
}

function isReport(type: string): boolean {
  return type === "ResultReported" || type === "ReportAmended";
}

function codeOf(secret: string, parts: readonly string[]): string {
  return createHmac("sha256", secret)
    .update(["confirm a report", ...parts].join("\n"))
    .digest("base64url");
}

function isSame(one: string, two: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(two)];
  return a.length === b.length && timingSafeEqual(a, b);
}
