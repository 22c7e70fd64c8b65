"use client";

import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { saveVenueHours } from "@/lib/venue/actions/venue";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

type HoursFormProps = {
  readonly org: string;
  readonly venue: string;
  /** The version of the hours that the page shows. */
  readonly seen: string;
  readonly weekly: readonly {
    readonly weekday: number;
    readonly opensAt: string;
    readonly closesAt: string;
  }[];
};

/** Weekly opening hours, up to two periods a day. The second one is folded for days that don't have it. */
export function HoursForm({ org, venue, seen, weekly }: HoursFormProps) {
  const [state, sending] = useSend(saveVenueHours, null);
  const field = fieldsOf(state, "hours");
  const days = WEEKDAYS.map((name, index) => {
    const weekday = index + 1;
    return { name, weekday, own: weekly.filter((hours) => hours.weekday === weekday) };
  });
  const once = days.filter(({ own }) => own.length < 2);
  const isOnce = once.length === days.length;
  const period = ({ weekday, own }: (typeof days)[number], index: 0 | 1) => (
    <>
      <TextInput
        type="time"
        label={index === 0 ? "Opens" : "Opens again"}
        labelHidden
        {...field(`opens-${weekday}-${index}`, own[index]?.opensAt)}
      />
      <TextInput
        type="time"
        label={index === 0 ? "Closes" : "Closes again"}
        labelHidden
        {...field(`closes-${weekday}-${index}`, own[index]?.closesAt)}
      />
    </>
  );

  return (
    <SendForm sending={sending} className="form">
      <FormErrors state={state} form="hours" />
      <p className="hint">
        Leave a day empty if the venue is closed. Closing after midnight is fine: 6:00 pm to 2:00 am.
      </p>
      <HiddenFields values={{ org, venue, seen }} />
      <div className={isOnce ? "week-hours once" : "week-hours"}>
        <p className="day-hours lab" aria-hidden="true">
          <span />
          <span>Opens</span>
          <span>Closes</span>
          {!isOnce && (
            <>
              <span className="again">Opens again</span>
              <span className="again">Closes</span>
            </>
          )}
        </p>
        {days.map((day) => (
          <div key={day.name} className="day-hours" role="group" aria-labelledby={`day-${day.weekday}`}>
            <span id={`day-${day.weekday}`}>{day.name}</span>
            {period(day, 0)}
            {day.own.length > 1 && period(day, 1)}
          </div>
        ))}
      </div>
      {once.length > 0 && (
        <Fold summary="Days that open twice" aside="add a second period" open={state !== null}>
          <div className="week-hours once">
            <p className="day-hours lab" aria-hidden="true">
              <span />
              <span>Opens again</span>
              <span>Closes</span>
            </p>
            {once.map((day) => (
              <div
                key={day.name}
                className="day-hours"
                role="group"
                aria-labelledby={`day-again-${day.weekday}`}
              >
                <span id={`day-again-${day.weekday}`}>{day.name}</span>
                {period(day, 1)}
              </div>
            ))}
          </div>
        </Fold>
      )}
      <SubmitButton>Save opening hours</SubmitButton>
    </SendForm>
  );
}
