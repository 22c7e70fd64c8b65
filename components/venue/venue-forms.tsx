"use client";

import { ChoiceGroup } from "@/components/ui/choice";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import {
  addEquipment,
  addException,
  addTable,
  createVenue,
  removeException,
  retireThing,
  saveVenueHours,
} from "@/lib/venue/actions/venue";
import { STRETCHES_A_DAY } from "@/lib/venue/input/venue";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

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
        hint="Lowercase letters, digits and hyphens, like courtside-lounge."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field("slug")}
      />
      <SubmitButton>Add venue</SubmitButton>
    </SendForm>
  );
}

/** Weekly opening hours, up to two periods a day. */
export function HoursForm({
  org,
  venue,
  seen,
  weekly,
}: VenueFormProps & {
  /** The version of the hours that the page shows. */
  readonly seen: string;
  readonly weekly: readonly {
    readonly weekday: number;
    readonly opensAt: string;
    readonly closesAt: string;
  }[];
}) {
  const [state, sending] = useSend(saveVenueHours, null);
  const field = fieldsOf(state, "hours");
  const stretches = Array.from({ length: STRETCHES_A_DAY }, (_, index) => index);

  return (
    <SendForm sending={sending} className="form">
      <FormErrors state={state} form="hours" />
      <p className="hint">
        Leave a day empty if the venue is closed. Closing after midnight is fine: 6:00 pm to 2:00 am.
      </p>
      <HiddenFields values={{ org, venue, seen }} />
      {WEEKDAYS.map((name, index) => {
        const own = weekly.filter(({ weekday }) => weekday === index + 1);
        return (
          <fieldset key={name} className="day-hours">
            <legend>{name}</legend>
            {stretches.map((stretch) => (
              <div key={stretch} className="stretch">
                <TextInput
                  type="time"
                  label={stretch === 0 ? "Opens" : "Opens again"}
                  {...field(`opens-${index + 1}-${stretch}`, own[stretch]?.opensAt)}
                />
                <TextInput
                  type="time"
                  label="Closes"
                  {...field(`closes-${index + 1}-${stretch}`, own[stretch]?.closesAt)}
                />
              </div>
            ))}
          </fieldset>
        );
      })}
      <SubmitButton>Save opening hours</SubmitButton>
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

export function TableForm({ org, venue }: VenueFormProps) {
  const [state, sending] = useSend(addTable, null);
  const field = fieldsOf(state, "table");

  return (
    <SendForm sending={sending} className="form">
      <FormErrors state={state} form="table" />
      <HiddenFields values={{ org, venue }} />
      <TextInput label="New table" hint="Like Table 4." autoComplete="off" {...field("name")} />
      <SubmitButton kind="plain">Add table</SubmitButton>
    </SendForm>
  );
}

const KINDS = [
  { value: "board", title: "Board with pieces" },
  { value: "clock", title: "Clock" },
] as const;

export function EquipmentForm({ org, venue }: VenueFormProps) {
  const [state, sending] = useSend(addEquipment, null);
  const field = fieldsOf(state, "equipment");

  return (
    <SendForm sending={sending} className="form">
      <FormErrors state={state} form="equipment" />
      <HiddenFields values={{ org, venue }} />
      <ChoiceGroup label="Kind" options={KINDS} {...field("kind", "board")} />
      <TextInput
        label="Label"
        hint="As printed on the item. You can scan its barcode."
        autoComplete="off"
        {...field("label")}
      />
      <SubmitButton kind="plain">Add item</SubmitButton>
    </SendForm>
  );
}

/** Takes a table, a board or a clock out of use. */
export function RetireForm({
  org,
  venue,
  id,
  what,
  name,
}: VenueFormProps & { readonly id: string; readonly what: "table" | "equipment"; readonly name: string }) {
  const [state, sending] = useSend(retireThing, null);

  return (
    <SendForm sending={sending}>
      <FormErrors state={state} form={`retire-${id}`} />
      <HiddenFields values={{ org, venue, id, what }} />
      <SubmitButton kind="quiet" pendingLabel="Removing…">
        Take out of use<span className="sr">: {name}</span>
      </SubmitButton>
    </SendForm>
  );
}
