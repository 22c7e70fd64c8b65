"use client";

import { ChoiceGroup } from "@/components/ui/choice";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import type { Zone } from "@/lib/shared/instant";
import { checkInThing, checkOutThing } from "@/lib/venue/actions/checkout";
import { ID_KINDS, type IdKind, OTHER_BORROWER } from "@/lib/venue/rules/checkout";
import type { LikelyBorrower } from "@/lib/venue/view/equipment";
import { ID_KIND_WORDS } from "@/lib/venue/words/id-kinds";

interface CheckOutFormProps {
  readonly org: string;
  readonly label: string;
  readonly likely: readonly LikelyBorrower[];
  /** The names of all players, for autocomplete. */
  readonly names: readonly string[];
  /** Wall-clock time in the organization's time zone, and the zone's name. */
  readonly due: string;
  readonly zone: Zone;
}

/** Checks an item out: to whom, against which ID, until when. */
export function CheckOutForm({ org, label, likely, names, due, zone }: CheckOutFormProps) {
  const [state, sending] = useSend(checkOutThing, null);
  const field = fieldsOf(state, "out");

  return (
    <SendForm sending={sending} className="form">
      <FormErrors state={state} form="out" />
      <HiddenFields values={{ org, label }} />
      <ChoiceGroup
        label="Who’s borrowing it?"
        options={[
          ...likely.map(({ userId, name, detail }) => ({ value: userId, title: name, detail })),
          { value: OTHER_BORROWER, title: "Someone else", detail: "Enter their name below" },
        ]}
        {...field("borrower", likely.length === 0 ? OTHER_BORROWER : undefined)}
      />
      <TextInput
        label="Name, if it’s someone else"
        hint="If you enter a player’s name, the item goes on their account."
        list="player-names"
        autoComplete="off"
        {...field("name")}
      />
      <datalist id="player-names">
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ChoiceGroup
        label="Which ID are they leaving?"
        options={ID_OPTIONS}
        {...field("idKind", "campus-card")}
      />
      <TextInput
        label="Last four characters of the ID"
        hint="We keep only these four, even if you scan the whole ID."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field("idLast4")}
        defaultValue={undefined}
      />
      <TextInput type="datetime-local" label="Due back" hint={zone} {...field("due", due)} />
      <div className="actions">
        <SubmitButton pendingLabel="Checking out…">Check out {label}</SubmitButton>
      </div>
    </SendForm>
  );
}

const ID_OPTIONS = ID_KINDS.map((kind: IdKind) => ({ value: kind, title: ID_KIND_WORDS[kind] }));

/** Checks an item in; the ID goes back to its owner. */
export function CheckInForm({
  org,
  checkoutId,
  label,
  isMain = false,
}: {
  readonly org: string;
  readonly checkoutId: string;
  readonly label: string;
  /** The only question on the page: after a scan, Enter checks the item in. */
  readonly isMain?: boolean;
}) {
  const [state, sending] = useSend(checkInThing, null);

  return (
    <SendForm sending={sending}>
      <FormErrors state={state} form={`in-${checkoutId}`} />
      <HiddenFields values={{ org, checkoutId }} />
      <SubmitButton
        kind={isMain ? "primary" : "plain"}
        pendingLabel="Checking in…"
        {...(isMain ? { autoFocus: true } : {})}
      >
        Check in {label}
      </SubmitButton>
    </SendForm>
  );
}
