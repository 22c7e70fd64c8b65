import type { RulePack } from "@/lib/schemas/rule-pack";

/**
 * Plain chess as the two general sheets tell it ("The official rules of chess", and the public-domain draft, which says
 * of itself that it is partly wrong: where they differ the Laws of Chess decide). They know no league: one game a week
 * against everybody is ours.
 */
export const OFFICIAL: RulePack = {
  preset: "official",
  title: "Chess by the official rules",
  authority: "fide", // "maintained by the World Chess Federation"
  venue: {
    kind: "on-site",
    name: "Recreation Center", // silent
    equipment: "Boards and clocks are at the front desk.", // silent
  },
  stages: [{ format: "round-robin", cycles: 1 }], // silent
  match: {
    bestOf: 1, // silent
    stalemate: "half", // End of the game: a draw
    otherDraws: "half", // End of the game: agreement, threefold repetition, fifty moves, no checkmate possible
    levelMatch: "draw",
    decidingColors: "lot",
  },
  clock: {
    secondsPerMove: null,
    minutesPerMatch: null, // "If it is a timed game, a player may run out of time and lose": the players' clock tells
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
    points: { win: 1, draw: 0.5, loss: 0, forfeitWin: null, forfeitLoss: null, doubleForfeit: null }, // silent
    tieBreaks: ["direct-encounter", "wins", "sonneborn-berger", "koya", "games-with-black"], // silent; FIDE C.07
  },
  withdrawal: { annulBelowPercent: 50 }, // silent; FIDE General Regulations for Competitions 6.6
  eligibility: { ageOn: "season-start" }, // silent
  conduct: { touchMove: true, illegalMove: "taken-back" }, // silent
};
