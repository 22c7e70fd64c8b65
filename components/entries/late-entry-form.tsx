"use client";

import { ChoiceGroup, type ChoiceOption } from "@/components/ui/choice";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { useSend } from "@/components/ui/use-send";
import { enterLate } from "@/lib/entries/actions/entries-of-desk";

type LateEntryFormProps = {
  readonly org: string;
  readonly season: string;
  readonly division: string;
  /** The waitlist, in order. */
  readonly waiting: readonly ChoiceOption[];
};

/** Gives the open spot in a published round robin to someone on the waitlist. */
export function LateEntryForm({ waiting, ...division }: LateEntryFormProps) {
  const [state, sending] = useSend(enterLate, null);

  return (
    <SendForm sending={sending} className="form mt-4">
      <FormErrors state={state} form="late" />
      <HiddenFields values={division} />
      <ChoiceGroup
        label="Who gets the spot"
        options={waiting}
        {...fieldsOf(state, "late")("entryId", waiting[0]?.value)}
      />
      <div className="actions">
        <SubmitButton kind="plain">Give the spot</SubmitButton>
      </div>
    </SendForm>
  );
}
