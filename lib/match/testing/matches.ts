import type { RulePack } from "@/lib/season/input/rule-pack";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { addHours, type Instant } from "@/lib/shared/instant";
import type { MatchCommand } from "../rules/commands";
import { decide } from "../rules/decide";
import type { MatchActor, MatchContext } from "../rules/decision";
import type { MatchEvent } from "../rules/events";
import { evolve, foldMatch } from "../rules/evolve";
import type { ReportedGame } from "../rules/games";
import { bothLose, wonBy } from "../rules/outcome";
import { addUpSeries } from "../rules/series";
import { otherSide, type Side } from "../rules/sides";
import type { MatchState } from "../rules/state";

/** A round of one week: opened at hour 0, closed at hour 168. */
const OPENED_AT: Instant = "2026-11-16T06:00:00.000Z";
export const DEADLINE_HOUR = 168;

/** The instant this many hours after the round opened. */
export function hour(hours: number): Instant {
  return addHours(OPENED_AT, hours);
}

/** The agreed time of `scheduled()`. */
export const PLAY_HOUR = 60;

/** The events that lead to each status. */
const PAIRED: MatchEvent = { type: "MatchPaired", deadlineAt: hour(DEADLINE_HOUR) };
const AGREED: MatchEvent = { type: "TimeAgreed", by: "away", scheduledAt: hour(PLAY_HOUR) };

export function open(...events: MatchEvent[]): MatchState {
  return foldMatch([PAIRED, ...events]);
}

export function scheduled(...events: MatchEvent[]): MatchState {
  return open(AGREED, ...events);
}

/** One side suggested the agreed time of `scheduled()` and one a day later. */
export function suggestedBy(by: Side, times = [hour(PLAY_HOUR), hour(PLAY_HOUR + 24)]): MatchState {
  return open({ type: "TimesProposed", by, times });
}

/** One side reports that it won 2-0, at hour 62 unless told otherwise; the answer is due two days later. */
export function reportedBy(
  by: Side,
  games: readonly ReportedGame[] = gamesOf(by === "home" ? "HH" : "AA"),
  at = REPORT_HOUR,
): MatchState {
  const { score, winner } = addUpSeries(games, DEPAUL.match);
  if (!winner) throw new Error("This maker makes decided matches");
  return evolve(scheduled(), {
    type: "ResultReported",
    by,
    games,
    outcome: wonBy(winner, "agreed", score),
    answerBy: hour(at + 48),
  });
}

export const REPORT_HOUR = 62;

/** One side says that the other didn't come. */
export function noShowClaimedBy(by: Side): MatchState {
  const statement = "I waited for half an hour.";
  return scheduled({ type: "NoShowClaimed", by, statement, answerBy: hour(REPORT_HOUR + 48) });
}

/** Home reported, and away contested it. */
export function withDirector(): MatchState {
  const statement = "I won game 2.";
  return evolve(reportedBy("home"), {
    type: "ReportContested",
    by: "away",
    statement,
    games: gamesOf("HAA"),
  });
}

export function final(): MatchState {
  const before = reportedBy("home");
  const outcome = wonBy("home", "agreed", { home: 2, away: 0 });
  return evolve(before, { type: "ReportApproved", by: "away", outcome });
}

/** Both confirmed that home won 2-0, and each can ask for a correction until hour 118. */
export function confirmed(): MatchState {
  const outcome = wonBy("home", "agreed", { home: 2, away: 0 });
  const event = { type: "ReportApproved", by: "away", outcome, correctBy: hour(CORRECT_HOUR) } as const;
  return evolve(reportedBy("home"), event);
}

export const CORRECT_HOUR = 118;

/** One side asks to correct the 2-0 for home to a 2-1 for away; the answer is due at hour 128. */
export function correctionBy(by: Side): MatchState {
  return evolve(confirmed(), {
    type: "CorrectionAsked",
    by,
    games: gamesOf("HAA"),
    outcome: wonBy("away", "agreed", { home: 1, away: 2 }),
    statement: "I mixed up the games.",
    answerBy: hour(128),
  });
}

