"use client";

import type { ButtonKind } from "@/components/ui/button";
import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { type Sending, useSend } from "@/components/ui/use-send";
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

type StepProps = SeasonStepProps & { readonly step: Step; readonly kind?: ButtonKind };

/** Takes a season its next step. */
export function SeasonStepForm(props: StepProps) {
  const [state, sending] = useSend(STEPS[props.step].action, null);

  return <StepForm {...props} state={state} sending={sending} />;
}

/** What else can be done with a season besides its next step, folded away. */
export function SeasonMore({
  more,
  ...season
}: SeasonStepProps & { readonly more: readonly ("reopen" | "finish")[] }) {
  return (
    <>
      {more.includes("reopen") && (
        <FoldedStep {...season} summary="Open registration again" step="open" kind="plain">
          For the divisions that have no schedule yet.
        </FoldedStep>
      )}
      {more.includes("finish") && (
        <FoldedStep {...season} summary="Finish the season early" step="finish" kind="danger">
          Open matches continue until their deadlines. You can’t reopen a finished season.
        </FoldedStep>
      )}
    </>
  );
}

function FoldedStep({
  summary,
  children,
  ...step
}: StepProps & { readonly summary: string; readonly children: string }) {
  const [state, sending] = useSend(STEPS[step.step].action, null);

  return (
    <Fold summary={summary} open={state !== null}>
      <p className="small mb-3">{children}</p>
      <StepForm {...step} state={state} sending={sending} />
    </Fold>
  );
}

function StepForm({
  step,
  kind = "primary",
  state,
  sending,
  ...season
}: StepProps & { readonly state: FormState; readonly sending: Sending }) {
  return (
    <SendForm sending={sending}>
      <FormErrors state={state} form={step} />
      <HiddenFields values={season} />
      <SubmitButton kind={kind}>{STEPS[step].button}</SubmitButton>
    </SendForm>
  );
}
