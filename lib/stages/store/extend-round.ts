import { logAct } from "@/lib/db/audit";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { closesAt } from "@/lib/match/rules/deadline-rules";
import { isTooFarFor } from "@/lib/match/rules/decide-director";
import type { MatchRefused } from "@/lib/match/rules/decision";
import { executeIn } from "@/lib/match/store/execute";
import { LONGEST_ROUND_ACT, lockRound } from "@/lib/match/store/lock-round";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { announceSeason } from "@/lib/season/store/seasons";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { type Instant, instantOf } from "@/lib/shared/instant";
import type { DivisionView, RoundView } from "@/lib/standings/store/divisions";
import { slotInStage } from "../rules/rounds-of-stage";
import { roundName } from "../words/round-name";
import { isRoundAsSeen } from "./round-stamp";

export type RoundExtension = { readonly deadlineAt: Instant; readonly reason: string };
export type ExtendRefusal = "changed" | "all-reported" | "after-session" | MatchRefused;

/**
 * Gives every match of a round that hasn't been played more time, and the round itself, in one transaction. A match
 * that refuses, such as the director's own or one with a later deadline, keeps it; if all refuse, or the deadline is too
 * far for one of them, nothing happens. A round has to close, and its hours of grace have to be over, before the session
 * of a later one, because its players wouldn't be known.
 *
 * @param seen the stamp of the round on the director's page
 * @returns how many are the director's own
 */
export async function updateRoundDeadline(
  scope: DirectorScope,
  view: Pick<DivisionView, "season" | "division" | "rounds">,
  round: Pick<RoundView, "id" | "number" | "stage" | "rules">,
  { seen, ...extension }: RoundExtension & { readonly seen: string },
  at: Date,
): Promise<Answer<{ readonly own: number }, ExtendRefusal>> {
  return inTransaction(async (tx) => {
    await lockRound(tx, round);
    if (!(await isRoundAsSeen(tx, round.id, seen))) return refuse("changed");
    const open = await listOpenIn(tx, round.id);
    if (open.length === 0) return refuse("all-reported");
    if (await hasSessionBefore(tx, round, extension.deadlineAt, at)) return refuse("after-session");
    if (await isTooFarForSome(tx, open, extension.deadlineAt, at))
      return refuse({ code: "deadline-too-far" });
    const refusals: MatchRefused[] = [];
    for (const id of open) {
      const answer = await executeIn(tx, id, { type: "extend-deadline", ...extension }, scope, at);
      if (answer && !answer.ok) refusals.push(answer.refusal);
    }
    const [first] = refusals;
    if (first && refusals.length === open.length) return refuse(first);
    await insertDeadline(tx, scope, view, { ...round, ...extension }, at);
    return accept({ own: refusals.filter(({ code }) => code === "own-match").length });
  }, LONGEST_ROUND_ACT);
}

/** Is the deadline too far for the match that closes first, so that a round with one later deadline isn't split? */
async function isTooFarForSome(
  tx: Transaction,
  open: readonly string[],
  deadlineAt: Instant,
  at: Date,
): Promise<boolean> {
  const first = await tx.match.findFirstOrThrow({
    where: { id: { in: [...open] } },
    orderBy: { deadlineAt: "asc" },
  });
  return isTooFarFor({ deadlineAt: instantOf(first.deadlineAt) }, deadlineAt, instantOf(at));
}

/** Would a later round of the stage have its session while reports are accepted after this deadline? */
export async function hasSessionBefore(
  tx: Transaction,
  { number, stage, rules }: Pick<RoundView, "number" | "stage" | "rules">,
  deadlineAt: Instant,
  at: Date,
): Promise<boolean> {
  const sessions = await tx.round.count({
    where: {
      stageId: stage.id,
      number: { gt: number },
      sessionAt: { gt: at, lt: closesAt({ deadlineAt }, rules) },
    },
  });
  return sessions > 0;
}

/** The matches of a round that haven't been played, in locking order. */
export async function listOpenIn(tx: Transaction, roundId: string): Promise<readonly string[]> {
  const rows = await tx.match.findMany({
    where: { roundId, status: { in: ["open", "scheduled"] } },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  return rows.map(({ id }) => id);
}

/** Moves the deadline that pages show for a round, and notes it in the log. */
async function insertDeadline(
  tx: Transaction,
  scope: DirectorScope,
  { season, division, rounds }: Pick<DivisionView, "season" | "division" | "rounds">,
  round: Pick<RoundView, "id" | "number" | "stage"> & { readonly deadlineAt: Instant },
  at: Date,
): Promise<void> {
  const { organizationId } = scope;
  const { id, deadlineAt } = round;
  await tx.round.updateMany({
    where: { id, organizationId, deadlineAt: { lt: deadlineAt } },
    data: { deadlineAt },
  });
  await logAct(tx, scope, {
    type: "round-extended",
    subject: `${season.name}, ${division.name}, ${roundName(slotInStage(round, rounds))}`,
    at,
  });
  await announceSeason(tx, season);
}
