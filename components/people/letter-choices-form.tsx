"use client";

import { useActionState } from "react";
import { ChoiceGroup, type ChoiceOption } from "@/components/ui/choice";
import { ErrorSummary } from "@/components/ui/error-summary";
import { FieldNotes } from "@/components/ui/field";
import { HeadRow } from "@/components/ui/head-row";
import { SubmitButton } from "@/components/ui/submit-button";
import { Tick } from "@/components/ui/tick";
import { saveLetterChoices } from "@/lib/mail/actions/letters";
import type { ReminderWish } from "@/lib/mail/input/letters";
import { type LetterChoices, REMINDER_HOURS } from "@/lib/mail/rules/reminder-hours";

const WISHES: readonly (ChoiceOption & { readonly value: ReminderWish })[] = [
  { value: "usual", title: "As the league does it" },
  { value: "own", title: "At the times I tick below" },
  { value: "off", title: "No reminders" },
];

/** Which reminders one gets, and whether what can wait comes once a day. */
export function LetterChoicesForm({ wantsReminders, remindHours, wantsDigest }: LetterChoices) {
  const [state, send] = useActionState(saveLetterChoices, null);
  const errors = Object.entries(state?.fields ?? {}).map(([field, message]) => ({ field, message }));
  const stored = wantsReminders ? (remindHours.length > 0 ? "own" : "usual") : "off";
  const ticked = state ? (state.typed.hours?.split("\n") ?? []) : remindHours.map(String);

  return (
    <section className="section" aria-labelledby="letters-head">
      <HeadRow id="letters-head" title="Letters" />
      <form action={send} className="form" onReset={(event) => event.preventDefault()}>
        <ErrorSummary errors={errors} title="That was not saved." />
        <ChoiceGroup
          label="Reminders of a deadline"
          name="reminders"
          options={WISHES}
          defaultValue={state?.typed.reminders ?? stored}
          error={state?.fields.reminders}
          hint="A new pairing, times on offer, a report to confirm and a ruling come in any case."
        />
        <HourTicks ticked={ticked} error={state?.fields.hours} />
        <Tick
          label="One letter a day, at 8 in the morning, for what can wait"
          name="digest"
          value="yes"
          defaultChecked={state ? state.typed.digest === "yes" : wantsDigest}
          hint="What needs an answer, or closes within half a day, still comes at once."
        />
        <div className="actions">
          <SubmitButton kind="plain">
            Save<span className="sr"> which letters you get</span>
          </SubmitButton>
        </div>
      </form>
    </section>
  );
}

function HourTicks({
  ticked,
  error,
}: {
  readonly ticked: readonly string[];
  readonly error: string | undefined;
}) {
  return (
    <fieldset className={error ? "field bad" : "field"} aria-describedby={error ? "hours-error" : undefined}>
      <legend>Before the deadline</legend>
      <div className="flex flex-wrap gap-x-6">
        {REMINDER_HOURS.map((hours, index) => (
          <label className="tick" key={hours}>
            <input
              type="checkbox"
              id={index === 0 ? "hours" : `hours-${hours}`}
              name="hours"
              value={hours}
              defaultChecked={ticked.includes(String(hours))}
            />
            <span>{hours} hours</span>
          </label>
        ))}
      </div>
      <FieldNotes id="hours" hint={undefined} error={error} />
    </fieldset>
  );
}
