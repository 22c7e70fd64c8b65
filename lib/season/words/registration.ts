import type { CalendarDate } from "@/lib/shared/instant";
import type { SeasonFacts } from "../store/seasons";
import { longCalendarDay } from "./seasons";

type Dates = Pick<SeasonFacts, "startsOn" | "registrationClosesOn">;

/**
 * "by Friday, Nov 27"; if registration has no last day, "before Monday, Nov 30", the first day, and from that day on "until
 * the pairings are published".
 */
export function registerBy(season: Dates, today: CalendarDate): string {
  if (season.registrationClosesOn) return `by ${longCalendarDay(season.registrationClosesOn)}`;
  return isUntilPaired(season, today)
    ? "until the pairings are published"
    : `before ${longCalendarDay(season.startsOn)}`;
}

/** What comes next, after `registerBy`. */
export function afterRegistration(season: Dates, today: CalendarDate): string {
  const then = isUntilPaired(season, today) ? "" : "then ";
  return `The director ${then}draws lots and publishes everyone’s opponents.`;
}

function isUntilPaired({ startsOn, registrationClosesOn }: Dates, today: CalendarDate): boolean {
  return registrationClosesOn === null && startsOn <= today;
}

/** "It starts on Monday, Nov 30. Register by Friday, Nov 27."; after the first day, without it. */
export function startsAndCloses({ startsOn, registrationClosesOn }: Dates, today: CalendarDate): string {
  const starts = today <= startsOn ? `It starts on ${longCalendarDay(startsOn)}. ` : "";
  const closes = registrationClosesOn
    ? `Register by ${longCalendarDay(registrationClosesOn)}.`
    : "Registration closes when the director publishes the pairings.";
  return starts + closes;
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
