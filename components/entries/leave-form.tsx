"use client";

import { Fold } from "@/components/ui/fold";
import { Notice } from "@/components/ui/notice";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextArea } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { askToLeave } from "@/lib/entries/actions/entry";

interface LeaveFormProps {
  readonly divisionId: string;
  readonly division: string;
}

/** Asking to leave once registration is closed. It sends an email to the directors, who confirm it. */
export function LeaveForm({ divisionId, division }: LeaveFormProps) {
  const [state, sending] = useSend(askToLeave, null);

  return (
    <section className="section">
      <Fold summary={`Ask to leave ${division}`} open={state !== null}>
        <SendForm sending={sending} className="form">
          <input type="hidden" name="divisionId" value={divisionId} />
          {state && <Notice tone="bad" focus title={state.sentence} />}
          <p>
            The director gets your request and decides. Until then, nothing changes, and your matches keep
            their deadlines.
          </p>
          <TextArea
            label="Why, in a sentence or two"
            name="note"
            id={`note-${divisionId}`}
            rows={3}
            maxLength={500}
            defaultValue={state?.typed.note}
            error={state?.fields.note}
            hint="Optional. Only the director can read it."
          />
          <div className="actions">
            <SubmitButton kind="danger" pendingLabel="Sending…">
              Ask to leave
            </SubmitButton>
          </div>
        </SendForm>
      </Fold>
    </section>
  );
}
