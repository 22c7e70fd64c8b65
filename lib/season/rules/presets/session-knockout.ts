import type { RulePack } from "../../input/rule-pack";
import { WHERE_SILENT } from "../defaults";

/**
 * The sheet of a school competition: Open, Under 18 and Under 15, each a knockout whose final is played during the
 * session, without umpires. It has no numbers, so comments name its headings; "silent" marks our choice where it
 * doesn't say.
 */
export const SESSION_KNOCKOUT: RulePack = {
  preset: "session-knockout",
  title: "Session chess",
  authority: "fide", // silent; its rules are the Laws of Chess retold
  venue: {
    kind: "on-site",
    name: "Recreation Center", // silent
    equipment: "All equipment is provided.", // Uniform and equipment
  },
  stages: [
    {
      format: "knockout", // Format
      qualifiers: null,
      seeding: "lot", // silent
      thirdPlace: false, // silent
      semifinalBestOf: null,
      finalBestOf: null,
      levelMatch: "one-more-game", // silent; a knockout needs a winner
      final: "session", // Format: "Final of each section to be held during the session"
    },
  ],
  match: {
    bestOf: 1, // silent
    stalemate: "half", // Rules: "a stalemate (a draw)"
    otherDraws: "half", // silent
    levelMatch: "draw", // no stage but a knockout
    decidingColors: "lot",
  },
  clock: WHERE_SILENT.clock,
  schedule: WHERE_SILENT.schedule,
  reporting: WHERE_SILENT.reporting,
  forfeits: WHERE_SILENT.forfeits,
  standings: {
    points: WHERE_SILENT.points,
    tieBreaks: ["direct-encounter", "wins"],
  },
  playoff: WHERE_SILENT.playoff,
  sportsmanship: WHERE_SILENT.sportsmanship,
  withdrawal: WHERE_SILENT.withdrawal,
  eligibility: WHERE_SILENT.eligibility, // Grade: silent on the date
  conduct: WHERE_SILENT.conduct, // "A player may not make any move that would put or leave his king under attack"
  room: { ...WHERE_SILENT.room, scoresheet: false, board: false, watch: "live" }, // silent
  ownRules: [],
};
