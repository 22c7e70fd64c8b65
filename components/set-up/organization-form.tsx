"use client";

import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { Select } from "@/components/ui/select";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { type Sending, useSend } from "@/components/ui/use-send";
import { setUpSite } from "@/lib/set-up/actions/first-organization";
import { addOrganization } from "@/lib/set-up/actions/new-organization";
import type { FormState } from "@/lib/shared/form";

type Props = {
  readonly zones: readonly string[];
  /** "chess.example.edu", in front of the address. */
  readonly host: string;
};

/** The first organization of a site, and who sets it up. */
export function FirstOrganizationForm(props: Props) {
  const [state, sending] = useSend(setUpSite, null);
  return <OrganizationFields {...props} state={state} sending={sending} isFirst />;
}

/** One more organization, for the operator. */
export function NewOrganizationForm(props: Props) {
  const [state, sending] = useSend(addOrganization, null);
  return <OrganizationFields {...props} state={state} sending={sending} isFirst={false} />;
}

function OrganizationFields({
  zones,
  host,
  state,
  sending,
  isFirst,
}: Props & { readonly state: FormState; readonly sending: Sending; readonly isFirst: boolean }) {
  const field = fieldsOf(state, "organization");
  return (
    <SendForm sending={sending} className="form" noValidate>
      <FormErrors state={state} form="organization" />
      <TextInput
        label="Name of the organization"
        hint="As students know it: Lakeside University Chess."
        autoComplete="organization"
        {...field("name")}
      />
      <TextInput
        label="Address"
        hint={`Lowercase letters, digits, and hyphens. It comes after ${host}/ and can’t be changed later, because it’s on every poster.`}
        autoComplete="off"
        autoCapitalize="none"
        {...field("slug")}
      />
      <Select
        label="Time zone"
        hint="Every time on the site is shown in it."
        options={zones.map((name) => ({ value: name, label: name.replaceAll("_", " ") }))}
        {...field("zone", "America/Chicago")}
      />
      <TextInput
        label="Office (optional)"
        hint="Where players find you, and when. It’s at the bottom of every page."
        autoComplete="off"
        {...field("office")}
      />
      {isFirst && <TextInput label="Your name" autoComplete="name" {...field("admin")} />}
      <TextInput
        label={isFirst ? "Your email" : "Email of its first admin"}
        type="email"
        hint={
          isFirst
            ? "You sign in with it. Players can see it as the office’s address until you change that."
            : "We email them. Players can see it as the office’s address until the admin changes that."
        }
        autoComplete={isFirst ? "email" : "off"}
        {...field("email")}
      />
      <div className="actions">
        <SubmitButton>{isFirst ? "Set up the site" : "Add the organization"}</SubmitButton>
      </div>
    </SendForm>
  );
}
