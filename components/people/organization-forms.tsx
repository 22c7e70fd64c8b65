"use client";

import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf, savedNow } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { Select } from "@/components/ui/select";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { useSeen } from "@/components/ui/use-seen";
import { useSend } from "@/components/ui/use-send";
import { paths } from "@/lib/paths";
import { changeTimeZone, editOrganization } from "@/lib/people/actions/organization";

type OrganizationFormProps = {
  readonly org: string;
  /** The stamp of the organization that the page shows. */
  readonly seen: string;
  readonly name: string;
  readonly office: string;
  readonly contactEmail: string;
};

/** The organization's name, office and contact email. */
export function OrganizationForm({ org, seen: newest, name, office, contactEmail }: OrganizationFormProps) {
  const [state, sending] = useSend(editOrganization, null);
  const seen = useSeen(newest, state);
  const field = fieldsOf(state, "organization");

  return (
    <SendForm sending={sending} className="form" noValidate>
      <FormErrors state={state} form="organization" />
      <HiddenFields values={{ org, seen }} />
      <TextInput
        label="Name"
        hint={savedNow(state, "name", { saved: name })}
        autoComplete="off"
        {...field("name", name)}
      />
      <TextInput
        label="Office"
        hint={savedNow(state, "office", {
          saved: office,
          hint: "Where players find you, and when. It’s at the bottom of every page.",
        })}
        autoComplete="off"
        {...field("office", office)}
      />
      <TextInput
        label="Contact email"
        hint={savedNow(state, "contactEmail", {
          saved: contactEmail,
          hint: "For questions from players. Everyone can see it.",
        })}
        type="email"
        autoComplete="off"
        {...field("contactEmail", contactEmail)}
      />
      <div className="actions">
        <SubmitButton>Save the organization</SubmitButton>
      </div>
    </SendForm>
  );
}

type TimeZoneFormProps = Pick<OrganizationFormProps, "org" | "seen"> & {
  readonly zones: readonly string[];
  readonly zone: string;
  /** The zone that the admin asked about, and what it would change; null if they haven't asked. */
  readonly asked: { readonly zone: string; readonly changes: readonly string[] } | null;
};

/** The time zone: first what another one would change, then the change. */
export function TimeZoneForm({ org, seen: newest, zones, zone, asked }: TimeZoneFormProps) {
  const [state, sending] = useSend(changeTimeZone, null);
  const seen = useSeen(newest, state);

  return (
    <>
      <form action={paths.editOrganization(org)} className="form">
        <Select
          label="Time zone"
          hint={`Now ${zone}. You’ll see what changes before you save.`}
          name="zone"
          options={zones.map((name) => ({ value: name, label: name.replaceAll("_", " ") }))}
          defaultValue={asked?.zone ?? zone}
        />
        <div className="actions">
          <SubmitButton kind="plain">See what changes</SubmitButton>
        </div>
      </form>
      {asked && (
        <SendForm sending={sending} className="form mt-8">
          <FormErrors state={state} form="zone" />
          <h3>If you change it to {asked.zone.replaceAll("_", " ")}</h3>
          <ul className="small grid gap-2">
            {asked.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <HiddenFields values={{ org, seen, zone: asked.zone }} />
          <div className="actions">
            <SubmitButton kind="plain">Change the time zone</SubmitButton>
          </div>
        </SendForm>
      )}
    </>
  );
}
