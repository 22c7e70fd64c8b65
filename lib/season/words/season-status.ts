import type { SeasonStatus } from "../store/seasons";

/** Where a season stands. */
export const SEASON_WORDS: Record<SeasonStatus, string> = {
  draft: "Draft, not public",
  registration: "Registration is open",
  running: "Running",
  finished: "Finished",
  archived: "Archived",
};
