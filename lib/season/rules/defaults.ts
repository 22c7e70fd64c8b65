import type { Points, RulePack } from "../input/rule-pack";

type Chosen = Pick<
  RulePack,
  "clock" | "schedule" | "reporting" | "forfeits" | "withdrawal" | "eligibility" | "conduct"
> & { readonly points: Points };

/**
 * What we chose where a rule sheet says nothing. A preset takes a group of these and writes after it what its own
 * sheet says, so that one reads the sheet in it.
 */
export const WHERE_SILENT: Chosen = {
  clock: {
    secondsPerMove: null,
    minutesPerMatch: null,
    timeUp: "director",
    pieceValues: { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9 },
    promoted: "as-promoted",
  },
  schedule: {
    daysPerRound: 7,
    deadlineTime: "23:59",
    cancelCutoffHours: 2,
    hoursToPlay: 2,
    timesPerOffer: 6,
    bookedMinutes: 120,
    fallback: null,
  },
  reporting: { hoursToAnswer: 48, unanswered: "stands", graceHours: 0, remindHours: [48, 6] },
  forfeits: {
    noShowGraceMinutes: 15,
    contactAttempts: 2,
    hoursBetweenAttempts: 12,
    noticeHours: null, // not to play is a forfeit
    noticesPerYear: 1,
    noticeMeans: "default",
    strikes: null,
  },
  points: { win: 1, draw: 0.5, loss: 0, forfeitWin: null, forfeitLoss: null, doubleForfeit: null },
  withdrawal: { annulBelowPercent: 50 }, // FIDE General Regulations for Competitions 6.6
  eligibility: { ageOn: "season-start" },
  conduct: { touchMove: true, illegalMove: "taken-back" },
};
