"use client";

import { FormErrors } from "@/components/ui/form-errors";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { useSend } from "@/components/ui/use-send";
import { confirmClosure, endClosure } from "@/lib/venue/actions/closures";

/** What the director asked to see, and the version of the effect that the page shows. */
export type AskedClosure = {
  readonly org: string;
  readonly venue: string;
  readonly from: string;
  readonly until: string;
  readonly days: string;
  readonly next: string;
  readonly reason: string;
  readonly seen: string;
};

/** Closes the venues as shown. */
export function ConfirmClosureForm(asked: AskedClosure) {
  const [state, sending] = useSend(confirmClosure, null);

  return (
    <SendForm sending={sending} className="form">
      <FormErrors state={state} form="confirm" />
      <HiddenFields values={asked} />
      <SubmitButton kind="danger" pendingLabel="Closing…">
        Close and email everyone
      </SubmitButton>
    </SendForm>
  );
}

interface EndClosureFormProps {
  readonly org: string;
  readonly id: string;
  /** Another closure covers some or all of its hours. */
  readonly isShared?: boolean;
}

/** Opens the venues again before the closure is over. */
export function EndClosureForm({ org, id, isShared = false }: EndClosureFormProps) {
  const [state, sending] = useSend(endClosure, null);

  return (
    <SendForm sending={sending} className="form">
      <FormErrors state={state} form="reopen" />
      <HiddenFields values={{ org, id }} />
      <p className="small">
        {isShared
          ? "Another closure covers some or all of these hours. Those hours stay closed."
          : "Players can book these hours again."}{" "}
        Canceled times stay canceled, and deadlines keep their new dates.
      </p>
      <SubmitButton kind="quiet">Reopen for booking</SubmitButton>
    </SendForm>
  );
}
