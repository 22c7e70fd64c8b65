"use client";

import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { addPlayer } from "@/lib/entries/actions/edit-entry";

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
        {asksAge && <TextInput label="Date of birth" type="date" {...field("bornOn")} />}
        {site && <TextInput label={`Username on ${site}`} autoComplete="off" {...field("handle")} />}
        <div className="actions">
          <SubmitButton kind="plain">Add the player</SubmitButton>
        </div>
      </SendForm>
    </Fold>
  );
}