export function doubleForfeited(): MatchState {
  return open({ type: "DeadlinePassed", outcome: bothLose("double-forfeit") });
}

export function voided(): MatchState {
  return open({ type: "Voided", reason: "Paired by mistake." });
}

/** This many attempts of one side to reach the other, from hour 1 on, a day apart. */
export function attemptsOf(by: Side, count: number): MatchState {
  return attemptsAt(
    by,
    Array.from({ length: count }, (_, index) => hour(1 + 24 * index)),
  );
}

/** Attempts of one side, logged in this order. */
export function attemptsAt(by: Side, instants: readonly Instant[]): MatchState {
  return open(
    ...instants.map(
      (triedAt): MatchEvent => ({ type: "ContactLogged", by, means: "email", triedAt, note: "" }),
    ),
  );
}

/**
 * Games by their winners: H and A for the sides, D for a draw by agreement, S for a stalemate, T for a draw because the
 * time for the match ran out. Colors alternate, starting with home as White. "HAH" is a 2-1 win for home.
 */
export function gamesOf(letters: string): readonly ReportedGame[] {
  return [...letters].map((letter, index): ReportedGame => {
    const white: Side = index % 2 === 0 ? "home" : "away";
    if (letter === "D") return { white, outcome: "draw", ending: "agreement" };
    if (letter === "S") return { white, outcome: "draw", ending: "stalemate" };
    if (letter === "T") return { white, outcome: "draw", ending: "match-time" };
    const winner: Side = letter === "H" ? "home" : "away";
    return { white, outcome: winner === white ? "white" : "black", ending: "resignation" };
  });
}

/** The same games with colors reversed and other endings; the winners stay. */
export function withOtherColors(games: readonly ReportedGame[]): readonly ReportedGame[] {
  return games.map(({ white, outcome }): ReportedGame => {
    if (outcome === "draw") return { white: otherSide(white), outcome, ending: "threefold" };
    return { white: otherSide(white), outcome: outcome === "white" ? "black" : "white", ending: "flag" };
  });
}

export function player(side: Side): MatchActor {
  return { kind: "person", userId: side, side, isDirector: false, isStaff: false };
}

export const DIRECTOR: MatchActor = {
  kind: "person",
  userId: "dana",
  side: null,
  isDirector: true,
  isStaff: true,
};
export const STAFF: MatchActor = {
  kind: "person",
  userId: "fran",
  side: null,
  isDirector: false,
  isStaff: true,
};
export const STRANGER: MatchActor = {
  kind: "person",
  userId: "sam",
  side: null,
  isDirector: false,
  isStaff: false,
};
export const CLOCK: MatchActor = { kind: "clock" };

/** A director who plays in this match. */
export function playingDirector(side: Side): MatchActor {
  return { kind: "person", userId: side, side, isDirector: true, isStaff: true };
}

export function context(actor: MatchActor, now = hour(2), rules: RulePack = DEPAUL): MatchContext {
  return { now, actor, rules, zone: "America/Chicago" };
}

/** The types of the events that follow from a command, or the refusal. */
export function follows(state: MatchState, command: MatchCommand, given: MatchContext): string {
  const decision = decide(state, command, given);
  return decision.ok ? decision.value.map(({ type }) => type).join(", ") : decision.refusal.code;
}

/** The state after a command that is accepted. */
export function stateAfter(state: MatchState, command: MatchCommand, given: MatchContext): MatchState {
  const decision = decide(state, command, given);
  if (!decision.ok) throw new Error(`Refused: ${decision.refusal.code}`);
  return decision.value.reduce(evolve, state);
}

/** The DePaul pack with some settings changed. */
export function rulesWith(changes: { [Part in keyof RulePack]?: Partial<RulePack[Part]> }): RulePack {
  const parts = Object.entries(changes).map(([name, part]) => {
    const before = DEPAUL[name as keyof RulePack];
    return [name, typeof before === "object" ? { ...before, ...(part as object) } : part];
  });
  return { ...DEPAUL, ...Object.fromEntries(parts) };
}
