"use client";

import type { SeasonFormProps } from "@/components/season/season-forms";
import { ChoiceGroup } from "@/components/ui/choice";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextArea, TextInput } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { liftRegistrationHold, placeRegistrationHold } from "@/lib/eligibility/actions/eligibility";
import { HOLD_KINDS } from "@/lib/eligibility/rules/may-register";
import type { DeskRow } from "@/lib/eligibility/view/desk-rows";
import { HOLD_WORDS } from "@/lib/eligibility/words/desk-words";
import { EligibilityRows } from "./rows";

/** Who can't register in any season of the organization, and a form to hold someone. */
export function Holds({ rows, ...season }: SeasonFormProps & { readonly rows: readonly DeskRow[] }) {
  return (
    <>
      <EligibilityRows rows={rows}>{(row) => <LiftForm {...season} {...row} />}</EligibilityRows>
      <PlaceForm {...season} />
    </>
  );
}

function PlaceForm(season: SeasonFormProps) {
  const [state, sending] = useSend(placeRegistrationHold, null);
  const field = fieldsOf(state, "hold");
  const { defaultValue: kind, ...kinds } = field("kind");

  return (
    <SendForm sending={sending} className="form mt-6">
      <FormErrors state={state} form="hold" />
      <HiddenFields values={season} />
      <TextInput
        label="Email of the person"
        hint="They don’t need an account yet."
        type="email"
        autoComplete="off"
        required
        {...field("email")}
      />
      <ChoiceGroup
        label="Why?"
        options={HOLD_KINDS.map((value) => ({ value, title: HOLD_WORDS[value] }))}
        defaultValue={kind ?? "unpaid"}
        {...kinds}
      />
      <TextInput
        label="Last day of the hold"
        hint="Leave it empty if the hold ends only when you lift it."
        type="date"
        {...field("lastOn")}
      />
      <TextArea
        label="Note"
        hint="Optional. Only directors can see it."
        rows={2}
        maxLength={300}
        {...field("note")}
      />
      <div className="actions">
        <SubmitButton kind="plain">Place a hold</SubmitButton>
      </div>
    </SendForm>
  );
}

function LiftForm({ org, season, id, email }: SeasonFormProps & DeskRow) {
  const [state, sending] = useSend(liftRegistrationHold, null);

  return (
    <SendForm sending={sending}>
      <FormErrors state={state} form={`lift-${id}`} />
      <HiddenFields values={{ org, season, id }} />
      <SubmitButton kind="quiet" pendingLabel="Lifting…">
        Lift<span className="sr"> the hold on {email}</span>
      </SubmitButton>
    </SendForm>
  );
}
