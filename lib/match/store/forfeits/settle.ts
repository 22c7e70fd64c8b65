import { type AuditType, logAct } from "@/lib/db/audit";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { announceSeason } from "@/lib/season/store/seasons";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { Instant } from "@/lib/shared/instant";
import { slotInStage } from "@/lib/stages/rules/rounds-of-stage";
import { hasSessionBefore } from "@/lib/stages/store/extend-round";
import { roundName } from "@/lib/stages/words/round-name";
import type { DivisionView, RoundView } from "@/lib/standings/store/divisions";
import type { MatchCommand } from "../../rules/commands";
import type { MatchRefused } from "../../rules/decision";
import { executeIn, type Sender } from "../execute";
import { LONGEST_ROUND_ACT, lockRound } from "../lock-round";
import { type ForfeitKind, findRoundForfeits } from "./round-forfeits";

/**
 * What a director does with the double forfeits of a round, all together: declare those that are waiting, give those
 * more time, or undo those declared at the deadline.
 */
export type ForfeitAct =
  | { readonly type: "declare"; readonly stamp: string }
  | (MoreTime & { readonly type: "extend" })
  | (MoreTime & { readonly type: "undo" });
type MoreTime = { readonly stamp: string; readonly deadlineAt: Instant; readonly reason: string };

/** How many of the matches are the director's own, which another director declares. */
type Settled = { readonly own: number };

export type ForfeitRefusal = "changed" | "after-session" | MatchRefused;

/**
 * Does one thing to every double forfeit of a round, or nothing at all. Each match goes through `executeIn`, like every
 * command. The director acts on the list they saw: if a match has joined or left it since, nothing happens. The clock
 * declares, but not the director's own match: it waits for another director. More time ends before the session of a later
 * round, as when a round is extended.
 */
export async function settleForfeits(
  scope: DirectorScope,
  view: Pick<DivisionView, "season" | "division" | "rounds">,
  round: RoundView,
  act: ForfeitAct,
  at: Date,
): Promise<Answer<Settled, ForfeitRefusal>> {
  const { kind, audit } = ACTS[act.type];
  try {
    return await inTransaction(async (tx) => {
      await lockRound(tx, round);
      const { matches, stamp } = await findRoundForfeits(scope, round.id, kind, tx);
      if (matches.length === 0 || stamp !== act.stamp) return refuse("changed");
      if (act.type !== "declare" && (await hasSessionBefore(tx, round, act.deadlineAt, at)))
        return refuse("after-session");
      const sender: Sender = act.type === "declare" ? "clock" : scope;
      const settled = act.type === "declare" ? matches.filter(({ isOwn }) => !isOwn) : matches;
      if (settled.length === 0) return refuse({ code: "own-match" });
      for (const { id } of settled) {
        const answer = await executeIn(tx, id, commandOf(act), sender, at);
        if (!answer?.ok) throw new RefusedInRound(answer?.refusal ?? { code: "not-your-match" });
      }
      if (act.type !== "declare") await moveDeadline(tx, round, act.deadlineAt);
      await logAct(tx, scope, {
        type: audit,
        subject: `${view.season.name}, ${view.division.name}, ${roundName(slotInStage(round, view.rounds))}`,
        data: { matches: settled.length },
        at,
      });
      await announceSeason(tx, view.season);
      return accept({ own: matches.length - settled.length });
    }, LONGEST_ROUND_ACT);
  } catch (error) {
    if (error instanceof RefusedInRound) return refuse(error.refusal);
    throw error;
  }
}

const ACTS: Record<ForfeitAct["type"], { readonly kind: ForfeitKind; readonly audit: AuditType }> = {
  declare: { kind: "held", audit: "forfeits-declared" },
  extend: { kind: "held", audit: "round-extended" },
  undo: { kind: "declared", audit: "forfeits-undone" },
};

function commandOf(act: ForfeitAct): MatchCommand {
  if (act.type === "declare") return { type: "pass-deadline" };
  const { deadlineAt, reason } = act;
  return { type: act.type === "extend" ? "extend-deadline" : "reopen", deadlineAt, reason };
}

/** Pages show until when the last match of a round can be played. */
async function moveDeadline(tx: Transaction, { id }: RoundView, deadlineAt: Instant): Promise<void> {
  await tx.round.updateMany({ where: { id, deadlineAt: { lt: deadlineAt } }, data: { deadlineAt } });
}

/** Rolls back what the transaction has already done to earlier matches. */
class RefusedInRound extends Error {
  constructor(readonly refusal: MatchRefused) {
    super(refusal.code);
  }
}
