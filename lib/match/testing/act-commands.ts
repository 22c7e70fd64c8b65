import type { RulePack } from "@/lib/season/input/rule-pack";
import type { MatchCommand } from "../rules/commands";
import type { TypedGame } from "../rules/games";
import { gamesOf, hour } from "./matches";
import type { Act, ModeledResult } from "./modeled-match";

/** The model's act for each command. A command that the model doesn't know doesn't compile. */
export const ACT_OF: Record<MatchCommand["type"], Act["what"]> = {
  "propose-times": "suggest",
  "accept-time": "take",
  "cancel-time": "cancel",
  "log-contact": "try",
  "claim-unreachable": "unreachable",
  "claim-no-show": "no-show",
  arrive: "come",
  report: "report",
  "amend-report": "amend",
  approve: "approve",
  contest: "contest",
  "withdraw-contest": "unsay",
  "accept-version": "yield",
  "ask-correction": "ask-fix",
  "agree-to-correction": "agree-fix",
  "contest-correction": "refuse-fix",
  "withdraw-correction": "drop-fix",
  "add-statement": "say",
  "give-notice": "notice",
  concede: "concede",
  "enter-result": "enter",
  rule: "rule",
  reopen: "reopen",
  "extend-deadline": "extend",
  void: "void",
  "fix-time": "set-hour",
  "withdraw-side": "left",
  "record-statement": "note",
  "close-venue": "close",
  "pass-deadline": "deadline-passes",
  "pass-answer-time": "answer-time-passes",
  "set-default-time": "default-hour",
  "miss-default-time": "no-default-hour",
  "enter-found": "site-counts",
};

/** An act of the model as a command of the real match. */
export function commandOf(act: Act, { match: { bestOf } }: RulePack): MatchCommand {
  const statement = "words" in act ? act.words : "";
  switch (act.what) {
    case "suggest":
      return { type: "propose-times", times: act.times.map(at) };
    case "take":
      return { type: "accept-time", time: at(act.time) };
    case "cancel":
      return { type: "cancel-time" };
    case "try":
      return { type: "log-contact", means: "email", triedAt: at(act.at), note: "" };
    case "unreachable":
      return { type: "claim-unreachable", statement };
    case "no-show":
      return { type: "claim-no-show", statement };
    case "come":
      return { type: "arrive", table: null };
    case "report":
      return { type: "report", games: typed(act.games) };
    case "amend":
      return { type: "amend-report", games: typed(act.games) };
    case "approve":
      return { type: "approve" };
    case "contest":
      return { type: "contest", statement, games: act.games === null ? null : typed(act.games) };
    case "unsay":
      return { type: "withdraw-contest" };
    case "yield":
      return { type: "accept-version" };
    case "ask-fix":
      return { type: "ask-correction", games: typed(act.games), statement };
    case "agree-fix":
      return { type: "agree-to-correction" };
    case "refuse-fix":
      return { type: "contest-correction", statement };
    case "drop-fix":
      return { type: "withdraw-correction" };
    case "say":
      return { type: "add-statement", statement };
    case "concede":
      return { type: "concede" };
    case "notice":
      return { type: "give-notice" };
    case "enter":
      return { type: "enter-result", games: typed(act.games), source: "paper-slip", note: "" };
    case "rule":
      return { type: "rule", ...ruled(act.winner, bestOf), reason: statement, rule: "3.IV" };
    case "reopen":
      return { type: "reopen", deadlineAt: at(act.deadline), reason: statement };
    case "extend":
      return { type: "extend-deadline", deadlineAt: at(act.deadline), reason: statement };
    case "void":
      return { type: "void", reason: statement };
    case "set-hour":
      return { type: "fix-time", scheduledAt: at(act.time), place: "Main hall" };
    case "close":
      return {
        type: "close-venue",
        reason: statement,
        venue: null,
        cancels: act.time === null ? null : at(act.time),
        movesTo: act.to === null ? null : at(act.to),
        deadlineAt: act.deadline === null ? null : at(act.deadline),
        withdraws: { home: act.gone.home.map(at), away: act.gone.away.map(at) },
      };
    case "note":
      return { type: "record-statement", side: act.side, statement };
    case "left":
      return { type: "withdraw-side", side: act.side, reason: statement };
    case "site-counts":
      return { type: "enter-found", games: typed(act.games) };
    case "default-hour":
      return { type: "set-default-time", scheduledAt: at(act.time) };
    case "no-default-hour":
      return { type: "miss-default-time" };
    case "deadline-passes":
      return { type: "pass-deadline" };
    case "answer-time-passes":
      return { type: "pass-answer-time" };
  }
}

/** Home wins by one game, away wins without a score. A tied match is one all, or half each in a single game. */
function ruled(winner: ModeledResult["winner"], bestOf: number) {
  const most = (bestOf + 1) / 2;
  const each = bestOf === 1 ? 0.5 : 1;
  const results = {
    home: { result: "home", score: { home: most, away: most - 1 } },
    away: { result: "away", score: null },
    tied: { result: "draw", score: { home: each, away: each } },
    nobody: { result: "both-lose", score: null },
  } as const;
  return results[winner];
}

/** X is a game without an outcome. */
function typed(games: string): readonly TypedGame[] {
  return [...games].flatMap((letter): readonly TypedGame[] =>
    letter === "X" ? [{ white: "home" }] : gamesOf(letter),
  );
}

/** Minutes of the model as an instant. */
export function at(minutes: number) {
  return hour(minutes / 60);
}
