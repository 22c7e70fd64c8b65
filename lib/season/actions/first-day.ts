import { now } from "@/lib/clock";
import { dateIn } from "@/lib/shared/dates";
import { type FormState, formErrors } from "@/lib/shared/form";
import { type CalendarDate, instantOf, type Zone } from "@/lib/shared/instant";
import { asksAboutDay } from "../rules/edit-season";
import { yearCalendarDay } from "../words/seasons";

/** The form again, with a question about a first day in the past; null if there's nothing to ask. */
export function askAboutFirstDay(
  form: FormData,
  startsOn: CalendarDate,
  confirmed: string,
  zone: Zone,
): FormState {
  const today = dateIn(instantOf(now()), zone);
  if (!asksAboutDay(startsOn, { today, confirmed })) return null;
  const sentence = `${yearCalendarDay(startsOn)} has passed. Correct the first day, or confirm it.`;
  return formErrors(form, sentence, { pastDay: sentence });
}
