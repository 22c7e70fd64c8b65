"use client";

import { ErrorSummary } from "@/components/ui/error-summary";
import { Notice } from "@/components/ui/notice";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { useSend } from "@/components/ui/use-send";
import { register } from "@/lib/entries/actions/entry";
import type { OpenDivision } from "@/lib/entries/view/open-divisions";
import type { FormErrors } from "@/lib/shared/form";
import { type ShownWaiver, SignWaiver } from "../waivers/sign-waiver";
import { DivisionStep } from "./division-step";
import {
  FeeStep,
  type FeeStepProps,
  RulesStep,
  type RulesStepProps,
  YouStep,
  type YouStepProps,
} from "./register-steps";
import { Step } from "./step";

export type RegisterFormProps = YouStepProps &
  RulesStepProps & {
    readonly divisions: readonly OpenDivision[];
    /** The waiver that they accept with the form; null if there is none, or they accepted it earlier. */
    readonly waiver: ShownWaiver | null;
    /** Null if the season costs nothing. */
    readonly fee: FeeStepProps | null;
  };

/**
 * Registration: who you are, where you play, and the rules you accept. Works as a plain form without JavaScript.
 */
export function RegisterForm({ divisions, children, ...season }: RegisterFormProps) {
  const [state, sending] = useSend(register, null);
  const { waiver, fee } = season;
  const steps = [
    { title: "You", body: <YouStep {...season} state={state} /> },
    { title: "Your division", body: <DivisionStep divisions={divisions} state={state} /> },
    {
      title: "The rules",
      body: (
        <RulesStep {...season} state={state}>
          {children}
        </RulesStep>
      ),
    },
    ...(waiver ? [{ title: "The waiver", body: <SignWaiver {...waiver} state={state} /> }] : []),
    ...(fee ? [{ title: "The fee", body: <FeeStep {...fee} /> }] : []),
  ];

  return (
    <SendForm sending={sending} className="steps" noValidate>
      <input type="hidden" name="rulePackId" value={season.rulePackId} autoComplete="off" />
      <Refused state={state} />
      {steps.map(({ title, body }, index) => (
        <Step key={title} number={index + 1} title={title}>
          {body}
        </Step>
      ))}
      <div className="actions step-end">
        <SubmitButton pendingLabel="Registering…">Register</SubmitButton>
      </div>
    </SendForm>
  );
}

function Refused({ state }: { readonly state: FormErrors | null }) {
  const errors = Object.entries(state?.fields ?? {}).map(([field, message]) => ({ field, message }));
  if (errors.length === 0) {
    return state && <Notice tone="bad" focus key={state.sentence} title={state.sentence} />;
  }
  return (
    <ErrorSummary
      errors={errors}
      title={errors.length > 1 ? state?.sentence : "You’re not registered yet."}
    />
  );
}
