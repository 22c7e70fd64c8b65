"use client";

import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { useSend } from "@/components/ui/use-send";
import { publishPlayoff, publishSchedule } from "@/lib/stages/actions/schedule";
import type { GroupPicks } from "@/lib/stages/view/split-view";
import { GroupPicks as Picks } from "./groups/group-picks";

/** `playoff`: the knockout that a finished first stage feeds. */
export type ScheduleKind = "schedule" | "playoff";

type PublishFormProps = {
  readonly kind: ScheduleKind;
  readonly org: string;
  readonly season: string;
  readonly division: string;
  /** The version of the division that the preview was made from. */
  readonly seen: string;
  /** The first day that the dates beside it were computed for. */
  readonly firstDay: string;
  /** Time and place of a final at a session; empty if there is none. */
  readonly session: string;
  readonly sessionPlace: string;
};

type Picked = { readonly picks: GroupPicks | null };

const FORMS = {
  schedule: { action: publishSchedule, button: "Draw the lots and publish" },
  playoff: { action: publishPlayoff, button: "Draw the playoff" },
} as const;

/** Draws the lots and publishes the schedule on the page. If groups are made by hand, they're chosen here. */
export function PublishForm({ kind, picks, ...values }: PublishFormProps & Picked) {
  const [state, sending] = useSend(FORMS[kind].action, null);

  return (
    <SendForm sending={sending}>
      <FormErrors state={state} form="publish" />
      <HiddenFields values={values} />
      {picks && <Picks {...picks} field={fieldsOf(state, "publish")} />}
      <SubmitButton pendingLabel="Drawing…">{FORMS[kind].button}</SubmitButton>
    </SendForm>
  );
}
