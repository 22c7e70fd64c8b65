"use client";

import { FormErrors } from "@/components/ui/form-errors";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { Select } from "@/components/ui/select";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { useSend } from "@/components/ui/use-send";
import { saveRetention } from "@/lib/retention/actions/save-retention";
import type { RetentionEffect, RetentionField } from "@/lib/retention/view/retention-view";
import { retentionPaths } from "@/lib/shared/retention-paths";

/** How long each category is kept. It only asks what another choice would do. */
export function RetentionForm({
  org,
  fields,
}: {
  readonly org: string;
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
          <p className="small mt-2">{deleted}</p>
          <p className="fine mt-2">{stays}</p>
        </div>
      ))}
      <div className="actions">
        <SubmitButton kind="plain">See what’s deleted</SubmitButton>
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
  if (changes.length === 0) return <p className="small">That’s how long you keep them now.</p>;

  return (
    <SendForm sending={sending} className="form">
      <FormErrors state={state} form="retention" />
      <ul className="small grid gap-2">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {deleted.length === 0 ? (
        <p className="small">Nothing is old enough to be deleted tonight.</p>
      ) : (
        <>
          <p className="small">With this, we delete tonight, and nobody can bring it back:</p>
          <ul className="small grid gap-2">
            {deleted.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <HiddenFields values={{ org, seen, ...values }} />
      <div className="actions">
        <SubmitButton>{isShorter ? "Keep it shorter" : "Save"}</SubmitButton>
      </div>
    </SendForm>
  );
}
