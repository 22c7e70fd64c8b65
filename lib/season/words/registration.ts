import type { SeasonFacts } from "../store/seasons";
import { longCalendarDay } from "./seasons";

type Dates = Pick<SeasonFacts, "startsOn" | "registrationClosesOn">;

/** "by Friday, Nov 27", or "before Monday, Nov 30", the first day, if registration has no last day. */
export function registerBy({ startsOn, registrationClosesOn }: Dates): string {
  return registrationClosesOn
    ? `by ${longCalendarDay(registrationClosesOn)}`
    : `before ${longCalendarDay(startsOn)}`;
}

/** When registration closes, below `registerBy`. */
export function registrationCloses({ registrationClosesOn }: Dates): string {
  return registrationClosesOn
    ? "Registration closes at the end of that day, or earlier if the director publishes the pairings before then."
    : "That’s the first day of the season. Registration closes earlier if the director publishes the pairings before then.";
}

/** For a season with a list of people who can play, or with groups. */
export function listedOnly({ organization }: Pick<SeasonFacts, "organization">): string {
  return `Only people listed by ${organization.name} can register. The registration form tells you whether you can.`;
}
