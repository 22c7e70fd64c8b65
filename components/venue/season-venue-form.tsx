"use client";

import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { Select } from "@/components/ui/select";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { useSend } from "@/components/ui/use-send";
import { chooseSeasonVenue } from "@/lib/venue/actions/venue";

interface SeasonVenueFormProps {
  readonly org: string;
  readonly season: string;
  readonly venues: readonly { readonly slug: string; readonly name: string }[];
  /** The slug of the chosen venue; empty if nothing is booked. */
  readonly chosen: string;
}

/** What the page shows where nothing is booked. */
const NOWHERE = "nowhere";

/** Where a season's matches are booked. */
export function SeasonVenueForm({ org, season, venues, chosen }: SeasonVenueFormProps) {
  const [state, sending] = useSend(chooseSeasonVenue, null);
  const field = fieldsOf(state, "venue");

  return (
    <SendForm sending={sending} className="form">
      <FormErrors state={state} form="venue" />
      <HiddenFields values={{ org, season, seen: chosen || NOWHERE }} />
      <Select
        label="Venue for tables and boards"
        hint="When two players agree on a time, we book a table and a board for them."
        options={[
          { value: "", label: "None: players find their own" },
          ...venues.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        {...field("venue", chosen)}
      />
      <SubmitButton kind="plain">Save</SubmitButton>
    </SendForm>
  );
}
