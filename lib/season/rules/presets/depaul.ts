import type { RulePack } from "../../input/rule-pack";
import { WHERE_SILENT } from "../defaults";

/**
 * The DePaul intramural sheet: weekly, self-scheduled, on site, best of three, approved by both. Numbers in comments
 * are that sheet's; "silent" marks our choice where it doesn't say.
 */
export const DEPAUL: RulePack = {
  preset: "depaul",
  title: "Intramural chess",
  authority: "us-chess", // preamble
  venue: {
    kind: "on-site", // 1.I.b
    name: "Ray Meyer Fitness and Recreation Center",
    equipment: "Chess boards can be checked out with your ID.", // 1.I.c
  },
  stages: [{ format: "round-robin", cycles: 1 }], // silent; "that week's match"
  match: {
    bestOf: 3, // 1.IV
    stalemate: "replay", // 1.V; 3.III calls it a draw, and a draw decides nothing in a best of three
    otherDraws: "replay", // silent; the same answer for the same question
    levelMatch: "draw", // cannot be: drawn games are replayed
    decidingColors: "lot", // silent
  },
  clock: {
    ...WHERE_SILENT.clock,
    secondsPerMove: 120, // 1.VI
  },
  schedule: {
    ...WHERE_SILENT.schedule,
    daysPerRound: 7, // 1.I.d "that week's match"
  },
  reporting: {
    ...WHERE_SILENT.reporting,
    unanswered: "director", // 1.II.a: a win needs both parties
    otherWays: "email", // 1.II.a: emailed to the office, or put in the system
  },
  forfeits: {
    ...WHERE_SILENT.forfeits,
    contactAttempts: 2, // 1.I.d "repeated efforts"
    hoursBetweenAttempts: 12, // our reading of "repeated"
  },
  standings: {
    points: WHERE_SILENT.points,
    tieBreaks: ["direct-encounter", "wins", "sonneborn-berger", "game-difference"], // silent; FIDE C.07 for round robins
  },
  playoff: WHERE_SILENT.playoff,
  sportsmanship: WHERE_SILENT.sportsmanship,
  withdrawal: WHERE_SILENT.withdrawal,
  eligibility: WHERE_SILENT.eligibility, // no grades in this sheet
  conduct: { touchMove: true, illegalMove: "taken-back" }, // 3.I.c
  room: { ...WHERE_SILENT.room, board: false }, // 1.I.b: in person; 1.VI is measured
  ownRules: [],
};
