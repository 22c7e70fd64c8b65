import type { SeasonStatus } from "../store/seasons";

/** The status of a season in words. */
export const SEASON_WORDS: Record<SeasonStatus, string> = {
  draft: "Draft, not public",
  registration: "Registration is open",
  running: "In progress",
  finished: "Finished",
  archived: "Archived",
};
