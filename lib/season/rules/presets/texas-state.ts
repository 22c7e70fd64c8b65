import type { RulePack } from "../../input/rule-pack";
import { WHERE_SILENT } from "../defaults";

/**
 * The Texas State intramural sheet: online, one game within an hour, a round robin and then a single elimination.
 * Numbers in comments are that sheet's; "silent" marks our choice where it doesn't say.
 */
export const TEXAS_STATE: RulePack = {
  preset: "texas-state",
  title: "Intramural online chess",
  authority: "us-chess", // 3.I
  venue: { kind: "online", site: "chess.com", rated: "any", provenNames: false, foundHours: 48 }, // 1.I, 1.II; silent on the rest
  stages: [
    { format: "round-robin", cycles: 1 }, // 2.II
    {
      format: "knockout", // 2.II
      qualifiers: 4, // silent
      seeding: "standings", // silent
      thirdPlace: false, // silent
      semifinalBestOf: null,
      finalBestOf: null,
      levelMatch: "one-more-game", // silent; colors reversed
      final: "by-deadline",
    },
  ],
  match: {
    bestOf: 1, // 3.VI, 3.VII: a mate wins the match, a stalemate draws it
    stalemate: "half", // 3.VII
    otherDraws: "half", // silent; the same answer for the same question
    levelMatch: "draw", // 3.VII
    decidingColors: "lot",
  },
  clock: {
    ...WHERE_SILENT.clock,
    minutesPerMatch: 60, // 3.II
    timeUp: "captured-points", // 3.III
    pieceValues: { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9 }, // 3.IV
  },
  schedule: { ...WHERE_SILENT.schedule, bookedMinutes: 60 }, // silent; the hour of 3.II
  reporting: WHERE_SILENT.reporting, // the record is on the site for everybody to see
  forfeits: WHERE_SILENT.forfeits,
  standings: {
    points: WHERE_SILENT.points,
    tieBreaks: ["direct-encounter", "wins", "sonneborn-berger", "koya", "captured-points"], // silent; FIDE C.07, and 3.III
  },
  // Silent; the league’s page on the campus’s Fusion site: at least .500, sportsmanship of 3.0, and no forfeit.
  playoff: { leastPercent: 50, leastSportsmanship: 3, afterForfeit: "stays-out" },
  sportsmanship: { ratings: "opponents", forDefault: 2, forForfeit: 0 },
  withdrawal: WHERE_SILENT.withdrawal,
  eligibility: WHERE_SILENT.eligibility, // no grades in this sheet
  conduct: { touchMove: true, illegalMove: "taken-back" }, // 3.V.b
  room: { ...WHERE_SILENT.room, clock: false, scoresheet: false, watch: "live-delayed" }, // 1.I plays all matches on Chess.com; the board is our addition
  ownRules: [],
};
