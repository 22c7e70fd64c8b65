import type { CalendarDate } from "@/lib/shared/instant";
import type { SeasonFacts } from "../store/seasons";
import { longCalendarDay } from "./seasons";

type Dates = Pick<SeasonFacts, "startsOn" | "registrationClosesOn">;

/**
 * "by Friday, Nov 27"; if registration has no last day, "before Monday, Nov 30", the first day, and from that day on "until
 * the pairings are published".
 */
export function registerBy({ startsOn, registrationClosesOn }: Dates, today: CalendarDate): string {
  if (registrationClosesOn) return `by ${longCalendarDay(registrationClosesOn)}`;
  return today < startsOn ? `before ${longCalendarDay(startsOn)}` : "until the pairings are published";
}

/** When registration closes, below `registerBy`. */
export function registrationCloses({ startsOn, registrationClosesOn }: Dates, today: CalendarDate): string {
  if (registrationClosesOn)
    return "Registration closes at the end of that day, or earlier if the director publishes the pairings before then.";
  return today < startsOn
    ? "That’s the first day of the season. Registration closes earlier if the director publishes the pairings before then."
    : "The director can publish them any day.";
}

/** For a season with a list of people who can play, or with groups. */
export function listedOnly({ organization }: Pick<SeasonFacts, "organization">): string {
  return `Only people listed by ${organization.name} can register. The registration form tells you whether you can.`;
}
