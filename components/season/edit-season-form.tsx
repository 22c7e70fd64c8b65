"use client";

import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { Tick } from "@/components/ui/tick";
import { useSend } from "@/components/ui/use-send";
import { deleteDraftSeason, editSeason } from "@/lib/season/actions/edit-season";
import { PastDayTick } from "./past-day-tick";
import type { SeasonStepProps } from "./season-forms";

type EditSeasonFormProps = SeasonStepProps & {
  readonly name: string;
  /** Calendar date, "2026-11-16". */
  readonly startsOn: string;
  readonly canMoveFirstDay: boolean;
  /** The last day to register, or "" without one; null if registration is over. */
  readonly closesOn: string | null;
  /** "Central Time" */
  readonly zone: string;
  /** A draft has no public address yet. */
  readonly isDraft: boolean;
};

/** A season's name, address, first day and last day to register. */
export function EditSeasonForm({
  name,
  startsOn,
  canMoveFirstDay,
  closesOn,
  zone,
  isDraft,
  ...season
}: EditSeasonFormProps) {
  const [state, sending] = useSend(editSeason, null);
  const field = fieldsOf(state, "edit");

  return (
    <SendForm sending={sending} className="form" noValidate>
      <FormErrors state={state} form="edit" />
      <HiddenFields values={season} />
      <TextInput label="Name" autoComplete="off" {...field("name", name)} />
      <TextInput
        label="Address"
        hint={
          isDraft
            ? `Lowercase letters, digits, and hyphens. Now /${season.org}/${season.season}.`
            : `Lowercase letters, digits, and hyphens. Now /${season.org}/${season.season}. If you change it, old links lead to the new address.`
        }
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field("slug", season.season)}
      />
      {canMoveFirstDay && (
        <>
          <TextInput
            label="First day"
            hint="When play begins. You’ll confirm the first day of round 1 when you publish."
            type="date"
            {...field("startsOn", startsOn)}
          />
          <PastDayTick state={state} form="edit" />
        </>
      )}
      {closesOn !== null && (
        <TextInput
          label="Last day to register"
          hint={`Registration closes at the end of that day, ${zone}. Leave it empty to close registration yourself.`}
          type="date"
          {...field("closesOn", closesOn)}
        />
      )}
      <div className="actions">
        <SubmitButton>Save the season</SubmitButton>
      </div>
    </SendForm>
  );
}

/** Deletes a draft, after a check. */
export function DeleteDraftForm(season: SeasonStepProps) {
  const [state, sending] = useSend(deleteDraftSeason, null);
  const { defaultValue: _, ...sure } = fieldsOf(state, "delete")("sure");

  return (
    <Fold summary="Delete this draft" open={state !== null}>
      <SendForm sending={sending} className="form">
        <p className="small">This also deletes its divisions and rules. You can’t undo it.</p>
        <FormErrors state={state} form="delete" />
        <HiddenFields values={season} />
        <Tick label="Yes, delete this draft" value="yes" {...sure} />
        <div className="actions">
          <SubmitButton kind="danger" pendingLabel="Deleting…">
            Delete the draft
          </SubmitButton>
        </div>
      </SendForm>
    </Fold>
  );
}
