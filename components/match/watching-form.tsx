"use client";

import { setWatching } from "@/lib/match/actions/watching";
import { setWatchingAtSession } from "@/lib/match/actions/watching-of-desk";
import { HiddenFields } from "../ui/hidden-fields";
import { Notice } from "../ui/notice";
import { SendForm } from "../ui/send-form";
import { SubmitButton } from "../ui/submit-button";
import { useSend } from "../ui/use-send";

interface WatchingFormProps {
  readonly matchId: string;
  /** What the button does. */
  readonly turn: "on" | "off";
  readonly label: string;
  /** The director's organization; a player's form has none. */
  readonly org?: string | undefined;
}

/** Turns watching of a match off, or on again. */
export function WatchingForm({ matchId, turn, label, org }: WatchingFormProps) {
  const [state, sending] = useSend(org === undefined ? setWatching : setWatchingAtSession, null);
  return (
    <SendForm sending={sending} className="form mt-3">
      {state && (
        <Notice tone="bad" title="Not sent.">
          <p>{state.sentence}</p>
        </Notice>
      )}
      <HiddenFields values={{ matchId, watching: turn, ...(org === undefined ? {} : { org }) }} />
      <div className="actions">
        <SubmitButton kind="plain">{label}</SubmitButton>
      </div>
    </SendForm>
  );
}
