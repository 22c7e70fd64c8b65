import type { OwnPart } from "./own-list";
import { ACCOUNT } from "./parts/account";
import { ELIGIBILITY } from "./parts/eligibility";
import { LETTERS } from "./parts/letters";
import { LOG } from "./parts/log";
import { MATCHES } from "./parts/matches";
import { REGISTRATIONS } from "./parts/registrations";
import { ROLES } from "./parts/roles";
import { SPORTSMANSHIP } from "./parts/sportsmanship";
import { VENUE } from "./parts/venue";

/** Everything that the database holds about a person, in the order to read it. */
export const PARTS: readonly OwnPart[] = [
  ACCOUNT,
  ROLES,
  REGISTRATIONS,
  ELIGIBILITY,
  MATCHES,
  SPORTSMANSHIP,
  VENUE,
  LETTERS,
  LOG,
];

/** Tables that aren't in anyone's data, and why. A test asks for each new table where it belongs. */
export const NOT_ABOUT_PEOPLE: Readonly<Record<string, string>> = {
  campus_domain: "email domains of an organization",
  campus_group_settings: "settings of an organization",
  campus_request: "a sign-in on its way, before it's known whose; deleted within the hour",
  campus_sign_in: "settings of an organization",
  closure: "hours of venues; who closed them is in the log",
  closure_venue: "hours of venues",
  division: "a part of a season",
  division_address: "addresses of pages",
  eligibility_list: "that a season has a list; its lines are about people",
  erasure: "that an account was deleted; its owner can't sign in",
  equipment: "a board or a clock; its loans are about people",
  heartbeat: "when the app last worked",
  online_site: "how a chess site is doing",
  outage: "when the app couldn’t be reached",
  retention: "settings of an organization",
  organization: "an organization with its office",
  public_change: "which pages to draw again; deleted within seconds",
  rate_limit: "counts under keyed hashes, for a day at most; whose they are can’t be read",
  round: "dates of matches",
  rule_pack: "rules of a season",
  season: "a season",
  season_address: "addresses of pages",
  season_fee: "what a season costs; who paid is in the ledger",
  season_break: "days without rounds",
  stage: "a part of a division; its seeds are those of the entries",
  venue: "a venue",
  venue_exception: "hours of a venue",
  venue_hours: "hours of a venue",
  venue_table: "a table",
  waiver_text: "the waiver of a season; who accepted it is listed",
  webhook: "addresses of an organization's programs",
  webhook_message: "that a match or a season changed, with nothing about people",
};
