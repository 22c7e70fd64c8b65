"use client";

import { ChoiceGroup } from "@/components/ui/choice";
import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf, savedNow } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextArea, TextInput } from "@/components/ui/text-input";
import { useSeen } from "@/components/ui/use-seen";
import { useSend } from "@/components/ui/use-send";
import { editCampusSignIn, endCampusSignIn } from "@/lib/campus/actions/campus-sign-in";

export interface CampusSignInFormProps {
  readonly org: string;
  readonly seen: string;
  /** Its provider is known; the metadata can be left out. */
  readonly isSetUp: boolean;
  readonly metadataUrl: string;
  readonly idAttribute: string;
  readonly emailAttribute: string;
  readonly nameAttribute: string;
  readonly groupAttribute: string;
  readonly others: "open" | "only" | "automatic";
}

/** The campus's identity provider, its attributes, and whether people can still sign in another way. */
export function CampusSignInForm({ org, seen: newest, isSetUp, ...values }: CampusSignInFormProps) {
  const [state, sending] = useSend(editCampusSignIn, null);
  const seen = useSeen(newest, state);
  const field = fieldsOf(state, "campus");
  const isOutdated = state?.outdated !== undefined;

  return (
    <SendForm sending={sending} className="form" noValidate>
      <FormErrors state={state} form="campus" />
      <HiddenFields values={{ org, seen }} />
      <TextInput
        label="Address of your campus’s metadata"
        hint={savedNow(state, "metadataUrl", {
          saved: values.metadataUrl,
          hint: "We read it now and once a day, so your campus can change its keys.",
        })}
        type="url"
        inputMode="url"
        autoComplete="off"
        {...field("metadataUrl", values.metadataUrl)}
      />
      <TextArea
        label="Or paste the metadata file"
        hint={
          isSetUp
            ? "Leave both empty to keep the provider you have."
            : "Then paste a new one when your campus changes its keys."
        }
        rows={4}
        className="mono"
        spellCheck={false}
        {...field("metadata", "")}
      />
      <Fold summary="Attributes" aside="leave empty for the usual names" open={isOutdated}>
        <TextInput
          label="Stable ID"
          hint={savedNow(state, "idAttribute", {
            saved: values.idAttribute,
            hint: "An attribute that never changes and is never given to someone else. Leave it empty for the persistent name ID.",
          })}
          autoComplete="off"
          {...field("idAttribute", values.idAttribute)}
        />
        <TextInput
          label="Email"
          hint={savedNow(state, "emailAttribute", { saved: values.emailAttribute })}
          autoComplete="off"
          {...field("emailAttribute", values.emailAttribute)}
        />
        <TextInput
          label="Name"
          hint={savedNow(state, "nameAttribute", { saved: values.nameAttribute })}
          autoComplete="off"
          {...field("nameAttribute", values.nameAttribute)}
        />
        <TextInput
          label="Groups"
          hint={savedNow(state, "groupAttribute", { saved: values.groupAttribute })}
          autoComplete="off"
          {...field("groupAttribute", values.groupAttribute)}
        />
      </Fold>
      <ChoiceGroup
        label="Other ways to sign in"
        hint={savedNow(state, "others", {
          saved: values.others,
          words: OTHER_WAYS.find(({ value }) => value === values.others)?.title ?? "",
        })}
        options={OTHER_WAYS}
        {...field("others", values.others)}
      />
      {isSetUp && (
        <p className="small">
          If you change the address, the provider, its keys in a pasted file or the stable ID, {DISCONNECTS}
        </p>
      )}
      <div className="actions">
        <SubmitButton>Save campus sign-in</SubmitButton>
      </div>
    </SendForm>
  );
}

const OTHER_WAYS = [
  { value: "open", title: "Stay open" },
  {
    value: "only",
    title: "Closed: campus account only",
    detail:
      "Applies to everyone from your campus and everyone with a role here. It ends sessions that began another way.",
  },
  {
    value: "automatic",
    title: "Closed, and go straight to the campus",
    detail: "People who register or open the desk skip our sign-in page.",
  },
];

const DISCONNECTS =
  "we disconnect the campus accounts of people whose own email isn’t at your campus’s email domains. They get an email, and can sign in with a link.";

/** Ends campus sign-in. */
export function EndCampusSignInForm({ org, seen: newest }: { readonly org: string; readonly seen: string }) {
  const [state, sending] = useSend(endCampusSignIn, null);
  const seen = useSeen(newest, state);

  return (
    <SendForm sending={sending} className="form mt-4">
      <FormErrors state={state} form="end-campus" />
      <HiddenFields values={{ org, seen }} />
      <p className="small">
        People sign in with a link by email again. Their profiles and matches stay. When you end it,{" "}
        {DISCONNECTS}
      </p>
      <div className="actions">
        <SubmitButton kind="plain">End campus sign-in</SubmitButton>
      </div>
    </SendForm>
  );
}
