import type { ClockCommand, DirectorCommand, MatchCommand, PlayerCommand, StaffCommand } from "./commands";
import { arrive } from "./decide-arrival";
import { missDefaultTime, passAnswerTime, passDeadline, setDefaultTime } from "./decide-clock";
import { closeVenue } from "./decide-closure";
import {
  addStatement,
  claimNoShow,
  claimUnreachable,
  concede,
  logContact,
  recordStatement,
} from "./decide-contact";
import { acceptVersion, withdrawContest } from "./decide-contest";
import { agreeToCorrection, askCorrection, contestCorrection, withdrawCorrection } from "./decide-correction";
import { extendDeadline, fixTime, reopen, rule, voidMatch, withdrawSide } from "./decide-director";
import { enterFound, enterResult } from "./decide-entered";
import { giveNotice } from "./decide-notice";
import { amendReport, approve, contest, report } from "./decide-report";
import { acceptTime, cancelTime, proposeTimes } from "./decide-time";
import { type Decision, type MatchContext, refused } from "./decision";
import type { Side } from "./sides";
import type { MatchState } from "./state";

/**
 * What follows from a command: events, or a refusal. It's pure, and the same for a click, the clock and a script. Only
 * the two players, the front desk and the directors of the organization can act on a match; staff can't act on a match
 * they play in. Directors can't either, except when a venue closes: that happens to all its matches alike.
 */
export function decide(state: MatchState, command: MatchCommand, context: MatchContext): Decision {
  if (isClockCommand(command)) {
    if (context.actor.kind !== "clock") return refused("not-your-match");
    return decideClock(state, command, context);
  }
  if (context.actor.kind === "clock") return refused("not-your-match");
  if (isDirectorCommand(command)) {
    if (closesOwnMatch(command, context.actor)) return decideDirector(state, command, context);
    if (!context.actor.isDirector) return refused("not-the-director");
    if (context.actor.side && command.type !== "close-venue") return refused("own-match");
    return decideDirector(state, command, context);
  }
  if (command.type === "enter-result") return decideStaff(state, command, context);
  if (!context.actor.side) return refused("not-your-match");
  return decidePlayer(state, command, context.actor.side, context);
}

/** A player who deletes their account leaves their matches, as the rules say. */
function closesOwnMatch(command: MatchCommand, { side, isLeaving }: Person): boolean {
  if (!isLeaving || !side) return false;
  return command.type === "void" || (command.type === "withdraw-side" && command.side === side);
}

type Person = Extract<MatchContext["actor"], { readonly kind: "person" }>;

function decideStaff(state: MatchState, command: StaffCommand, context: MatchContext): Decision {
  if (context.actor.kind === "clock" || !context.actor.isStaff) return refused("not-at-the-desk");
  if (context.actor.side) return refused("own-score-slip");
  return enterResult(state, command, context);
}

function decidePlayer(state: MatchState, command: PlayerCommand, by: Side, context: MatchContext): Decision {
  if (state.status === "final") return decideAfterDecision(state, command, by, context);
  if (state.status === "void") return refused("match-void");
  switch (command.type) {
    case "propose-times":
      return proposeTimes(state, command, by, context);
    case "accept-time":
      return acceptTime(state, command, by, context);
    case "cancel-time":
      return cancelTime(state, command, by, context);
    case "log-contact":
      return logContact(state, command, by, context);
    case "claim-unreachable":
      return claimUnreachable(state, command, by, context);
    case "claim-no-show":
      return claimNoShow(state, command, by, context);
    case "arrive":
      return arrive(state, command, by, context);
    case "report":
      return report(state, command, by, context);
    case "amend-report":
      return amendReport(state, command, by, context);
    case "approve":
      return approve(state, command, by, context);
    case "contest":
      return contest(state, command, by, context);
    case "withdraw-contest":
      return withdrawContest(state, by, context);
    case "accept-version":
      return acceptVersion(state, by, context);
    case "ask-correction":
    case "agree-to-correction":
    case "contest-correction":
    case "withdraw-correction":
      return refused("wrong-stage");
    case "add-statement":
      return addStatement(state, command, by, context);
    case "give-notice":
      return giveNotice(state, command, by, context);
    case "concede":
      return concede(state, by, context);
  }
}

/** What a player can do once the match is decided: see to its correction. */
function decideAfterDecision(
  state: MatchState,
  command: PlayerCommand,
  by: Side,
  context: MatchContext,
): Decision {
  switch (command.type) {
    case "ask-correction":
      return askCorrection(state, command, by, context);
    case "agree-to-correction":
      return agreeToCorrection(state, by, context);
    case "contest-correction":
      return contestCorrection(state, command, by, context);
    case "withdraw-correction":
      return withdrawCorrection(state, by);
    case "add-statement":
      return state.correction ? addStatement(state, command, by, context) : refused("already-settled");
    default:
      return refused("already-settled");
  }
}

function decideDirector(state: MatchState, command: DirectorCommand, context: MatchContext): Decision {
  switch (command.type) {
    case "rule":
      return rule(state, command, context);
    case "reopen":
      return reopen(state, command, context);
    case "extend-deadline":
      return extendDeadline(state, command, context);
    case "void":
      return voidMatch(state, command);
    case "fix-time":
      return fixTime(state, command, context);
    case "withdraw-side":
      return withdrawSide(state, command);
    case "record-statement":
      return recordStatement(state, command, context);
    case "close-venue":
      return closeVenue(state, command, context);
  }
}

function decideClock(state: MatchState, command: ClockCommand, context: MatchContext): Decision {
  switch (command.type) {
    case "pass-deadline":
      return passDeadline(state, context);
    case "pass-answer-time":
      return passAnswerTime(state, context);
    case "set-default-time":
      return setDefaultTime(state, command, context);
    case "miss-default-time":
      return missDefaultTime(state, context);
    case "enter-found":
      return enterFound(state, command, context);
  }
}

function isClockCommand(command: MatchCommand): command is ClockCommand {
  return GIVEN_BY[command.type] === "clock";
}

export function isDirectorCommand(command: MatchCommand): command is DirectorCommand {
  return GIVEN_BY[command.type] === "director";
}

type GivenBy<Command extends MatchCommand, Who extends string> = Record<Command["type"], Who>;

/** Who can give each command. A command without a row, or in the wrong table, doesn't compile. */
const GIVEN_BY: GivenBy<PlayerCommand, "player"> &
  GivenBy<StaffCommand, "staff"> &
  GivenBy<DirectorCommand, "director"> &
  GivenBy<ClockCommand, "clock"> = {
  "propose-times": "player",
  "accept-time": "player",
  "cancel-time": "player",
  "log-contact": "player",
  "claim-unreachable": "player",
  "claim-no-show": "player",
  arrive: "player",
  report: "player",
  "amend-report": "player",
  approve: "player",
  contest: "player",
  "withdraw-contest": "player",
  "accept-version": "player",
  "ask-correction": "player",
  "agree-to-correction": "player",
  "contest-correction": "player",
  "withdraw-correction": "player",
  "add-statement": "player",
  "give-notice": "player",
  concede: "player",
  "enter-result": "staff",
  rule: "director",
  reopen: "director",
  "extend-deadline": "director",
  void: "director",
  "fix-time": "director",
  "withdraw-side": "director",
  "record-statement": "director",
  "close-venue": "director",
  "pass-deadline": "clock",
  "pass-answer-time": "clock",
  "set-default-time": "clock",
  "miss-default-time": "clock",
  "enter-found": "clock",
};
