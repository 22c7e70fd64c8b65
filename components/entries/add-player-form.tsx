"use client";

import { ChoiceGroup } from "@/components/ui/choice";
import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { addPlayer } from "@/lib/entries/actions/edit-entry";
import type { FormState } from "@/lib/shared/form";

type AddPlayerFormProps = {
  readonly org: string;
  readonly season: string;
  readonly division: string;
  /** The division has an age limit. */
  readonly asksAge: boolean;
  /** "Chess.com", for an online season; null for one played over the board. */
  readonly site: string | null;
};

/** Enters someone by hand, folded away. */
export function AddPlayerForm({ asksAge, site, ...division }: AddPlayerFormProps) {
  const [state, sending] = useSend(addPlayer, null);
  const field = fieldsOf(state, "add-player");

  return (
    <Fold summary="Add a player by hand" open={state !== null}>
      <SendForm sending={sending} className="form" noValidate>
        <p className="small">
          You accept the rules for them. With an email, they get a link to the rules and can sign in.
        </p>
        <FormErrors state={state} form="add-player" />
        <HiddenFields values={division} />
        <TextInput label="Player’s name" autoComplete="off" {...field("name")} />
        <TextInput
          label="Player’s email"
          hint="Optional. Without one, you enter their results for them, and they can claim their account later with a code."
          type="email"
          autoComplete="off"
          {...field("email")}
        />
        <TextInput
          label="Player’s phone"
          hint="Optional. Only the desk and their opponents can see it."
          type="tel"
          autoComplete="off"
          {...field("phone")}
        />
        <SamePersonChoice state={state} />
        {asksAge && <TextInput label="Date of birth" type="date" {...field("bornOn")} />}
        {site && <TextInput label={`Username on ${site}`} autoComplete="off" {...field("handle")} />}
        <div className="actions">
          <SubmitButton kind="plain">Add the player</SubmitButton>
        </div>
      </SendForm>
    </Fold>
  );
}

/**
 * Is it someone of that name whom they entered before? Only shown after the form came back with that question; the answer is
 * kept if the form then comes back with another one.
 */
export function SamePersonChoice({ state }: { readonly state: FormState }) {
  const answers = state?.answers?.person;
  const said = state?.typed.person;
  if (!answers) return said ? <HiddenFields values={{ person: said }} /> : null;
  return (
    <ChoiceGroup
      label="Is this the same person?"
      options={answers}
      required
      {...fieldsOf(state, "add-player")("person")}
    />
  );
}
