import type { RulePack } from "@/lib/schemas/rule-pack";

/**
 * The sheet of a school competition: Open, Under 18 and Under 15, each a knockout whose final is played during the
 * session, self-umpired. It numbers nothing, so its headings are named; where it is silent the choice is ours.
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
  clock: {
    secondsPerMove: null,
    minutesPerMatch: null,
    timeUp: "director",
    pieceValues: { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9 },
    promoted: "as-promoted",
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
    unanswered: "stands", // silent
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
    points: { win: 1, draw: 0.5, loss: 0, forfeitWin: null, forfeitLoss: null, doubleForfeit: null },
    tieBreaks: ["direct-encounter", "wins"],
  },
  withdrawal: { annulBelowPercent: 50 },
  eligibility: { ageOn: "season-start" }, // Grade: silent on the date
  conduct: { touchMove: true, illegalMove: "taken-back" }, // silent; "A player may not make any move that would put or leave his king under attack"
};
