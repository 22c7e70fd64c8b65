import type { CalendarDate, Instant, Zone } from "@/lib/shared/instant";
import { addDays, instantAt } from "@/lib/shared/wall-clock";
import type { SeasonStatusName } from "./steps";

/** A season, as far as registration is concerned. */
export type RegistrationDates = {
  readonly status: SeasonStatusName;
  readonly registrationClosesOn: CalendarDate | null;
  readonly organization: { readonly timeZone: Zone };
};

/** Can players register themselves? Until the end of the last day, in the organization's time zone. */
export function isRegistrationOpen(season: RegistrationDates, now: Instant): boolean {
  return season.status === "registration" && !isPastLastDay(season, now);
}

/** The seasons that someone can register for, and those they're registered in and can still leave. */
export function openOrOwn<Season extends RegistrationDates & { readonly registeredIn: readonly string[] }>(
  seasons: readonly Season[],
  now: Instant,
): readonly (Season & { readonly isOpen: boolean })[] {
  return seasons
    .map((season) => ({ ...season, isOpen: isRegistrationOpen(season, now) }))
    .filter(({ isOpen, registeredIn }) => isOpen || registeredIn.length > 0);
}

/**
 * The status that the public reads: from the end of the last day to register, closed until a division is published, and
 * running after that.
 */
export function shownStatus<Status extends SeasonStatusName>(
  season: RegistrationDates & { readonly status: Status; readonly isPublished: boolean },
  now: Instant,
): Status | "closed" | "running" {
  if (season.status !== "registration" || !isPastLastDay(season, now)) return season.status;
  return season.isPublished ? "running" : "closed";
}

/** Is the last day to register over? False without one. */
export function isPastLastDay(
  { registrationClosesOn, organization }: Omit<RegistrationDates, "status">,
  now: Instant,
): boolean {
  return (
    registrationClosesOn !== null &&
    now >= instantAt(addDays(registrationClosesOn, 1), "00:00", organization.timeZone)
  );
}
