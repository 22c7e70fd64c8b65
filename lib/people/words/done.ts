/** What the desk's page of a player confirms. */
export const PLAYER_DONE: Readonly<Record<string, string>> = {
  withheld: "Name withheld. Public pages and files now have a number instead.",
  shown: "The public sees their name again.",
};

/** What a director's page of their stand-ins confirms. */
export const OWN_STAND_IN_DONE: Readonly<Record<string, string>> = {
  "stand-in": "Named. They’ve been emailed.",
  "stand-in-ended": "Ended. They’ve been emailed.",
  "stand-in-over": "Their time was already up.",
};

/** What the page of people and roles confirms. */
export const PEOPLE_DONE: Readonly<Record<string, string>> = {
  granted: "Role added.",
  revoked: "Role removed.",
  "own-stand-in": "Stand-in named. They’ve been emailed.",
  "stand-in": "Stand-in named. They and the director have been emailed.",
  "stand-in-ended": "Ended. They’ve been emailed.",
  "stand-in-over": "Their time was already up.",
};

/** What the page of the organization confirms. */
export const ORGANIZATION_DONE: Readonly<Record<string, string>> = {
  saved: "Organization saved.",
  zone: "Time zone changed.",
};
