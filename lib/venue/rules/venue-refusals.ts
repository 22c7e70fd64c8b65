export type VenueRefusal = "name-taken" | "label-taken" | "still-booked";

export const VENUE_REFUSAL_SENTENCES: Record<VenueRefusal, string> = {
  "name-taken": "That address is already in use. Choose another one.",
  "label-taken": "This label is already in use. Every board and clock needs its own.",
  "still-booked":
    "Upcoming matches have booked it. Wait until they’re played, or have the players reschedule.",
};
