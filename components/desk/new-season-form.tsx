"use client";

import { useActionState } from "react";
import { createSeason } from "@/lib/actions/season";
import type { ProposedDivision } from "@/lib/domain/rules/presets";
import { SITE_NAMES } from "@/lib/domain/rules/venue";
import type { Preset, Venue } from "@/lib/schemas/rule-pack";
import { Select } from "../ui/select";
import { SubmitButton } from "../ui/submit-button";
import { TextInput } from "../ui/text-input";
import { DivisionRows } from "./division-rows";
import { type FieldState, fieldsOf } from "./form-fields";
import { FormTroubles } from "./form-troubles";
import { HiddenFields } from "./hidden-fields";

type NewSeasonFormProps = {
  readonly org: string;
  readonly preset: Preset;
  /** Where the preset plays. */
  readonly venue: Venue;
  /** The divisions it proposes. */
  readonly divisions: readonly ProposedDivision[];
};

/** A new season: what it is called, when it begins, where it is played, and its divisions. */
export function NewSeasonForm({ org, preset, venue, divisions }: NewSeasonFormProps) {
  const [state, action] = useActionState(createSeason, null);
  const field = fieldsOf(state, "season");

  return (
    <form action={action} className="form" noValidate>
      <FormTroubles state={state} form="season" />
      <HiddenFields values={{ org, preset }} />
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
      <VenueFields venue={venue} field={field} />
      <DivisionRows divisions={divisions} field={field} />
      <SubmitButton>Create the season</SubmitButton>
    </form>
  );
}

function VenueFields({
  venue,
  field,
}: {
  readonly venue: Venue;
  readonly field: (name: string, otherwise?: string) => FieldState;
}) {
  if (venue.kind === "online") {
    const options = Object.entries(SITE_NAMES).map(([value, label]) => ({ value, label }));
    return (
      <Select
        label="Site"
        hint="Every player gives the username they have there."
        options={options}
        {...field("site", venue.site)}
      />
    );
  }
  return (
    <>
      <TextInput label="Where matches are played" autoComplete="off" {...field("venue", venue.name)} />
      <TextInput
        label="Boards and clocks"
        hint="What players have to know about equipment. It goes into rule 1.4."
        autoComplete="off"
        {...field("equipment", venue.equipment)}
      />
    </>
  );
}
