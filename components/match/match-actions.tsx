"use client";

import { createContext, type ReactNode, use } from "react";
import {
  acceptTime,
  acceptVersion,
  addStatement,
  agreeToCorrection,
  approveReport,
  arrive,
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
import {
  extendMatch,
  recordStatement,
  reopenMatch,
  ruleOnMatch,
  voidMatch,
} from "@/lib/match/actions/ruling";
import { enterResult } from "@/lib/match/actions/staff-entry";
import { makeGameLink } from "@/lib/online/actions/challenge";
import { lookNow, pickFound, rejectFound, reportFound } from "@/lib/online/actions/found";
import type { FormErrors, FormState } from "@/lib/shared/form";
import { leaveOut } from "@/lib/sportsmanship/actions/leave-out";
import { rateOpponent } from "@/lib/sportsmanship/actions/rate";
import { FocusOnMount } from "../ui/focus-on-mount";
import { Notice } from "../ui/notice";
import { type Sending, useSend } from "../ui/use-send";

/** The last answer of an action, and how a form is sent to it. */
type PageAction = readonly [state: FormState, sending: Sending];

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
    proposeTimes: useSend(proposeTimes, null),
    acceptTime: useSend(acceptTime, null),
    cancelTime: useSend(cancelTime, null),
    logContact: useSend(logContact, null),
    claimUnreachable: useSend(claimUnreachable, null),
    claimNoShow: useSend(claimNoShow, null),
    arrive: useSend(arrive, null),
    reportResult: useSend(reportResult, null),
    approveReport: useSend(approveReport, null),
    contestReport: useSend(contestReport, null),
    withdrawContest: useSend(withdrawContest, null),
    acceptVersion: useSend(acceptVersion, null),
    askCorrection: useSend(askCorrection, null),
    agreeToCorrection: useSend(agreeToCorrection, null),
    contestCorrection: useSend(contestCorrection, null),
    withdrawCorrection: useSend(withdrawCorrection, null),
    addStatement: useSend(addStatement, null),
    giveNotice: useSend(giveNotice, null),
    concede: useSend(concede, null),
    reportFound: useSend(reportFound, null),
    pickFound: useSend(pickFound, null),
    rejectFound: useSend(rejectFound, null),
    lookNow: useSend(lookNow, null),
    makeGameLink: useSend(makeGameLink, null),
    rateOpponent: useSend(rateOpponent, null),
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
  | "arrive"
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
  | "concede"
  | "reportFound"
  | "pickFound"
  | "rejectFound"
  | "lookNow"
  | "makeGameLink"
  | "rateOpponent";

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
export type DirectorAction =
  | "ruleOnMatch"
  | "reopenMatch"
  | "extendMatch"
  | "voidMatch"
  | "recordStatement"
  | "leaveOut";

/** Wraps the forms of the front desk. */
export function StaffActions(props: ActionsProps) {
  const actions = { enterResult: useSend(enterResult, null) };
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
  const [state, sending] = action;
  const isAboutNow =
    state !== null && (state.newest ?? state.typed.seen ?? page.version.seen) === page.version.seen;
  return { state: isAboutNow ? state : null, sending, version: page.version, unsent: page.unsent };
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
