import type { Instant } from "@/lib/shared/instant";
import type { PlayerCommand } from "./commands";
import { answerDue, isAnswerTimeOver } from "./deadline-rules";
import { agreedOutcome, finishedVersion } from "./decide-report";
import { type Decision, happens, type MatchContext, refused } from "./decision";
import type { ReportedGame } from "./games";
import { areSameGames } from "./same-games";
import type { Side } from "./sides";
import type { MatchState } from "./state";
import { saysSomething } from "./statement";

type Command<Type extends PlayerCommand["type"]> = Extract<PlayerCommand, { type: Type }>;

/**
 * Asks the other side to correct a result that both confirmed, within the rule pack's term (our rule; the sheets leave
 * corrections to the office). The confirmed result counts until the other side agrees or the director rules.
 */
export function askCorrection(
  state: MatchState,
  { games, statement }: Command<"ask-correction">,
  by: Side,
  { now, rules }: MatchContext,
): Decision {
  if (state.correction) return refused("correction-asked");
  if (state.correctBy === null) return refused("already-settled");
  if (!canAskCorrection(state, now)) return refused("too-late-to-correct");
  if (!saysSomething(statement)) return refused("statement-too-short");

  const version = finishedVersion(games, rules);
  if (!version.ok) return version;
  if (areSameGames(confirmedGames(state), version.value.games)) return refused("nothing-corrected");
  return happens({
    type: "CorrectionAsked",
    by,
    ...version.value,
    statement,
    answerBy: answerDue(now, rules),
  });
}

/** The other side agrees, until the director rules: the correction replaces the result. */
export function agreeToCorrection(state: MatchState, by: Side, { rules }: MatchContext): Decision {
  const { correction } = state;
  if (!correction) return refused("nothing-to-answer");
  if (correction.by === by) return refused("own-correction");

  return happens({ type: "CorrectionAgreed", by, outcome: agreedOutcome(correction.outcome, rules) });
}

/** The other side says no, with a statement; the director decides. */
export function contestCorrection(
  state: MatchState,
  { statement }: Command<"contest-correction">,
  by: Side,
  { now }: MatchContext,
): Decision {
  const { correction } = state;
  if (!correction) return refused("nothing-to-answer");
  if (correction.by === by) return refused("own-correction");
  if (isCorrectionDirectors(state, now)) return refused("answer-time-passed");
  if (!saysSomething(statement)) return refused("statement-too-short");

  return happens({ type: "CorrectionContested", by, statement });
}

/** The player who asked takes it back, until the director rules. The confirmed result stays. */
export function withdrawCorrection(state: MatchState, by: Side): Decision {
  const { correction } = state;
  if (!correction) return refused("nothing-to-answer");
  if (correction.by !== by) return refused("not-your-correction");

  return happens({ type: "CorrectionWithdrawn", by, wasCase: correction.isWithDirector });
}

/** Can either player ask for a correction now? */
export function canAskCorrection({ status, correctBy, correction }: MatchState, now: Instant): boolean {
  return status === "final" && correction === null && correctBy !== null && now < correctBy;
}

/** Is the correction the director's, even if the sweep hasn't recorded yet that no one answered? */
export function isCorrectionDirectors(state: MatchState, now: Instant): boolean {
  return state.correction !== null && (state.correction.isWithDirector || isAnswerTimeOver(state, now));
}

/** The games of the confirmed result; none if a player admitted not coming. */
export function confirmedGames({ entered, report }: MatchState): readonly ReportedGame[] {
  return (entered ?? report)?.games ?? [];
}
