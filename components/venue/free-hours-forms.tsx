"use client";

import { useActionState } from "react";
import { FormErrors } from "@/components/ui/form-errors";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { removeFreeDay, saveFreeDay, saveFreeWeek } from "@/lib/venue/actions/free-hours";
import { SHOWN_HOURS } from "@/lib/venue/input/free-hours";
import { clockHour, hourStretches } from "@/lib/venue/words/hours";
import { HoursGrid } from "./hours-grid";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

interface WeekFormProps {
  readonly org: string;
  readonly week: ReadonlyMap<number, ReadonlySet<number>>;
}

/** Paints the free hours of every week. */
export function WeekForm({ org, week }: WeekFormProps) {
  const [state, action] = useActionState(saveFreeWeek, null);
  const columns = WEEKDAYS.map((long, index) => ({
    key: String(index + 1),
    short: long.slice(0, 3),
    long,
    free: week.get(index + 1) ?? new Set<number>(),
  }));

  return (
    <form action={action} className="form" onReset={(event) => event.preventDefault()}>
      <FormErrors state={state} form="week" />
      <HiddenFields values={{ org }} />
      <p className="hint">Press an hour to make it free, or paint over several with the mouse.</p>
      <HoursGrid
        caption="The hours of every week. Check those in which you can play."
        columns={columns}
        name="free"
        boxValue={(column, hour) => `${column}-${hour}`}
      />
      <div className="actions">
        <SubmitButton>Save my hours</SubmitButton>
      </div>
    </form>
  );
}

interface DayFormProps {
  readonly org: string;
  /** Calendar date from which a day can be chosen. */
  readonly today: string;
}

/** One day that is different from the week. */
export function DayForm({ org, today }: DayFormProps) {
  const [state, action] = useActionState(saveFreeDay, null);

  return (
    <form action={action} className="form">
      <FormErrors state={state} form="day" />
      <HiddenFields values={{ org }} />
      <TextInput
        label="Which day?"
        type="date"
        name="date"
        min={today}
        defaultValue={state?.typed.date}
        error={state?.fields.date}
      />
      <fieldset>
        <legend className="label">When can you play that day?</legend>
        <p className="hint">Check nothing if you cannot play at all.</p>
        <div className="hour-boxes">
          {SHOWN_HOURS.map((hour) => (
            <label key={hour} className="tick">
              <input type="checkbox" name="hour" value={hour} />
              <span>{clockHour(hour)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="actions">
        <SubmitButton kind="plain">Save this day</SubmitButton>
      </div>
    </form>
  );
}

interface DayRowProps {
  readonly org: string;
  readonly date: string;
  readonly words: string;
  readonly hours: ReadonlySet<number>;
}

/** A day of its own, with a way back to the week. */
export function DayRow({ org, date, words, hours }: DayRowProps) {
  const [, action] = useActionState(removeFreeDay, null);

  return (
    <li>
      <form action={action} className="day-row">
        <HiddenFields values={{ org, date }} />
        <span>
          <b>{words}</b>: {hourStretches(hours)}
        </span>
        <SubmitButton kind="link">
          Like every week<span className="sr">, {words}</span>
        </SubmitButton>
      </form>
    </li>
  );
}
