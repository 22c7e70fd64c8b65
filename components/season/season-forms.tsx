"use client";

import type { ButtonKind } from "@/components/ui/button";
import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { useSend } from "@/components/ui/use-send";
import { closeRegistration, finishSeason, openRegistration } from "@/lib/season/actions/season";
import type { FormState } from "@/lib/shared/form";

export type SeasonFormProps = { readonly org: string; readonly season: string };

/** `seen`: the status of the season that the page shows. */
export type SeasonStepProps = SeasonFormProps & { readonly seen: string };

type Step = "open" | "close" | "finish";

const STEPS = {
  open: { action: openRegistration, button: "Open registration" },
  close: { action: closeRegistration, button: "Close registration" },
  finish: { action: finishSeason, button: "Finish the season" },
} as const satisfies Record<
  Step,
  { action: (before: FormState, form: FormData) => Promise<FormState>; button: string }
>;

/** Takes a season its next step. */
export function SeasonStepForm({
  step,
  kind = "primary",
  ...season
}: SeasonStepProps & { readonly step: Step; readonly kind?: ButtonKind }) {
  const [state, sending] = useSend(STEPS[step].action, null);

  return (
    <SendForm sending={sending}>
      <FormErrors state={state} form={step} />
      <HiddenFields values={season} />
      <SubmitButton kind={kind}>{STEPS[step].button}</SubmitButton>
    </SendForm>
  );
}

/** What else can be done with a season besides its next step, folded away. */
export function SeasonMore({
  more,
  ...season
}: SeasonStepProps & { readonly more: readonly ("reopen" | "finish")[] }) {
  return (
    <>
      {more.includes("reopen") && (
        <Fold summary="Open registration again">
          <p className="small mb-3">For the divisions that have no schedule yet.</p>
          <SeasonStepForm {...season} step="open" kind="plain" />
        </Fold>
      )}
      {more.includes("finish") && (
        <Fold summary="Finish the season early">
          <p className="small mb-3">
            Open matches continue until their deadlines. You can’t reopen a finished season.
          </p>
          <SeasonStepForm {...season} step="finish" kind="danger" />
        </Fold>
      )}
    </>
  );
}
