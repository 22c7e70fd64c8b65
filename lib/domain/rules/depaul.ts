import type { RulePack } from "@/lib/schemas/rule-pack";

/**
 * The DePaul intramural sheet: weekly, self-scheduled, on site, best of three, approved by both.
 * Numbers in brackets are that sheet's; where it is silent the choice is ours and is named as such.
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
    secondsPerMove: 120, // 1.VI
    minutesPerMatch: null,
    timeUp: "director",
    pieceValues: { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9 },
    promoted: "as-promoted",
  },
  schedule: {
    daysPerRound: 7, // 1.I.d "that week's match"
    deadlineTime: "23:59", // silent
    cancelCutoffHours: 2, // silent
    hoursToPlay: 2, // silent
    timesPerOffer: 6, // silent
    bookedMinutes: 120, // silent
    fallback: null, // silent
  },
  reporting: {
    hoursToAnswer: 48, // silent
    unanswered: "director", // 1.II.a: a win needs both parties
    graceHours: 0, // silent
    remindHours: [48, 6], // silent
  },
  forfeits: {
    noShowGraceMinutes: 15, // silent
    contactAttempts: 2, // 1.I.d "repeated efforts"
    hoursBetweenAttempts: 12, // silent; our reading of "repeated"
    noticeHours: null, // silent: not to play is a forfeit
    noticesPerYear: 1,
    noticeMeans: "default",
    strikes: null, // silent
  },
  standings: {
    points: { win: 1, draw: 0.5, loss: 0, forfeitWin: null, forfeitLoss: null, doubleForfeit: null }, // silent
    tieBreaks: ["direct-encounter", "wins", "sonneborn-berger", "game-difference"], // silent; FIDE C.07 for round robins
  },
  withdrawal: { annulBelowPercent: 50 }, // silent; FIDE General Regulations for Competitions 6.6
  eligibility: { ageOn: "season-start" }, // no grades in this sheet
  conduct: { touchMove: true, illegalMove: "taken-back" }, // 3.I.c
};
