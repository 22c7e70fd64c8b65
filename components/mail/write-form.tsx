"use client";

import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf, readState } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { Select, type SelectOption } from "@/components/ui/select";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextArea, TextInput } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { type WriteState, writeLetter } from "@/lib/mail/actions/write-letter";
import { WritePreview } from "./write-preview";

type WriteFormProps = {
  readonly org: string;
  readonly season: string;
  readonly division: string;
  readonly audiences: readonly SelectOption[];
  /** The audience selected at first. */
  readonly to: string;
  /** Makes this one email, no matter how often the form is sent. */
  readonly nonce: string;
};

/** An email to players: write it, check it and its recipients, then send it. */
export function WriteForm({ audiences, to, nonce, ...page }: WriteFormProps) {
  const [state, sending] = useSend<WriteState>(writeLetter, null);
  const { shown, errors: typed } = readState(state);
  const field = fieldsOf(typed, "write");

  return (
    <SendForm sending={sending} className="form">
      <HiddenFields values={page} />
      {shown ? (
        <WritePreview {...shown} />
      ) : (
        <>
          {typed?.sentence && <FormErrors state={typed} form="write" />}
          <HiddenFields values={{ nonce: typed?.typed.nonce ?? nonce }} />
          <Select label="To" options={audiences} key={typed?.typed.to} {...field("to", to)} />
          <TextInput label="Subject" maxLength={120} {...field("subject")} />
          <TextArea
            label="Message"
            hint="Plain text. We add a greeting and where to reply."
            rows={10}
            maxLength={4_000}
            {...field("words")}
          />
          <div className="actions">
            <SubmitButton name="step" value="look" pendingLabel="Looking…">
              See who gets it
            </SubmitButton>
          </div>
        </>
      )}
    </SendForm>
  );
}
