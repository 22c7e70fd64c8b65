const WEBHOOK = "It’s done beside the log of its messages.";
const SETTING_UP = "It’s how the organization itself is set up.";
const SECRET = "It shows a secret once, and commands only answer that they’re done.";
const LENDING = "It’s done with the thing in hand, at the front desk.";
const PEOPLE = "It decides who has rights here, so a person signs in for it.";

/** What directors, staff and admins do that's no command of the API, each with the reason. */
export const PAGES_ONLY: Readonly<Record<string, string>> = {
  makeClaimCode: SECRET,
  leaveOut: "It’s decided beside the ratings, which the API doesn’t show.",
  checkOutThing: LENDING,
  checkInThing: LENDING,
  confirmClosure: "It shows which matches lose their time before it’s confirmed.",
  endClosure: "It’s done beside the matches that the closure moved, which the API doesn’t show.",
  nameStandIn: PEOPLE,
  endStandIn: PEOPLE,
  nameOwnStandIn: PEOPLE,
  endOwnStandIn: PEOPLE,
  makeOrganizationToken: SECRET,
  revokeOfOrganization: PEOPLE,
  addWebhook: SECRET,
  rotateWebhook: SECRET,
  removeWebhook: WEBHOOK,
  sendAgain: WEBHOOK,
  sendTestEmail: SETTING_UP,
  editOrganization: SETTING_UP,
  changeTimeZone: SETTING_UP,
  saveRetention: "It shows what’s deleted before it’s confirmed.",
  editCampusSignIn: SETTING_UP,
  endCampusSignIn: SETTING_UP,
  editCampusGroups: SETTING_UP,
};
