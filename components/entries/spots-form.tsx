"use client";

import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { setSpots } from "@/lib/entries/actions/entries-of-desk";

type SpotsFormProps = {
  readonly org: string;
  readonly season: string;
  readonly division: string;
  readonly capacity: number | null;
};

/** The limit on how many can play, until the schedule is published. */
export function SpotsForm({ capacity, ...division }: SpotsFormProps) {
  const [state, sending] = useSend(setSpots, null);

  return (
    <Fold summary="Spots" aside={capacity === null ? "no limit" : String(capacity)} open={state !== null}>
      <SendForm sending={sending} className="form">
        <FormErrors state={state} form="places" />
        <HiddenFields values={{ ...division, seen: String(capacity ?? "no limit") }} />
        <TextInput
          label="Spots"
          type="number"
          inputMode="numeric"
          min={2}
          max={1000}
          hint="Leave empty for no limit. Adding spots admits players from the waitlist. Removing spots doesn’t drop anyone."
          {...fieldsOf(state, "places")("places", capacity === null ? "" : String(capacity))}
        />
        <div className="actions">
          <SubmitButton kind="plain">Save</SubmitButton>
        </div>
      </SendForm>
    </Fold>
  );
}
