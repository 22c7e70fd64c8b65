import { CLOCK, CONDUCT } from "./settings/board";
import { FORFEITS, WITHDRAWAL } from "./settings/forfeits";
import { ELIGIBILITY } from "./settings/league";
import { REPORTING } from "./settings/reporting";
import { SCHEDULE } from "./settings/schedule";
import { defaultsOf } from "./settings/setting";
import { STANDINGS } from "./settings/standings";

/**
 * What we chose where a rule sheet says nothing. A preset takes a group of these and writes after it what its own
 * sheet says, so that one reads the sheet in it.
 */
export const WHERE_SILENT = {
  clock: defaultsOf(CLOCK),
  schedule: defaultsOf(SCHEDULE),
  reporting: defaultsOf(REPORTING),
  forfeits: defaultsOf(FORFEITS),
  points: defaultsOf(STANDINGS.points),
  withdrawal: defaultsOf(WITHDRAWAL),
  eligibility: defaultsOf(ELIGIBILITY),
  conduct: defaultsOf(CONDUCT),
};
