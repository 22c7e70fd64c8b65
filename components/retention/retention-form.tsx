"use client";

import { FormErrors } from "@/components/ui/form-errors";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { Select } from "@/components/ui/select";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { useSend } from "@/components/ui/use-send";
import { retentionPaths } from "@/lib/paths/retention";
import { saveRetention } from "@/lib/retention/actions/save-retention";
import type { RetentionEffect, RetentionField } from "@/lib/retention/view/retention-view";

/** How long each category is kept. It only asks what another choice would do. */
export function RetentionForm({
  org,
  fields,
  isFirst = true,
}: {
  readonly org: string;
  /** Nothing was asked yet, so that's what to do next. */
  readonly isFirst?: boolean;
  readonly fields: readonly RetentionField[];
}) {
  return (
    <form action={retentionPaths.retention(org)} className="form">
      {fields.map(({ category, label, deleted, stays, now, value, options }) => (
        <div key={category}>
          <Select
            label={label}
            hint={`Now: ${now}.`}
            name={category}
            options={options}
            defaultValue={value}
          />
          <p className="small mt-2">
            <b>Deleted:</b> {deleted}
          </p>
          <p className="small muted mt-2">
            <b>Kept anyway:</b> {stays}
          </p>
        </div>
      ))}
      <div className="actions">
        <SubmitButton kind={isFirst ? "primary" : "plain"}>See what’s deleted</SubmitButton>
      </div>
    </form>
  );
}

/** What the chosen periods would delete, and the button that saves them. */
export function RetentionConfirm({
  org,
  seen,
  effect,
}: {
  readonly org: string;
  /** The stamp of the periods that the page shows. */
  readonly seen: string;
  readonly effect: RetentionEffect;
}) {
  const [state, sending] = useSend(saveRetention, null);
  const { changes, deleted, isShorter, values } = effect;
  if (changes.length === 0)
    return <p className="small">These are the times you have now, so nothing changes.</p>;

  return (
    <SendForm sending={sending} className="form">
      <FormErrors state={state} form="retention" />
      <ul className="small grid gap-2">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {deleted.length === 0 ? (
        <p className="small">Nothing is old enough yet, so nothing is deleted tonight.</p>
      ) : (
        <>
          <p className="small">If you save, we delete this tonight at 3:00 am. You can’t get it back:</p>
          <ul className="small grid gap-2">
            {deleted.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <HiddenFields values={{ org, seen, ...values }} />
      <div className="actions">
        <SubmitButton>{isShorter ? "Save the shorter times" : "Save"}</SubmitButton>
      </div>
    </SendForm>
  );
}
