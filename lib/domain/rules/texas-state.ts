import type { RulePack } from "@/lib/schemas/rule-pack";

/**
 * The Texas State intramural sheet: online, one game within an hour, a round robin and then a single elimination.
 * Numbers in brackets are that sheet's; where it is silent the choice is ours and is named as such.
 */
export const TEXAS_STATE: RulePack = {
  preset: "texas-state",
  title: "Intramural online chess",
  authority: "us-chess", // 3.I
  venue: { kind: "online", site: "chess.com" }, // 1.I, 1.II
  stages: [
    { format: "round-robin", cycles: 1 }, // 2.II
    {
      format: "knockout", // 2.II
      qualifiers: 4, // silent
      seeding: "standings", // silent
      thirdPlace: false, // silent
      semifinalBestOf: null,
      finalBestOf: null,
      levelMatch: "one-more-game", // silent; colours reversed
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
    secondsPerMove: null,
    minutesPerMatch: 60, // 3.II
    timeUp: "captured-points", // 3.III
    pieceValues: { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9 }, // 3.IV
    promoted: "as-promoted", // silent
  },
  schedule: {
    daysPerRound: 7, // silent
    deadlineTime: "23:59", // silent
    cancelCutoffHours: 2, // silent
    hoursToPlay: 2, // silent
    timesPerOffer: 6, // silent
    bookedMinutes: 120, // silent
    fallback: null, // silent
  },
  reporting: {
    hoursToAnswer: 48, // silent
    unanswered: "stands", // silent; the record is on the site for everybody to see
    graceHours: 0, // silent
    remindHours: [48, 6], // silent
  },
  forfeits: {
    noShowGraceMinutes: 15,
    contactAttempts: 2,
    hoursBetweenAttempts: 12,
    noticeHours: null,
    noticesPerYear: 1,
    noticeMeans: "default",
    strikes: null,
  }, // silent
  standings: {
    points: { win: 1, draw: 0.5, loss: 0, forfeitWin: null, forfeitLoss: null, doubleForfeit: null }, // silent
    tieBreaks: ["direct-encounter", "wins", "sonneborn-berger", "koya", "captured-points"], // silent; FIDE C.07, and 3.III
  },
  withdrawal: { annulBelowPercent: 50 }, // silent; FIDE General Regulations for Competitions 6.6
  eligibility: { ageOn: "season-start" }, // no grades in this sheet
  conduct: { touchMove: true, illegalMove: "taken-back" }, // 3.V.b
};
