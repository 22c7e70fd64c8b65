import { z } from "zod";
import { localDate, optionalText, seen, slug, text } from "@/lib/shared/form-fields";
import type { WeeklyHours } from "../rules/opening-hours";
import { STRETCHES_A_DAY } from "./hours-fields";

const org = z.string().min(1);
const venue = z.string().min(1);
const wallTime = z
  .string()
  .trim()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, "Enter a time like 09:30.");

export const newVenueInput = z.object({ org, name: text(80, "Enter a name."), slug });

/** Where a venue is; empty: nothing to say. `seen`: the version that the page showed. */
export const whereaboutsInput = z.object({
  org,
  venue,
  seen,
  address: optionalText(200),
  directions: optionalText(400),
});

/** `seen`: the version of the hours that the page showed. */
export const venueInput = z.object({ org, venue, seen });

/** The opening hours in a form: fields `opens-1-0` and `closes-1-0`, Monday to Sunday. Both empty: closed. */
export function readWeeklyHours(form: FormData): {
  readonly weekly: readonly WeeklyHours[];
  readonly errors: Readonly<Record<string, string>>;
} {
  const weekly: WeeklyHours[] = [];
  const errors: Record<string, string> = {};
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    for (let stretch = 0; stretch < STRETCHES_A_DAY; stretch += 1) {
      const field = (edge: string) => `${edge}-${weekday}-${stretch}`;
      const opensAt = wallTime.safeParse(form.get(field("opens"))?.toString() ?? "");
      const closesAt = wallTime.safeParse(form.get(field("closes"))?.toString() ?? "");
      if (!opensAt.success || !closesAt.success) errors[field("opens")] = "Enter times like 09:30.";
      else if (!opensAt.data !== !closesAt.data)
        errors[field("opens")] = "Enter both an opening and a closing time.";
      else if (closesAsItOpens(opensAt.data, closesAt.data)) errors[field("closes")] = CLOSES_AS_IT_OPENS;
      else if (opensAt.data) weekly.push({ weekday, opensAt: opensAt.data, closesAt: closesAt.data });
    }
  }
  return { weekly, errors: { ...errors, ...overlaps(weekly) } };
}

/** Midnight to midnight is the whole day. From any other time, it would be open until the next day, which no one means. */
function closesAsItOpens(opensAt: string, closesAt: string): boolean {
  return opensAt !== "" && opensAt === closesAt && opensAt !== "00:00";
}

const CLOSES_AS_IT_OPENS =
  "It can’t close when it opens. If it’s open all day, enter midnight for both times.";

/** Two periods of one day that overlap contradict each other. */
function overlaps(weekly: readonly WeeklyHours[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const one of weekly) {
    const other = weekly.find(
      ({ weekday, opensAt }) => weekday === one.weekday && opensAt > one.opensAt && opensAt < endOf(one),
    );
    const same = weekly.filter(({ weekday, opensAt }) => weekday === one.weekday && opensAt === one.opensAt);
    if (other || same.length > 1)
      errors[`opens-${one.weekday}-0`] = "These hours overlap. Combine them into one period.";
  }
  return errors;
}

function endOf({ opensAt, closesAt }: WeeklyHours): string {
  return closesAt <= opensAt ? "24:00" : closesAt;
}

export const exceptionInput = z
  .object({
    org,
    venue,
    from: localDate,
    until: localDate.or(z.literal("")),
    opensAt: wallTime,
    closesAt: wallTime,
    reason: text(80, "Enter a reason, like Thanksgiving or Exam week. Players can read it."),
  })
  .transform(({ until, ...rest }) => ({ ...rest, until: until || rest.from }))
  .refine(({ from, until }) => from <= until, {
    path: ["until"],
    message: "The last day is before the first day.",
  })
  .refine(({ opensAt, closesAt }) => !opensAt === !closesAt, {
    path: ["closesAt"],
    message: "Enter both an opening and a closing time, or neither if it’s closed.",
  })
  .refine(({ opensAt, closesAt }) => !closesAsItOpens(opensAt, closesAt), {
    path: ["closesAt"],
    message: CLOSES_AS_IT_OPENS,
  });

export const removeExceptionInput = z.object({ org, venue, id: z.uuid() });
export const stockInput = z.object({
  org,
  venue,
  kind: z.enum(["table", "board", "clock"], "Choose table, board, or clock."),
  label: text(40, "Enter the label on it, like Table 4 or Set 12."),
});
/** `picks`: ids of tables, boards and clocks. */
export const retireInput = z.object({
  org,
  venue,
  picks: z.array(z.uuid()).min(1, "Select what goes out of use.").max(500),
});
export const seasonVenueInput = z.object({ org, season: z.string().min(1), seen, venue: z.string() });
