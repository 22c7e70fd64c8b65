import { addMinutes } from "@/lib/shared/instant";
import type { DirectorCommand, PlayerCommand } from "./commands";
import { countContactAttempts } from "./count-contact-attempts";
import { answerDue, isAnswerTimeOver, isClosed } from "./deadline-rules";
import { isCorrectionDirectors } from "./decide-correction";
import { type Decision, happens, type MatchContext, refused } from "./decision";
import { wonBy } from "./outcome";
import { otherSide, type Side } from "./sides";
import { isToPlay, type MatchState } from "./state";
import { saysSomething } from "./statement";
import { ifUnanswered } from "./unanswered";

type Command<Type extends (PlayerCommand | DirectorCommand)["type"]> = Extract<
  PlayerCommand | DirectorCommand,
  { type: Type }
>;

/** Logs an attempt to reach the opponent. The log is the evidence of "repeated efforts" (DePaul sheet, Rule 1.I.d). */
export function logContact(
  state: MatchState,
  { means, triedAt, note }: Command<"log-contact">,
  by: Side,
  { now, rules }: MatchContext,
): Decision {
  if (state.status !== "open") return refused("wrong-stage");
  if (isClosed(state, now, rules)) return refused("deadline-passed");
  if (triedAt > now) return refused("contact-in-future");

  return happens({ type: "ContactLogged", by, means, triedAt, note });
}

/** Asks the director to decide the match, once enough attempts are logged (DePaul sheet, Rule 1.I.d). */
export function claimUnreachable(
  state: MatchState,
  { statement }: Command<"claim-unreachable">,
  by: Side,
  { now, rules }: MatchContext,
): Decision {
  if (state.status !== "open") return refused("wrong-stage");
  if (isClosed(state, now, rules)) return refused("deadline-passed");
  if (countContactAttempts(state.contacts, by, rules) < rules.forfeits.contactAttempts)
    return refused("too-few-attempts");
  if (!saysSomething(statement)) return refused("statement-too-short");

  return happens({ type: "UnreachableClaimed", by, statement });
}

/**
 * Claims that the other side didn't come to the agreed time. The other side can answer it like a report before it
 * counts. A match that both have played in isn't one that someone missed, and the claim would close its room.
 */
export function claimNoShow(
  state: MatchState,
  { statement }: Command<"claim-no-show">,
  by: Side,
  { now, rules, haveBothPlayed = false }: MatchContext,
): Decision {
  if (state.status !== "scheduled" || !state.scheduledAt) return refused("wrong-stage");
  if (isClosed(state, now, rules)) return refused("deadline-passed");
  if (now < addMinutes(state.scheduledAt, rules.forfeits.noShowGraceMinutes))
    return refused("not-yet-no-show");
  if (haveBothPlayed) return refused("both-played");
  if (!saysSomething(statement)) return refused("statement-too-short");

  return happens({
    type: "NoShowClaimed",
    by,
    statement,
    answerBy: answerDue(now, rules),
  });
}

/**
 * Adds a statement to a case until the director has ruled, also if the case is already the director's and the sweep
 * hasn't recorded it yet.
 */
export function addStatement(
  state: MatchState,
  { statement }: Command<"add-statement">,
  by: Side,
  context: MatchContext,
): Decision {
  if (!isBeforeRuling(state, context)) return refused("wrong-stage");
  if (!saysSomething(statement)) return refused("statement-too-short");

  return happens({ type: "StatementAdded", by, statement });
}

/** Writes down what a player told the desk, as a statement of that player. */
export function recordStatement(
  state: MatchState,
  { side, statement }: Command<"record-statement">,
  context: MatchContext,
): Decision {
  if (!isBeforeRuling(state, context)) return refused("wrong-stage");
  if (statement.trim() === "") return refused("statement-missing");

  return happens({ type: "StatementRecorded", side, statement });
}

function isBeforeRuling(state: MatchState, { now, rules }: MatchContext): boolean {
  const isUnanswered =
    state.status === "reported" && isAnswerTimeOver(state, now) && ifUnanswered(state, rules) === "director";
  return state.status === "with-director" || isUnanswered || isCorrectionDirectors(state, now);
}

/** Forfeits the match. */
export function concede(state: MatchState, by: Side, { now, rules }: MatchContext): Decision {
  if (!isToPlay(state.status)) return refused("wrong-stage");
  if (isClosed(state, now, rules)) return refused("deadline-passed");

  return happens({ type: "Conceded", by, outcome: wonBy(otherSide(by), "forfeit", null) });
}
