"use client";

import { ChoiceGroup } from "@/components/ui/choice";
import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextArea } from "@/components/ui/text-input";
import type { Pair } from "@/lib/people/words/names";
import { useMatchAction } from "../match-actions";
import type { CaseFormProps } from "./case-form";

/** Writes down what a player told the desk, for someone without an account or on the phone. */
export function RecordStatementForm({ org, names }: CaseFormProps & { readonly names: Pair }) {
  const { state, sending, version } = useMatchAction("recordStatement");
  const field = fieldsOf(state, "say");
  const { error, defaultValue } = field("side");

  return (
    <Fold summary="Write down what a player says" open={state !== null}>
      <SendForm sending={sending} className="form">
        <FormErrors state={state} form="say" />
        <p className="small">
          For a player who has no account or called you. It’s their statement, marked as written down by you.
          Both players can read it.
        </p>
        <HiddenFields values={{ org, ...version }} />
        <ChoiceGroup
          label="Who said it?"
          name="side"
          options={[
            { value: "home", title: names.home },
            { value: "away", title: names.away },
          ]}
          defaultValue={defaultValue}
          error={error}
        />
        <TextArea label="What they said" rows={3} {...field("statement")} />
        <SubmitButton>Add the statement</SubmitButton>
      </SendForm>
    </Fold>
  );
}
