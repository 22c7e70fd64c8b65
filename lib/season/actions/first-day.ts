import { now } from "@/lib/clock";
import { dateIn } from "@/lib/shared/dates";
import { type FormState, fieldErrors, formErrors } from "@/lib/shared/form";
import { type CalendarDate, instantOf, type Zone } from "@/lib/shared/instant";
import { isDayTooFar, tooFarWords } from "@/lib/shared/too-far";
import { asksAboutDay } from "../rules/edit-season";
import { yearCalendarDay } from "../words/seasons";

/** The form again, if the first day is too far away, or with a question if it's in the past; null if it's fine. */
export function checkFirstDay(
  form: FormData,
  startsOn: CalendarDate,
  confirmed: string,
  zone: Zone,
): FormState {
  if (isFarDay(startsOn, zone))
    return fieldErrors(form, { startsOn: tooFarWords("The first day", "a year") });
  const today = dateIn(instantOf(now()), zone);
  if (!asksAboutDay(startsOn, { today, confirmed })) return null;
  const sentence = `${yearCalendarDay(startsOn)} has passed. Correct the first day, or confirm it.`;
  return formErrors(form, sentence, { pastDay: sentence });
}

/** Is a day of a season more than a year away? */
export function isFarDay(day: string, zone: Zone): boolean {
  return isDayTooFar(day, dateIn(instantOf(now()), zone), "a year");
}
