/** What the page of a venue confirms. */
export const VENUE_DONE: Readonly<Record<string, string>> = {
  created: "Venue added. Next, set its opening hours and address, and add tables.",
  whereabouts: "Address and directions saved. Players see them on their match pages.",
  hours: "Opening hours saved. Matches that are already scheduled keep their times.",
  exception: "Exception added.",
  "exception-removed": "Exception removed. The weekly hours apply again.",
  "already-removed": "This exception was already removed.",
  table: "Table added.",
  equipment: "Item added.",
  retired: "Taken out of use.",
};

/** What the page of a closure confirms. */
export const CLOSURE_DONE: Readonly<Record<string, string>> = {
  closed: "It’s closed, and we’ve emailed everyone affected who has an email here.",
  reopened: "Players can book these hours again.",
  "already-reopened": "It was already reopened.",
};

/** What's true instead while another closure is in force. */
export const CLOSURE_DONE_BUT_CLOSED: typeof CLOSURE_DONE = {
  ...CLOSURE_DONE,
  reopened: "This closure is over, but another one still covers some or all of these hours.",
};

/** What the page of a player's availability confirms. */
export const AVAILABILITY_DONE: Readonly<Record<string, string>> = {
  week: "Your opponents will see which times work for both of you.",
  day: "Saved. That day now overrides your week.",
  "day-removed": "Removed. That day follows your week again.",
};
