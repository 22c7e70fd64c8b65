"use client";

import { confirmByEmail } from "@/lib/match/actions/answer-by-email";
import { FocusOnMount } from "../ui/focus-on-mount";
import { HiddenFields } from "../ui/hidden-fields";
import { Notice } from "../ui/notice";
import { SendForm } from "../ui/send-form";
import { SubmitButton } from "../ui/submit-button";
import { useSend } from "../ui/use-send";

interface ConfirmByEmailProps {
  readonly matchId: string;
  /** The token of the email. */
  readonly answer: string;
  /** How many events of the match the page shows. */
  readonly seen: number;
  readonly label: string;
}

/** The button that confirms a report without signing in. */
export function ConfirmByEmail({ matchId, answer, seen, label }: ConfirmByEmailProps) {
  const [state, sending] = useSend(confirmByEmail, null);
  return (
    <SendForm sending={sending}>
      {state && (
        <FocusOnMount again={state}>
          <Notice tone="bad" title="Not sent.">
            <p>{state.sentence}</p>
          </Notice>
        </FocusOnMount>
      )}
      <HiddenFields values={{ matchId, answer, seen: String(seen) }} />
      <SubmitButton icon="check">{label}</SubmitButton>
    </SendForm>
  );
}
