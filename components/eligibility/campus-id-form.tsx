"use client";

import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf, savedNow } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { useSeen } from "@/components/ui/use-seen";
import { useSend } from "@/components/ui/use-send";
import { correctPlayerCampusId } from "@/lib/eligibility/actions/players";

type CampusIdFormProps = {
  readonly org: string;
  readonly season: string;
  readonly division: string;
  readonly entryId: string;
  readonly seen: string;
  /** Empty if they have none. */
  readonly campusId: string;
};

/** Corrects the campus ID that a player gave, or adds one. */
export function CampusIdForm({ campusId, seen: newest, ...entry }: CampusIdFormProps) {
  const [state, sending] = useSend(correctPlayerCampusId, null);
  const seen = useSeen(newest, state);

  return (
    <SendForm sending={sending} className="form" noValidate>
      <FormErrors state={state} form="campus" />
      <HiddenFields values={{ ...entry, seen }} />
      <TextInput
        label="Campus ID"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        hint={savedNow(state, "campusId", {
          saved: campusId,
          hint: "The list of who can play can name players by campus ID. Leave this empty to remove the ID.",
        })}
        {...fieldsOf(state, "campus")("campusId", campusId)}
      />
      <div className="actions">
        <SubmitButton kind="plain">Save the campus ID</SubmitButton>
      </div>
    </SendForm>
  );
}
