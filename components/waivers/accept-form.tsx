"use client";

import type { SeasonFormProps } from "@/components/season/season-forms";
import { ErrorSummary } from "@/components/ui/error-summary";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { useSend } from "@/components/ui/use-send";
import { acceptSeasonWaiver } from "@/lib/waivers/actions/own-waiver";
import { type ShownWaiver, SignWaiver } from "./sign-waiver";

/** Accepts the waiver of a season that the reader is registered in. */
export function AcceptForm({ waiver, ...season }: SeasonFormProps & { readonly waiver: ShownWaiver }) {
  const [state, sending] = useSend(acceptSeasonWaiver, null);
  const errors = Object.entries(state?.fields ?? {}).map(([field, message]) => ({ field, message }));

  return (
    <SendForm sending={sending} className="form" noValidate>
      <ErrorSummary errors={errors} title="You haven’t accepted it yet." />
      <HiddenFields values={season} />
      <SignWaiver {...waiver} state={state} />
      <div className="actions">
        <SubmitButton pendingLabel="Accepting…">Accept the waiver</SubmitButton>
      </div>
    </SendForm>
  );
}
