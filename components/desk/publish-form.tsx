"use client";

import { useActionState } from "react";
import { publishSchedule } from "@/lib/actions/schedule";
import { SubmitButton } from "../ui/submit-button";
import { FormTroubles } from "./form-troubles";
import { HiddenFields } from "./hidden-fields";

type PublishFormProps = {
  readonly org: string;
  readonly season: string;
  readonly division: string;
  /** The first day that the dates beside it were worked out for. */
  readonly firstDay: string;
};

/** Draws the lots and publishes the schedule that is shown. */
export function PublishForm(values: PublishFormProps) {
  const [state, action] = useActionState(publishSchedule, null);

  return (
    <form action={action}>
      <FormTroubles state={state} form="publish" />
      <HiddenFields values={values} />
      <SubmitButton pendingLabel="Drawing…">Draw the lots and publish</SubmitButton>
    </form>
  );
}
