"use client";

import { FormErrors } from "@/components/ui/form-errors";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { useSend } from "@/components/ui/use-send";
import { takeBackLeaving } from "@/lib/entries/actions/entry";

type TakeBackFormProps = {
  readonly divisionId: string;
  readonly division: string;
  /** "Fri, Nov 20" */
  readonly askedOn: string;
};

/** A request to leave that no director has answered, which the player can take back. */
export function TakeBackForm({ divisionId, division, askedOn }: TakeBackFormProps) {
  const [state, sending] = useSend(takeBackLeaving, null);
  const form = `stay-${divisionId}`;

  return (
    <section className="section">
      <SendForm sending={sending} className="form">
        <FormErrors state={state} form={form} />
        <HiddenFields values={{ divisionId }} />
        <p>
          You asked to leave {division} on {askedOn}. Until the director answers, nothing changes, and your
          matches keep their deadlines.
        </p>
        <div className="actions">
          <SubmitButton kind="plain">Take the request back</SubmitButton>
        </div>
      </SendForm>
    </section>
  );
}
