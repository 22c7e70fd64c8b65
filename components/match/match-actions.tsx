"use client";

import { createContext, type ReactNode, use } from "react";
import type { FormErrors, FormState } from "@/lib/shared/form";
import { FocusOnMount } from "../ui/focus-on-mount";
import { Notice } from "../ui/notice";
import type { Sending } from "../ui/use-send";

/** The last answer of an action, and how a form is sent to it. */
type PageAction = readonly [state: FormState, sending: Sending];

type MatchVersion = {
  readonly matchId: string;
  /** How many events of the match the page shows. */
  readonly seen: number;
};

export type ActionsProps = MatchVersion & { readonly children: ReactNode };

const Actions = createContext<{
  readonly actions: Readonly<Record<string, PageAction>>;
  readonly version: { readonly matchId: string; readonly seen: string };
  readonly unsent: FormErrors | null;
} | null>(null);

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
export type DirectorAction =
  | "ruleOnMatch"
  | "reopenMatch"
  | "extendMatch"
  | "voidMatch"
  | "recordStatement"
  | "leaveOut";
export type StaffAction = "enterResult";

/**
 * Keeps the answers of a page's actions above its forms. If an answer came too late and the page no longer has the form
 * it was written in, it's shown here, with what was written.
 */
export function MatchActions({
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
