import type { RulePack } from "@/lib/season/input/rule-pack";
import type { Instant } from "@/lib/shared/instant";
import { isTooFar } from "@/lib/shared/too-far";
import type { DirectorCommand } from "./commands";
import { type Decision, happens, type MatchContext, refused } from "./decision";
import type { RuledResult } from "./events";
import { MOST_GAMES } from "./games";
import { bothLose, drawn, type MatchOutcome, wonBy } from "./outcome";
import { canBeHalved, type Score } from "./series";
import { otherSide } from "./sides";
import { isToPlay, type MatchState } from "./state";

type Command<Type extends DirectorCommand["type"]> = Extract<DirectorCommand, { type: Type }>;

/**
 * Decides the match. A ruling is final (DePaul sheet, Rule 3.IV): only another ruling replaces it. It always names its
 * reason and the rule it's based on. It can say that the loser forfeits, or that both do because neither came: then it counts
 * like every other forfeit, or double forfeit.
 */
export function rule(state: MatchState, command: Command<"rule">, { rules }: MatchContext): Decision {
  if (state.status === "void") return refused("match-void");
  if (command.reason.trim() === "" || command.rule.trim() === "") return refused("reason-missing");
  const outcome = command.isForfeit
    ? ruledForfeit(command)
    : ruledOutcome(command.result, command.score, rules);
  if (!outcome) {
    if (command.isForfeit) return refused("forfeit-does-not-fit");
    const isTieRuled = command.result === "draw" && rules.match.levelMatch !== "draw";
    return refused(isTieRuled ? "needs-a-winner" : "score-does-not-fit");
  }

  return happens({ type: "Ruled", outcome, reason: command.reason, rule: command.rule });
}

/** Reopens the match until a new deadline. Everything before stays in the history. */
export function reopen(state: MatchState, command: Command<"reopen">, { now }: MatchContext): Decision {
  if (isToPlay(state.status)) return refused("already-open");
  if (command.reason.trim() === "") return refused("reason-missing");
  if (command.deadlineAt <= now) return refused("deadline-not-later");
  if (isTooFar(command.deadlineAt, now)) return refused("deadline-too-far");

  return happens({ type: "Reopened", deadlineAt: command.deadlineAt, reason: command.reason });
}

/**
 * Moves the deadline of a match that hasn't been played yet to a later time. Unlike a whole round, a match can close
 * after the session of a later round: `deadlineOfLateMatch` then gives the match that follows from it time.
 */
export function extendDeadline(
  state: MatchState,
  command: Command<"extend-deadline">,
  { now }: MatchContext,
): Decision {
  if (!isToPlay(state.status)) return refused("not-to-play");
  if (command.reason.trim() === "") return refused("reason-missing");
  if (command.deadlineAt <= now || command.deadlineAt <= state.deadlineAt)
    return refused("deadline-not-later");
  if (isTooFarFor(state, command.deadlineAt, now)) return refused("deadline-too-far");

  return happens({ type: "DeadlineExtended", deadlineAt: command.deadlineAt, reason: command.reason });
}

/**
 * Is a later deadline of a match too far from the one it has, or from now if that has passed? It can't be taken back.
 */
export function isTooFarFor(
  { deadlineAt: before }: Pick<MatchState, "deadlineAt">,
  deadlineAt: Instant,
  now: Instant,
): boolean {
  return isTooFar(deadlineAt, now > before ? now : before);
}

/** Sets the time and place of a match that's played at a session; its players can't move it. */
export function fixTime(state: MatchState, command: Command<"fix-time">, { now }: MatchContext): Decision {
  if (!isToPlay(state.status)) return refused("wrong-stage");
  if (command.scheduledAt <= now) return refused("time-in-past");
  if (command.scheduledAt > state.deadlineAt) return refused("time-after-deadline");

  return happens({ type: "TimeFixed", scheduledAt: command.scheduledAt, place: command.place });
}

/** One side has left the season: the other wins without playing (FIDE General Regulations for Competitions 6.6). */
export function withdrawSide(state: MatchState, { side, reason }: Command<"withdraw-side">): Decision {
  if (state.status === "final") return refused("already-settled");
  if (state.status === "void") return refused("match-void");
  if (reason.trim() === "") return refused("reason-missing");

  return happens({ type: "Withdrawn", side, outcome: wonBy(otherSide(side), "forfeit", null), reason });
}

/** Voids the match: it doesn't count for either side. */
export function voidMatch(state: MatchState, { reason }: Command<"void">): Decision {
  if (state.status === "void") return refused("match-void");
  if (reason.trim() === "") return refused("reason-missing");

  return happens({ type: "Voided", reason });
}

/** A forfeit has a loser or two, and no games; null if the ruling says otherwise. */
function ruledForfeit({ result, score }: Command<"rule">): MatchOutcome | null {
  if (score || result === "draw") return null;
  return result === "both-lose" ? bothLose("double-forfeit") : wonBy(result, "forfeit", null);
}

/** The outcome a ruling names; null when the score contradicts the winner or can't occur in a best of n. */
function ruledOutcome(result: RuledResult, score: Score | null, rules: RulePack): MatchOutcome | null {
  if (result === "both-lose") return score ? null : bothLose("ruling");
  if (score && !isPossible(score, rules)) return null;
  if (result === "draw" && rules.match.levelMatch !== "draw") return null;
  if (result === "draw") return score && score.home === score.away ? drawn("ruling", score) : null;
  if (score && (result === "home" ? score.home <= score.away : score.away <= score.home)) return null;
  return wonBy(result, "ruling", score);
}

/**
 * Can a best of n have this score, finished or not? Every counted game gives one point to one side or half a point to
 * each; halves occur only where draws can count. A side that had half of n before its last game ends on n/2 +
 * 1. A match that continues while it's tied ends with the first decisive game after its n games.
 */
function isPossible({ home, away }: Score, rules: RulePack): boolean {
  const { bestOf, levelMatch } = rules.match;
  const step = canBeHalved(rules) ? 0.5 : 1;
  const isCounted = (games: number) => games >= 0 && Number.isInteger(games / step);
  if (!isCounted(home) || !isCounted(away) || !Number.isInteger(home + away)) return false;
  if (home + away > MOST_GAMES) return false;
  if (home + away > bestOf) return levelMatch === "one-more-game" && Math.abs(home - away) <= 1;
  return Math.max(home, away) <= bestOf / 2 + 1;
}
