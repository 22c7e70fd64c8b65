"use client";

import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf, savedNow } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { Select } from "@/components/ui/select";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { Tick } from "@/components/ui/tick";
import { useSeen } from "@/components/ui/use-seen";
import { useSend } from "@/components/ui/use-send";
import { correctPlayerEmail, correctPlayerName, moveToDivision } from "@/lib/entries/actions/edit-entry";
import type { FormState } from "@/lib/shared/form";

export type EditedEntry = {
  readonly org: string;
  readonly season: string;
  readonly division: string;
  readonly entryId: string;
};

type CorrectNameFormProps = EditedEntry & { readonly seen: string; readonly name: string };

/** Corrects a player's name wherever the organization shows it. */
export function CorrectNameForm({ name, seen: newest, ...entry }: CorrectNameFormProps) {
  const [state, sending] = useSend(correctPlayerName, null);
  const seen = useSeen(newest, state);

  return (
    <SendForm sending={sending} className="form" noValidate>
      <FormErrors state={state} form="name" />
      <HiddenFields values={{ ...entry, seen }} />
      <TextInput
        label="Full name"
        autoComplete="off"
        maxLength={80}
        hint={savedNow(state, "name", {
          saved: name,
          hint: "This changes it in all their seasons here. Emails already sent and the log keep the old name.",
        })}
        {...fieldsOf(state, "name")("name", name)}
      />
      <div className="actions">
        <SubmitButton kind="plain">Correct the name</SubmitButton>
      </div>
    </SendForm>
  );
}

type CorrectEmailFormProps = EditedEntry & {
  readonly seen: string;
  /** The address as it is; null if the player has none. */
  readonly email: string | null;
};

/** Corrects a player's email address, or adds one. Says first what ends and who is told. */
export function CorrectEmailForm({ email, seen: newest, ...entry }: CorrectEmailFormProps) {
  const [state, sending] = useSend(correctPlayerEmail, null);
  const seen = useSeen(newest, state);

  return (
    <SendForm sending={sending} className="form" noValidate>
      <FormErrors state={state} form="email" />
      <HiddenFields values={{ ...entry, seen }} />
      <TextInput
        label="Email address"
        type="email"
        autoComplete="off"
        hint={savedNow(state, "email", {
          saved: email ?? "",
          hint:
            email === null
              ? "They get an email that says how to sign in."
              : "Both addresses get an email. The old one can’t sign in anymore: its sessions and sign-in links end, its campus account is disconnected, and its calendar address stops working.",
        })}
        {...fieldsOf(state, "email")("email", email ?? "")}
      />
      <div className="actions">
        <SubmitButton kind="plain">{email === null ? "Add the address" : "Correct the address"}</SubmitButton>
      </div>
    </SendForm>
  );
}

type OtherDivision = { readonly id: string; readonly name: string; readonly isFull: boolean };

type MoveEntryFormProps = EditedEntry & {
  readonly seen: string;
  /** The other divisions of the season. */
  readonly divisions: readonly OtherDivision[];
  /** Their date of birth, or "" if it isn't known; null if no division has an age limit. */
  readonly bornOn: string | null;
};

/** Moves a player to another division. */
export function MoveEntryForm({ divisions, bornOn, seen: newest, ...entry }: MoveEntryFormProps) {
  const [state, sending] = useSend(moveToDivision, null);
  const seen = useSeen(newest, state);
  const field = fieldsOf(state, "move");

  return (
    <SendForm sending={sending} className="form" noValidate>
      <FormErrors state={state} form="move" />
      <HiddenFields values={{ ...entry, seen }} />
      <Select
        label="Move to"
        hint="Their spot goes to the first player on the waitlist."
        placeholder="Choose a division"
        options={divisions.map(({ id, name, isFull }) => ({
          value: id,
          label: isFull ? `${name} (full, waitlist only)` : name,
        }))}
        {...field("to")}
      />
      <WaitTick divisions={divisions} state={state} />
      {bornOn !== null && (
        <TextInput
          label="Date of birth"
          hint="Only for divisions with an age limit."
          type="date"
          {...field("bornOn", bornOn)}
        />
      )}
      <div className="actions">
        <SubmitButton kind="plain">Move the player</SubmitButton>
      </div>
    </SendForm>
  );
}

/** Confirms that the player only gets onto the waitlist; only shown after the form came back with that question. */
function WaitTick({
  divisions,
  state,
}: Pick<MoveEntryFormProps, "divisions"> & { readonly state: FormState }) {
  const to = divisions.find(({ id }) => id === state?.typed.to);
  if (!state?.fields.waits || !to) return null;
  const { defaultValue: _, ...field } = fieldsOf(state, "move")("waits");

  return <Tick label={`Yes, move them to the waitlist for ${to.name}`} value={to.id} {...field} />;
}
