import type { Venue } from "./settings/league";
import { SITE_NAMES } from "./sites";

/** The name of the place where matches are played: "Ray Meyer Fitness and Recreation Center", "Chess.com". */
export function venueName(venue: Venue): string {
  return venue.kind === "online" ? SITE_NAMES[venue.site] : venue.name;
}

/** What a player has to know about the place; empty if there's nothing to say. */
export function venueNote(venue: Venue): string {
  return venue.kind === "online" ? "One of you challenges the other by username." : venue.equipment;
}

/** "at the Recreation Center", "on Chess.com". */
export function atVenue(venue: Venue): string {
  return venue.kind === "online" ? `on ${venueName(venue)}` : `at ${venue.name}`;
}
