"use client";

import { useActionState } from "react";
import { createSeason } from "@/lib/actions/season";
import { SubmitButton } from "../ui/submit-button";
import { TextArea, TextInput } from "../ui/text-input";
import { fieldsOf } from "./form-fields";
import { FormTroubles } from "./form-troubles";
import { HiddenFields } from "./hidden-fields";

type NewSeasonFormProps = {
  readonly org: string;
  /** Where the preset plays. */
  readonly venue: string;
};

/** A new season: what it is called, when it begins, where it is played, and its divisions. */
export function NewSeasonForm({ org, venue }: NewSeasonFormProps) {
  const [state, action] = useActionState(createSeason, null);
  const field = fieldsOf(state, "season");

  return (
    <form action={action} className="form">
      <FormTroubles state={state} form="season" />
      <HiddenFields values={{ org }} />
      <TextInput label="Name" hint="Like Fall 2026." autoComplete="off" {...field("name")} />
      <TextInput
        label="Address"
        hint={`Small letters, digits and hyphens: fall-2026 is found at /${org}/fall-2026.`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field("slug")}
      />
      <TextInput
        label="First day"
        hint="When play begins. You choose the day of round 1 again when you publish."
        type="date"
        {...field("startsOn")}
      />
      <TextInput label="Where matches are played" autoComplete="off" {...field("venue", venue)} />
      <TextArea
        label="Divisions, one a line"
        hint="Each has its own schedule and its own table."
        rows={4}
        {...field("divisions", "Open")}
      />
      <SubmitButton>Create the season</SubmitButton>
    </form>
  );
}
