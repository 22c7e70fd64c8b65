import { CLOCK, CONDUCT, ROOM } from "./settings/board";
import { FORFEITS, WITHDRAWAL } from "./settings/forfeits";
import { ELIGIBILITY } from "./settings/league";
import { PLAYOFF } from "./settings/playoff";
import { REPORTING } from "./settings/reporting";
import { SCHEDULE } from "./settings/schedule";
import { defaultsOf } from "./settings/setting";
import { SPORTSMANSHIP } from "./settings/sportsmanship";
import { STANDINGS } from "./settings/standings";

/**
 * Our choices where a rule sheet doesn't say. A preset spreads a group of these and overrides what its own sheet says,
 * so it reads like that sheet.
 */
export const WHERE_SILENT = {
  clock: defaultsOf(CLOCK),
  schedule: defaultsOf(SCHEDULE),
  reporting: defaultsOf(REPORTING),
  forfeits: defaultsOf(FORFEITS),
  points: defaultsOf(STANDINGS.points),
  playoff: defaultsOf(PLAYOFF),
  sportsmanship: defaultsOf(SPORTSMANSHIP),
  withdrawal: defaultsOf(WITHDRAWAL),
  eligibility: defaultsOf(ELIGIBILITY),
  conduct: defaultsOf(CONDUCT),
  room: defaultsOf(ROOM),
};
