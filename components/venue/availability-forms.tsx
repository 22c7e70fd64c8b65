"use client";

import { FormErrors } from "@/components/ui/form-errors";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { removeFreeDay, saveFreeDay, saveFreeWeek } from "@/lib/venue/actions/availability";
import { SHOWN_HOURS } from "@/lib/venue/input/hours-fields";
import { clockHour, hourStretches } from "@/lib/venue/words/hours";
import { HoursGrid } from "./hours-grid";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

interface WeekFormProps {
  readonly org: string;
  readonly week: ReadonlyMap<number, ReadonlySet<number>>;
}

/** Sets the availability of every week. */
export function WeekForm({ org, week }: WeekFormProps) {
  const [state, sending] = useSend(saveFreeWeek, null);
  const columns = WEEKDAYS.map((long, index) => ({
    key: String(index + 1),
    short: long.slice(0, 3),
    long,
    free: week.get(index + 1) ?? new Set<number>(),
  }));

  return (
    <SendForm sending={sending} className="form">
      <FormErrors state={state} form="week" />
      <HiddenFields values={{ org }} />
      <p className="hint">
        Select the hours when you’re free.
        <span className="by-mouse"> You can drag across several with the mouse.</span>
      </p>
      <HoursGrid
        caption="The hours of a typical week. Check the ones you can play."
        columns={columns}
        name="free"
        boxValue={(column, hour) => `${column}-${hour}`}
      />
      <div className="actions">
        <SubmitButton>Save my availability</SubmitButton>
      </div>
    </SendForm>
  );
}

interface DayFormProps {
  readonly org: string;
  /** The first calendar date that can be chosen. */
  readonly today: string;
}

/** One date that differs from the week. */
export function DayForm({ org, today }: DayFormProps) {
  const [state, sending] = useSend(saveFreeDay, null);
  const checked = state?.typed.hour?.split("\n") ?? [];

  return (
    <SendForm sending={sending} className="form">
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
        <p className="hint">Leave everything unchecked if you can’t play at all.</p>
        <div className="hour-boxes">
          {SHOWN_HOURS.map((hour) => (
            <label key={hour} className="tick">
              <input
                type="checkbox"
                name="hour"
                value={hour}
                defaultChecked={checked.includes(String(hour))}
              />
              <span>{clockHour(hour)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="actions">
        <SubmitButton kind="plain">Save this day</SubmitButton>
      </div>
    </SendForm>
  );
}

interface DayRowProps {
  readonly org: string;
  readonly date: string;
  readonly words: string;
  readonly hours: ReadonlySet<number>;
}

/** One exception, with a button to remove it. */
export function DayRow({ org, date, words, hours }: DayRowProps) {
  const [, sending] = useSend(removeFreeDay, null);

  return (
    <li>
      <SendForm sending={sending} className="day-row">
        <HiddenFields values={{ org, date }} />
        <span>
          <b>{words}</b>: {hourStretches(hours)}
        </span>
        <SubmitButton kind="link">
          Same as every week<span className="sr">, {words}</span>
        </SubmitButton>
      </SendForm>
    </li>
  );
}
