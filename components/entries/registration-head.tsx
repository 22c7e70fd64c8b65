import { type MoveDeadline, NextMove } from "@/components/ui/next-move";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { longCalendarDay } from "@/lib/season/words/seasons";
import type { CalendarDate, Instant } from "@/lib/shared/instant";
import { zoneAllYear } from "@/lib/stages/words/rounds";

interface RegistrationHeadProps {
  readonly season: SeasonFacts;
  readonly at: Instant;
  readonly today: CalendarDate;
  /** The pairings are published, so they ask for an open spot. */
  readonly isLate: boolean;
}

/** The title of the registration page, with the last day if it's known. */
export function RegistrationHead({ season, at, today, isLate }: RegistrationHeadProps) {
  if (isLate) {
    return (
      <NextMove
        level={1}
        turn="you"
        what={`Ask for a spot in ${season.name}`}
        why="The pairings are published, and a spot is open. Register to join the waitlist. The director decides who gets it."
      />
    );
  }
  return (
    <NextMove
      level={1}
      turn="you"
      what={`Register for ${season.name}`}
      why="You can withdraw while registration is open."
      by={lastDay(season, at, today)}
    />
  );
}

function lastDay(season: SeasonFacts, at: Instant, today: CalendarDate): MoveDeadline | undefined {
  if (season.registrationClosesOn) {
    return {
      label: "last day",
      day: longCalendarDay(season.registrationClosesOn),
      left: `Registration closes at the end of that day (${zoneAllYear(at, season.organization.timeZone)}), or when the pairings are published.`,
      calm: true,
    };
  }
  if (today >= season.startsOn) return undefined;
  return {
    label: "before",
    day: longCalendarDay(season.startsOn),
    left: "First day of the season. Registration closes earlier if the pairings are published before then.",
    calm: true,
  };
}
