/** What the page of who can play confirms. */
export const ELIGIBILITY_DONE: Readonly<Record<string, string>> = {
  saved: "List saved.",
  removed: "List removed.",
  groups: "Groups saved.",
  granted: "Exception granted.",
  ended: "Exception ended. If they’re already in, we’ll ask about them when you publish the schedule.",
  held: "Hold placed. If they’re already in, we’ll ask about them when you publish the schedule.",
  lifted: "Hold lifted.",
};
