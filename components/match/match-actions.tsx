"use client";

import { createContext, type ReactNode, use, useActionState } from "react";
import {
  acceptTime,
  acceptVersion,
  addStatement,
  agreeToCorrection,
  approveReport,
  askCorrection,
  cancelTime,
  claimNoShow,
  claimUnreachable,
  concede,
  contestCorrection,
  contestReport,
  giveNotice,
  logContact,
  proposeTimes,
  reportResult,
  withdrawContest,
  withdrawCorrection,
} from "@/lib/match/actions/match";
import { extendMatch, reopenMatch, ruleOnMatch, voidMatch } from "@/lib/match/actions/ruling";
import { enterResult } from "@/lib/match/actions/staff-entry";
import type { FormErrors, FormState } from "@/lib/shared/form";
import { FocusOnMount } from "../ui/focus-on-mount";
import { Notice } from "../ui/notice";

/** The last answer of an action, and the function that sends it a form. */
type PageAction = readonly [state: FormState, send: (form: FormData) => void, isPending: boolean];

type MatchVersion = {
  readonly matchId: string;
  /** How many events of the match the page shows. */
  readonly seen: number;
};

type ActionsProps = MatchVersion & { readonly children: ReactNode };

const Actions = createContext<{
  readonly actions: Readonly<Record<string, PageAction>>;
  readonly version: { readonly matchId: string; readonly seen: string };
  readonly unsent: FormErrors | null;
} | null>(null);

/** Wraps the forms of a match's player. */
export function PlayerActions(props: ActionsProps) {
  const actions = {
    proposeTimes: useActionState(proposeTimes, null),
    acceptTime: useActionState(acceptTime, null),
    cancelTime: useActionState(cancelTime, null),
    logContact: useActionState(logContact, null),
    claimUnreachable: useActionState(claimUnreachable, null),
    claimNoShow: useActionState(claimNoShow, null),
    reportResult: useActionState(reportResult, null),
    approveReport: useActionState(approveReport, null),
    contestReport: useActionState(contestReport, null),
    withdrawContest: useActionState(withdrawContest, null),
    acceptVersion: useActionState(acceptVersion, null),
    askCorrection: useActionState(askCorrection, null),
    agreeToCorrection: useActionState(agreeToCorrection, null),
    contestCorrection: useActionState(contestCorrection, null),
    withdrawCorrection: useActionState(withdrawCorrection, null),
    addStatement: useActionState(addStatement, null),
    giveNotice: useActionState(giveNotice, null),
    concede: useActionState(concede, null),
  };
  return <MatchActions {...props} actions={actions} />;
}
export type PlayerAction =
  | "proposeTimes"
  | "acceptTime"
  | "cancelTime"
  | "logContact"
  | "claimUnreachable"
  | "claimNoShow"
  | "reportResult"
  | "approveReport"
  | "contestReport"
  | "withdrawContest"
  | "acceptVersion"
  | "askCorrection"
  | "agreeToCorrection"
  | "contestCorrection"
  | "withdrawCorrection"
  | "addStatement"
  | "giveNotice"
  | "concede";

/** Wraps the forms of a match's director. */
export function DirectorActions(props: ActionsProps) {
  const actions = {
    ruleOnMatch: useActionState(ruleOnMatch, null),
    reopenMatch: useActionState(reopenMatch, null),
    extendMatch: useActionState(extendMatch, null),
    voidMatch: useActionState(voidMatch, null),
  };
  return <MatchActions {...props} actions={actions} />;
}
export type DirectorAction = "ruleOnMatch" | "reopenMatch" | "extendMatch" | "voidMatch";

/** Wraps the forms of the front desk. */
export function StaffActions(props: ActionsProps) {
  const actions = { enterResult: useActionState(enterResult, null) };
  return <MatchActions {...props} actions={actions} />;
}
export type StaffAction = "enterResult";

/**
 * Keeps the answers of a page's actions above its forms. If an answer came too late and the page no longer has the form
 * it was written in, it's shown here, with what was written.
 */
function MatchActions({
  matchId,
  seen,
  actions,
  children,
}: ActionsProps & { readonly actions: Readonly<Record<string, PageAction>> }) {
  const version = { matchId, seen: String(seen) };
  const unsent = Object.values(actions).find(([state]) => state?.newest === version.seen)?.[0] ?? null;
  return (
    <Actions value={{ actions, version, unsent }}>
      {unsent && <Unsent errors={unsent} />}
      {children}
    </Actions>
  );
}

/** One action of the page, for its form. An answer about an older state of the match is dropped. */
export function useMatchAction(name: PlayerAction | DirectorAction | StaffAction) {
  const page = use(Actions);
  const action = page?.actions[name];
  if (!page || !action) throw new Error(`${name} is not around this form`);
  const [state, send] = action;
  const isAboutNow =
    state !== null && (state.newest ?? state.typed.seen ?? page.version.seen) === page.version.seen;
  return { state: isAboutNow ? state : null, send, version: page.version, unsent: page.unsent };
}

function Unsent({ errors }: { readonly errors: FormErrors }) {
  const written = WRITTEN.map((field) => errors.typed[field]?.trim()).filter(Boolean);
  return (
    <FocusOnMount again={errors}>
      <Notice tone="bad" title="That wasn’t sent.">
        <p>{errors.sentence}</p>
        {written.length > 0 && <p className="mt-2">You wrote:</p>}
        {written.map((text) => (
          <blockquote key={text} className="whitespace-pre-wrap">
            {text}
          </blockquote>
        ))}
      </Notice>
    </FocusOnMount>
  );
}

/** The fields for sentences. */
const WRITTEN = ["statement", "reason", "note"];
