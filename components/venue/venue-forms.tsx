"use client";

import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { Select } from "@/components/ui/select";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import {
  addException,
  addStock,
  createVenue,
  removeException,
  saveWhereabouts,
} from "@/lib/venue/actions/venue";
import type { Whereabouts } from "@/lib/venue/words/whereabouts";

type VenueFormProps = { readonly org: string; readonly venue: string };

/** Adds a venue. */
export function NewVenueForm({ org }: { readonly org: string }) {
  const [state, sending] = useSend(createVenue, null);
  const field = fieldsOf(state, "place");

  return (
    <SendForm sending={sending} className="form">
      <FormErrors state={state} form="place" />
      <HiddenFields values={{ org }} />
      <TextInput label="Name" hint="Like Courtside Lounge." autoComplete="off" {...field("name")} />
      <TextInput
        label="Address"
        hint="Lowercase letters, digits, and hyphens, like courtside-lounge."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field("slug")}
      />
      <SubmitButton>Add venue</SubmitButton>
    </SendForm>
  );
}

/** Where a venue is, and how to find it. */
export function WhereaboutsForm({
  org,
  venue,
  seen,
  address,
  directions,
}: VenueFormProps &
  Whereabouts & {
    /** The version of both that the page shows. */
    readonly seen: string;
  }) {
  const [state, sending] = useSend(saveWhereabouts, null);
  const field = fieldsOf(state, "where");

  return (
    <SendForm sending={sending} className="form">
      <FormErrors state={state} form="where" />
      <HiddenFields values={{ org, venue, seen }} />
      <TextInput
        label="Street address"
        hint="Like 2235 N Sheffield Ave, Chicago."
        autoComplete="off"
        maxLength={200}
        {...field("address", address ?? "")}
      />
      <TextInput
        label="Directions (optional)"
        hint="How to find the tables: the entrance, the floor, the room."
        autoComplete="off"
        maxLength={400}
        {...field("directions", directions ?? "")}
      />
      <SubmitButton kind="plain">Save address</SubmitButton>
    </SendForm>
  );
}

/** Dates with different hours, or closed. */
export function ExceptionForm({ org, venue }: VenueFormProps) {
  const [state, sending] = useSend(addException, null);
  const field = fieldsOf(state, "exception");

  return (
    <SendForm sending={sending} className="form">
      <FormErrors state={state} form="exception" />
      <HiddenFields values={{ org, venue }} />
      <div className="stretch">
        <TextInput type="date" label="From" {...field("from")} />
        <TextInput type="date" label="To (optional)" {...field("until")} />
      </div>
      <div className="stretch">
        <TextInput type="time" label="Opens" {...field("opensAt")} />
        <TextInput type="time" label="Closes" {...field("closesAt")} />
      </div>
      <p className="hint">Leave the hours empty if it’s closed.</p>
      <TextInput
        label="Why"
        hint="Like Thanksgiving, or Exam week."
        autoComplete="off"
        {...field("reason")}
      />
      <SubmitButton kind="plain">Add exception</SubmitButton>
    </SendForm>
  );
}

/** Removes an exception. */
export function RemoveExceptionForm({
  org,
  venue,
  id,
  words,
}: VenueFormProps & { readonly id: string; readonly words: string }) {
  const [state, sending] = useSend(removeException, null);

  return (
    <SendForm sending={sending}>
      <FormErrors state={state} form={`remove-${id}`} />
      <HiddenFields values={{ org, venue, id }} />
      <SubmitButton kind="quiet" pendingLabel="Removing…">
        Remove<span className="sr"> {words}</span>
      </SubmitButton>
    </SendForm>
  );
}

const KINDS = [
  { value: "table", label: "Table" },
  { value: "board", label: "Board with pieces" },
  { value: "clock", label: "Clock" },
] as const;

/** Adds a table, a board or a clock, in one line where there's room. */
export function StockForm({ org, venue }: VenueFormProps) {
  const [state, sending] = useSend(addStock, null);
  const field = fieldsOf(state, "stock");

  return (
    <SendForm sending={sending} className="form">
      <FormErrors state={state} form="stock" />
      <HiddenFields values={{ org, venue }} />
      <div className="stretch">
        <Select label="Kind" options={KINDS} {...field("kind", "board")} />
        <TextInput label="Label" autoComplete="off" {...field("label")} />
      </div>
      <p className="hint">As printed on it, like Table 4 or Set 12. You can scan its barcode.</p>
      <SubmitButton kind="plain">Add item</SubmitButton>
    </SendForm>
  );
}
