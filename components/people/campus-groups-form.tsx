"use client";

import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf, savedNow } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextArea, TextInput } from "@/components/ui/text-input";
import { useSeen } from "@/components/ui/use-seen";
import { useSend } from "@/components/ui/use-send";
import { editCampusGroups } from "@/lib/campus/actions/campus-sign-in";
import { MOST_GROUP_DAYS } from "@/lib/campus/rules/groups";

export interface CampusGroupsFormProps {
  readonly org: string;
  readonly seen: string;
  readonly names: readonly string[];
  /** The claim of the deployment's OpenID Connect provider; null if the deployment has none. */
  readonly oidc: { readonly provider: string; readonly claim: string } | null;
  readonly days: number;
}

/** Which groups of the campus an organization wants to know about, so that a season can be for them. */
export function CampusGroupsForm({ org, seen: newest, names, oidc, days }: CampusGroupsFormProps) {
  const [state, sending] = useSend(editCampusGroups, null);
  const seen = useSeen(newest, state);
  const field = fieldsOf(state, "groups");

  return (
    <SendForm sending={sending} className="form mt-4" noValidate>
      <FormErrors state={state} form="groups" />
      <HiddenFields values={{ org, seen }} />
      <TextArea
        label="Groups"
        hint={savedNow(state, "names", {
          saved: names.join("\n"),
          words: names.join(", "),
          hint: "One per line, spelled the way your campus spells them, like student. We store only these groups, and only for people in them.",
        })}
        rows={4}
        spellCheck={false}
        {...field("names", names.join("\n"))}
      />
      {oidc && (
        <TextInput
          label={`Claim where ${oidc.provider} lists groups`}
          hint={savedNow(state, "oidcClaim", {
            saved: oidc.claim,
            hint: "The OpenID Connect claim with a person’s groups, often called groups. Leave it empty if there isn’t one.",
          })}
          autoComplete="off"
          {...field("oidcClaim", oidc.claim)}
        />
      )}
      <TextInput
        label="Days a group counts after sign-in"
        hint={savedNow(state, "days", {
          saved: String(days),
          hint: "After that, players sign in again before they can register.",
        })}
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_GROUP_DAYS}
        required
        {...field("days", String(days))}
      />
      <div className="actions">
        <SubmitButton kind="plain">Save the groups</SubmitButton>
      </div>
    </SendForm>
  );
}
