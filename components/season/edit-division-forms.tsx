"use client";

import type { ComponentProps } from "react";
import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { Select } from "@/components/ui/select";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { addDivision, editDivision, removeDivision } from "@/lib/season/actions/edit-season";
import type { SeasonFormProps, SeasonStepProps } from "./season-forms";

type EditDivisionProps = SeasonStepProps & {
  /** Its address. */
  readonly division: string;
  readonly name: string;
  readonly publicNames: "initial" | "number" | null;
  /** "3 players, no schedule yet" */
  readonly words: string;
  readonly canRemove: boolean;
};

/** A division's name, address and public names, folded away, and removing it if it's empty. */
export function EditDivision({ name, publicNames, words, canRemove, seen, ...division }: EditDivisionProps) {
  const form = `division-${division.division}`;
  const [state, sending] = useSend(editDivision, null);
  const [removal, removing] = useSend(removeDivision, null);
  const field = fieldsOf(state, form);

  return (
    <Fold summary={name} aside={words} open={state !== null || removal !== null}>
      <SendForm sending={sending} className="form" noValidate>
        <FormErrors state={state} form={form} />
        <HiddenFields values={{ ...division, seen }} />
        <TextInput label="Division name" autoComplete="off" {...field("name", name)} />
        <TextInput
          label="Division address"
          hint={`Now /${division.org}/${division.season}/${division.division}.`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field("slug", division.division)}
        />
        <PublicNames {...field("publicNames", publicNames ?? "full")} />
        <div className="actions">
          <SubmitButton kind="plain">
            Save<span className="sr"> {name}</span>
          </SubmitButton>
        </div>
      </SendForm>
      {canRemove && (
        <SendForm sending={removing} className="mt-3">
          <FormErrors state={removal} form={`remove-${division.division}`} />
          <HiddenFields values={division} />
          <SubmitButton kind="quiet" pendingLabel="Removing…">
            Remove {name}
          </SubmitButton>
        </SendForm>
      )}
    </Fold>
  );
}

type PublicNamesProps = Omit<ComponentProps<typeof Select>, "label" | "hint" | "options">;

/** Whether a division is for minors, by how its players' names show to the public. */
function PublicNames(select: PublicNamesProps) {
  return (
    <Select
      label="How players’ names show to the public"
      hint="For a division for minors, choose one that shows less. Its players then reach each other through the office only."
      options={[
        { value: "full", label: "Full names" },
        { value: "initial", label: "For minors: first name and initial" },
        { value: "number", label: "For minors: a number" },
      ]}
      {...select}
    />
  );
}

/** A new division of a season. */
export function AddDivisionForm(season: SeasonFormProps) {
  const [state, sending] = useSend(addDivision, null);
  const field = fieldsOf(state, "add");

  return (
    <Fold summary="Add a division" open={state !== null}>
      <SendForm sending={sending} className="form" noValidate>
        <FormErrors state={state} form="add" />
        <HiddenFields values={season} />
        <TextInput label="Name of the new division" autoComplete="off" {...field("name")} />
        <TextInput
          label="Younger than"
          hint="Leave empty for any age."
          inputMode="numeric"
          autoComplete="off"
          {...field("underAge")}
        />
        <TextInput
          label="Player limit"
          hint="Leave empty for no limit."
          inputMode="numeric"
          autoComplete="off"
          {...field("capacity")}
        />
        <PublicNames {...field("publicNames", "full")} />
        <div className="actions">
          <SubmitButton kind="plain">Add the division</SubmitButton>
        </div>
      </SendForm>
    </Fold>
  );
}
