"use client";

import { enterResult } from "@/lib/match/actions/staff-entry";
import { useSend } from "../../ui/use-send";
import { type ActionsProps, MatchActions } from "../match-actions";

/** Wraps the forms of the front desk. */
export function StaffActions(props: ActionsProps) {
  const actions = { enterResult: useSend(enterResult, null) };
  return <MatchActions {...props} actions={actions} />;
}
