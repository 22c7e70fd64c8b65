import { SCHEDULE_REFUSAL_SENTENCES } from "@/lib/stages/words/refusals";

/** What the desk's page of a season confirms. */
export const SEASON_DONE: Readonly<Record<string, string>> = {
  registration: "Registration is open, and the season is public.",
  running: "Registration is closed.",
  finished: "The season is finished.",
  break: "Break added. Rounds you publish skip it.",
  "break-removed": "Break removed.",
  venue: "Venue saved. Matches scheduled from now on are booked there.",
  format: "The format is saved as a new version of the rules.",
  copied:
    "Season copied. It’s a draft: check its rules, dates, who can play, waiver, and fee, then open registration.",
  "copied-without-list":
    "Season copied, but not its list of people who can play. Import one under “Who can play.” It’s a draft: check its rules, dates, waiver, and fee, too, then open registration.",
  archived: "Season archived. You’ll find it under past seasons.",
  unarchived: "The season is no longer archived.",
};

/** What the page that edits a season confirms. */
export const EDIT_SEASON_DONE: Readonly<Record<string, string>> = {
  saved: "Season saved.",
  added: "Division added.",
  renamed: "Division saved.",
  removed: "Division removed.",
};

/** What the page of a season's rules confirms. */
export const RULES_DONE: Readonly<Record<string, string>> = {
  changed: "Rules saved.",
  same: "Nothing changed, so there’s no new version.",
};

/** What the desk's page of a division confirms. */
export const DIVISION_DONE: Readonly<Record<string, string>> = {
  places: "Spots saved.",
  wrote: "Your emails are on their way, one to each player.",
  "wrote-one": "Your email is on its way.",
  declined: "Request declined. They’re staying, and they get an email.",
  left: "They’ve left the division. We email everyone affected who has an address here.",
  "late-entry": "They’re in. They and their next opponents get an email if they have an address here.",
  "lets-play": "Saved. This reason no longer keeps them out.",
  published: "Schedule published. When a round opens, we email players who have an address here.",
  playoff: "The playoff is drawn. When a round opens, we email players who have an address here.",
  "already-published": SCHEDULE_REFUSAL_SENTENCES["already-published"],
  "already-drawn": SCHEDULE_REFUSAL_SENTENCES["already-drawn"],
  "forfeits-declared": "Double forfeits declared. We email players who have an address here.",
  "forfeits-declared-some":
    "Double forfeits declared, except for a match you play in, which you can’t decide.",
  "forfeits-undone": "Double forfeits undone. We email the new deadline to players who have an address here.",
  session: "Session moved. We email the new time to players who have an address here.",
  extended: "Round extended. We email the new deadline to players who have an address here.",
  "extended-some": "Round extended, except for a match you play in, which you can’t extend.",
};
