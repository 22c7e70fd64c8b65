"use client";

import { CONTACT_MEANS, type ContactMeans } from "@/lib/match/rules/events";
import type { Zone } from "@/lib/shared/instant";
import { Select } from "../ui/select";
import { SubmitButton } from "../ui/submit-button";
import { TextInput } from "../ui/text-input";
import { type FormFold, MatchForm } from "./match-form";

const MEANS_WORDS: Record<ContactMeans, string> = {
  email: "Email",
  phone: "Phone call",
  message: "Message",
  "in-person": "In person",
};

interface LogContactFormProps {
  readonly them: string;
  /** Now, as `datetime-local` expects it, in the organization's zone. */
  readonly localNow: string;
  /** "Central Time (CST)" */
  readonly zone: Zone;
  readonly fold: FormFold;
}

/** Logs an attempt to reach the other side. */
export function LogContactForm({ them, localNow, zone, fold }: LogContactFormProps) {
  return (
    <MatchForm action="logContact" prefix="try" fold={fold}>
      {({ idOf, errorOf, typed }) => (
        <>
          <Select
            label={`How did you try to reach ${them}?`}
            name="means"
            id={idOf("means")}
            placeholder="Choose one"
            options={CONTACT_MEANS.map((means) => ({ value: means, label: MEANS_WORDS[means] }))}
            defaultValue={typed("means")}
            error={errorOf("means")}
          />
          <TextInput
            type="datetime-local"
            label="When?"
            hint={`In ${zone}.`}
            name="triedAt"
            id={idOf("triedAt")}
            max={localNow}
            defaultValue={typed("triedAt") ?? localNow}
            error={errorOf("triedAt")}
          />
          <TextInput
            label="What happened?"
            name="note"
            id={idOf("note")}
            maxLength={500}
            defaultValue={typed("note")}
            error={errorOf("note")}
          />
          <div className="actions">
            <SubmitButton kind="plain">Log this attempt</SubmitButton>
          </div>
        </>
      )}
    </MatchForm>
  );
}
