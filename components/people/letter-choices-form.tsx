"use client";

import { ChoiceGroup, type ChoiceOption } from "@/components/ui/choice";
import { ErrorSummary } from "@/components/ui/error-summary";
import { FieldNotes } from "@/components/ui/field";
import { HeadRow } from "@/components/ui/head-row";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { Tick } from "@/components/ui/tick";
import { useSend } from "@/components/ui/use-send";
import { saveLetterChoices } from "@/lib/mail/actions/letters";
import type { ReminderWish } from "@/lib/mail/input/letters";
import { type LetterChoices, REMINDER_HOURS } from "@/lib/mail/rules/reminder-hours";

const WISHES: readonly (ChoiceOption & { readonly value: ReminderWish })[] = [
  { value: "usual", title: "At the league’s times" },
  { value: "own", title: "At the times I check below" },
  { value: "off", title: "No reminders" },
];

/** Which reminders a player gets, and whether what can wait is sent once a day. */
export function LetterChoicesForm({ wantsReminders, remindHours, wantsDigest }: LetterChoices) {
  const [state, sending] = useSend(saveLetterChoices, null);
  const errors = Object.entries(state?.fields ?? {}).map(([field, message]) => ({ field, message }));
  const stored = wantsReminders ? (remindHours.length > 0 ? "own" : "usual") : "off";
  const ticked = state ? (state.typed.hours?.split("\n") ?? []) : remindHours.map(String);

  return (
    <section className="section" aria-labelledby="letters-head">
      <HeadRow id="letters-head" title="Emails" />
      <SendForm sending={sending} className="form">
        <ErrorSummary errors={errors} title="Not saved." />
        <ChoiceGroup
          label="Deadline reminders"
          name="reminders"
          options={WISHES}
          defaultValue={state?.typed.reminders ?? stored}
          error={state?.fields.reminders}
          hint="You’ll always get emails about new pairings, suggested times, reports to confirm, and rulings."
        />
        <HourTicks ticked={ticked} error={state?.fields.hours} />
        <Tick
          label="One email a day, at 8 am, for anything that can wait"
          name="digest"
          value="yes"
          defaultChecked={state ? state.typed.digest === "yes" : wantsDigest}
          hint="Anything that needs an answer, or that closes less than half a day after the next daily email, is still sent right away."
        />
        <div className="actions">
          <SubmitButton kind="plain">
            Save<span className="sr"> which emails you get</span>
          </SubmitButton>
        </div>
      </SendForm>
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
