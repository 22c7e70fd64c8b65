"use client";

import { FormErrors } from "@/components/ui/form-errors";
import { type FieldState, fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { Select } from "@/components/ui/select";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { createSeason } from "@/lib/season/actions/season";
import type { Preset } from "@/lib/season/input/rule-pack";
import type { ProposedDivision } from "@/lib/season/rules/presets/presets";
import type { Venue } from "@/lib/season/rules/settings/league";
import { SITE_NAMES } from "@/lib/season/rules/sites";
import { DivisionRows } from "./division-rows";
import { PastDayTick } from "./past-day-tick";

type NewSeasonFormProps = {
  readonly org: string;
  readonly preset: Preset;
  /** Where the preset's matches are played. */
  readonly venue: Venue;
  /** The divisions it suggests. */
  readonly divisions: readonly ProposedDivision[];
};

/** A new season: its name, its first day, its venue, and its divisions. */
export function NewSeasonForm({ org, preset, venue, divisions }: NewSeasonFormProps) {
  const [state, sending] = useSend(createSeason, null);
  const field = fieldsOf(state, "season");

  return (
    <SendForm sending={sending} className="form" noValidate>
      <FormErrors state={state} form="season" />
      <HiddenFields values={{ org, preset }} />
      <TextInput label="Name" hint="Like Fall 2026." autoComplete="off" {...field("name")} />
      <TextInput
        label="Address"
        hint={`Lowercase letters, digits, and hyphens. For example, fall-2026 makes the address /${org}/fall-2026.`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field("slug")}
      />
      <TextInput
        label="First day"
        hint="When play begins. You’ll confirm the first day of round 1 when you publish."
        type="date"
        {...field("startsOn")}
      />
      <PastDayTick state={state} form="season" />
      <TextInput
        label="Weeks to play in"
        hint="If you also enter the number of players, the next page shows which formats fit. Leave both empty to keep the sheet’s format."
        inputMode="numeric"
        autoComplete="off"
        {...field("weeks")}
      />
      <TextInput
        label="Players you expect"
        hint="In the largest division."
        inputMode="numeric"
        autoComplete="off"
        {...field("players")}
      />
      <VenueFields venue={venue} field={field} />
      <DivisionRows divisions={divisions} field={field} />
      <SubmitButton>Create the season</SubmitButton>
    </SendForm>
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
        hint="Players give their username there when they register."
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
        hint="What players need to know about equipment. It becomes rule 1.4."
        autoComplete="off"
        {...field("equipment", venue.equipment)}
      />
    </>
  );
}
