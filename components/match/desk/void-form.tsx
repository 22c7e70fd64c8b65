"use client";

import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextArea } from "@/components/ui/text-input";
import { useMatchAction } from "../match-actions";
import type { CaseFormProps } from "./case-form";

/** Voids the match. */
export function VoidForm({ org }: CaseFormProps) {
  const { state, sending, version } = useMatchAction("voidMatch");

  return (
    <Fold summary="Void the match" open={state !== null}>
      <SendForm sending={sending} className="form">
        <FormErrors state={state} form="void" />
        <p className="small">
          It won’t count for anyone, as if it had never been paired. You can reopen it later.
        </p>
        <HiddenFields values={{ org, ...version }} />
        <TextArea label="Reason, sent to both" rows={3} {...fieldsOf(state, "void")("reason")} />
        <SubmitButton kind="danger">Void the match</SubmitButton>
      </SendForm>
    </Fold>
  );
}
