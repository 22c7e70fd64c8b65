"use client";

import { useActionState } from "react";
import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextArea } from "@/components/ui/text-input";
import { voidMatch } from "@/lib/match/actions/ruling";
import type { MatchFormProps } from "./match-form";

/** Takes the match out of the season. */
export function VoidForm({ org, matchId }: MatchFormProps) {
  const [state, action] = useActionState(voidMatch, null);

  return (
    <Fold summary="Void the match" open={state !== null}>
      <form action={action} className="form">
        <FormErrors state={state} form="void" />
        <p className="small">
          It won’t count for anyone, as if it had never been paired. You can reopen it later.
        </p>
        <HiddenFields values={{ org, matchId }} />
        <TextArea label="Reason, sent to both" rows={3} {...fieldsOf(state, "void")("reason")} />
        <SubmitButton kind="danger">Void the match</SubmitButton>
      </form>
    </Fold>
  );
}
