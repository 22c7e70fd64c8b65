"use server";

import { instantOfLocal } from "@/lib/shared/wall-clock";
import { newDeadlineInput, recordStatementInput, ruleInput, voidInput } from "../input/match";
import { directorAction } from "./match-action";

// What a director can do with a match. For when each command is refused, see lib/match/rules/decide-director.ts.

export const ruleOnMatch = directorAction(ruleInput, ({ result, score, forfeit, reason, rule }) => ({
  type: "rule",
  result,
  score: readScore(score),
  ...(forfeit && { isForfeit: true }),
  reason,
  rule,
}));

export const reopenMatch = directorAction(newDeadlineInput, ({ deadline, reason }, match) => ({
  type: "reopen",
  deadlineAt: instantOfLocal(deadline, match.organization.timeZone),
  reason,
}));

export const extendMatch = directorAction(newDeadlineInput, ({ deadline, reason }, match) => ({
  type: "extend-deadline",
  deadlineAt: instantOfLocal(deadline, match.organization.timeZone),
  reason,
}));

export const voidMatch = directorAction(voidInput, ({ reason }) => ({ type: "void", reason }));

export const recordStatement = directorAction(recordStatementInput, ({ side, statement }) => ({
  type: "record-statement",
  side,
  statement,
}));

/** Parses "2-1" as games won, home first. An empty field is no score. */
function readScore(text: string) {
  if (text === "") return null;
  const [home = 0, away = 0] = text.split("-").map(Number);
  return { home, away };
}
