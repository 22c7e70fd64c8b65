"use client";

import {
  extendMatch,
  recordStatement,
  reopenMatch,
  ruleOnMatch,
  voidMatch,
} from "@/lib/match/actions/ruling";

import { leaveOut } from "@/lib/sportsmanship/actions/leave-out";
import { useSend } from "../../ui/use-send";
import { type ActionsProps, MatchActions } from "../match-actions";

/** Wraps the forms of a match's director. */
export function DirectorActions(props: ActionsProps) {
  const actions = {
    ruleOnMatch: useSend(ruleOnMatch, null),
    reopenMatch: useSend(reopenMatch, null),
    extendMatch: useSend(extendMatch, null),
    voidMatch: useSend(voidMatch, null),
    recordStatement: useSend(recordStatement, null),
    leaveOut: useSend(leaveOut, null),
  };
  return <MatchActions {...props} actions={actions} />;
}
