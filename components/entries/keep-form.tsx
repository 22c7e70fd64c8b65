"use client";

import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextArea } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { keepPlayer } from "@/lib/entries/actions/entries-of-desk";

/** A player as a form of the desk names them. */
export type EntryAddress = {
  readonly org: string;
  readonly season: string;
  readonly division: string;
  readonly entryId: string;
};

type KeepFormProps = {
  readonly entry: EntryAddress;
  /** "Theo" */
  readonly name: string;
  readonly forfeits: number;
};

/** The director keeps a player despite their forfeits. */
export function KeepForm({ entry, name, forfeits }: KeepFormProps) {
  const [state, sending] = useSend(keepPlayer, null);

  return (
    <SendForm sending={sending} className="form mt-4">
      <FormErrors state={state} form="keep" />
      <p>{name} stays, and no match changes. You’ll be asked again after another forfeit.</p>
      <HiddenFields values={{ ...entry, forfeits: String(forfeits) }} />
      <TextArea
        label="Reason for keeping them, in a sentence"
        rows={2}
        maxLength={500}
        hint="Other directors can read it."
        {...fieldsOf(state, "keep")("reason")}
      />
      <div className="actions">
        <SubmitButton kind="primary">Keep {name}</SubmitButton>
      </div>
    </SendForm>
  );
}
