import { fieldsOf } from "@/components/ui/form-fields";
import { Tick } from "@/components/ui/tick";
import { yearCalendarDay } from "@/lib/season/words/seasons";
import type { FormState } from "@/lib/shared/form";

/** Confirms a first day in the past; only shown after the form came back with that question. */
export function PastDayTick({ state, form }: { readonly state: FormState; readonly form: string }) {
  const day = state?.typed.startsOn;
  if (!state?.fields.pastDay || !day) return null;
  const { defaultValue: _, ...field } = fieldsOf(state, form)("pastDay");

  return <Tick label={`Yes, the first day was ${yearCalendarDay(day)}`} value={day} {...field} />;
}
