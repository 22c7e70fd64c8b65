"use client";

import { ChoiceGroup } from "@/components/ui/choice";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextArea } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { letGo } from "@/lib/entries/actions/entries-of-desk";

type LeaveEntryFormProps = {
  readonly org: string;
  readonly season: string;
  readonly division: string;
  readonly entryId: string;
  /** The version of the preview that is shown. If it's outdated, the server does nothing. */
  readonly stamp: string;
  /** "Theo" */
  readonly name: string;
};

/** The director confirms that someone leaves. */
export function LeaveEntryForm({ name, ...entry }: LeaveEntryFormProps) {
  const [state, sending] = useSend(letGo, null);
  const field = fieldsOf(state, "leave");

  return (
    <SendForm sending={sending} className="form mt-4">
      <FormErrors state={state} form="leave" />
      <HiddenFields values={entry} />
      <ChoiceGroup
        label="Why"
        options={[
          { value: "asked", title: `${name} asked to leave`, detail: "Shown as withdrawn." },
          { value: "removed", title: `I’m removing ${name}`, detail: "Shown as removed." },
        ]}
        {...field("by")}
      />
      <TextArea
        label="Reason, in a sentence"
        rows={3}
        maxLength={500}
        hint="They and the opponents in their open matches can read it."
        {...field("reason")}
      />
      <div className="actions">
        <SubmitButton kind="danger" pendingLabel="Closing…">
          Confirm: {name} leaves
        </SubmitButton>
      </div>
    </SendForm>
  );
}
