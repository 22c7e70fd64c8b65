"use client";

import type { SeasonFormProps } from "@/components/season/season-forms";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextArea, TextInput } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { endListException, grantListException } from "@/lib/eligibility/actions/eligibility";
import type { DeskRow } from "@/lib/eligibility/view/desk-rows";
import { EligibilityRows } from "./rows";

/** Who can register without being on the list, and a form to let someone. */
export function Exceptions({ rows, ...season }: SeasonFormProps & { readonly rows: readonly DeskRow[] }) {
  return (
    <>
      <EligibilityRows rows={rows}>{(row) => <EndForm {...season} {...row} />}</EligibilityRows>
      <GrantForm {...season} />
    </>
  );
}

function GrantForm(season: SeasonFormProps) {
  const [state, sending] = useSend(grantListException, null);
  const field = fieldsOf(state, "exception");

  return (
    <SendForm sending={sending} className="form mt-6">
      <FormErrors state={state} form="exception" />
      <HiddenFields values={season} />
      <TextInput
        label="Email of the player"
        hint="They don’t need an account yet."
        type="email"
        autoComplete="off"
        required
        {...field("email")}
      />
      <TextArea
        label="Reason for the exception"
        hint="Only directors can see it."
        rows={2}
        maxLength={300}
        required
        {...field("reason")}
      />
      <div className="actions">
        <SubmitButton kind="plain">Grant an exception</SubmitButton>
      </div>
    </SendForm>
  );
}

function EndForm({ org, season, id, email }: SeasonFormProps & DeskRow) {
  const [state, sending] = useSend(endListException, null);

  return (
    <SendForm sending={sending}>
      <FormErrors state={state} form={`end-${id}`} />
      <HiddenFields values={{ org, season, id }} />
      <SubmitButton kind="quiet" pendingLabel="Ending…">
        End<span className="sr"> the exception of {email}</span>
      </SubmitButton>
    </SendForm>
  );
}
