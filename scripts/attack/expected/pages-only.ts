/** What people at the desk do that's no command of the API. */
type PagesOnly = {
  /** As docs/api.md says it. */
  readonly what: string;
  readonly why: string;
  readonly actions: readonly string[];
};

const SECRET = "The page shows a secret once, and a command only answers that it’s done.";
const PEOPLE = "It decides who has a director’s rights, so a person signs in for it.";
const SETTING_UP = "It’s how the organization itself is set up.";

/** Everything that directors, staff and admins do on the pages only, each with the reason. */
export const PAGES_ONLY: readonly PagesOnly[] = [
  {
    what: "Give a player without an email a code for their registration",
    why: SECRET,
    actions: ["giveClaimCode"],
  },
  {
    what: "Name or end stand-ins",
    why: PEOPLE,
    actions: ["nameStandIn", "endStandIn", "nameOwnStandIn", "endOwnStandIn"],
  },
  { what: "Make an organization’s token", why: SECRET, actions: ["createOrganizationToken"] },
  {
    what: "Revoke an organization’s token",
    why: "A token that leaked could end the ones that replace it.",
    actions: ["revokeOfOrganization"],
  },
  {
    what: "Add a webhook or rotate its secret",
    why: SECRET,
    actions: ["createWebhook", "makeWebhookSecret"],
  },
  {
    what: "Remove a webhook or send a message again",
    why: "It’s done beside the log of its messages.",
    actions: ["removeWebhook", "sendAgain"],
  },
  {
    what: "Change the organization, its time zone, and its campus sign-in, or send a test email",
    why: SETTING_UP,
    actions: [
      "editOrganization",
      "changeTimeZone",
      "editCampusSignIn",
      "endCampusSignIn",
      "editCampusGroups",
      "sendTestEmail",
    ],
  },
  {
    what: "Set how long things are kept",
    why: "The page shows what’s deleted tonight before it’s confirmed.",
    actions: ["saveRetention"],
  },
];
