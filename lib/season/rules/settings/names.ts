/**
 * Every setting of a rule pack by name, in the sections of the rule sheet. A name is the setting's path in the rule
 * pack; those of the stages are told as one list for both, since a season has at most one stage of each format.
 */
export const SETTING_SECTIONS = [
  {
    title: "The league",
    settings: [
      "title",
      "authority",
      "venue.kind",
      "venue.name",
      "venue.equipment",
      "venue.site",
      "stages.format",
      "stages.cycles",
      "stages.groupSize",
      "stages.split",
      "stages.advance",
      "stages.bestNext",
      "stages.qualifiers",
      "stages.seeding",
      "stages.thirdPlace",
      "eligibility.ageOn",
    ],
  },
  {
    title: "Arranging a match",
    settings: [
      "schedule.daysPerRound",
      "schedule.deadlineTime",
      "schedule.timesPerOffer",
      "schedule.hoursToPlay",
      "schedule.cancelCutoffHours",
      "schedule.bookedMinutes",
      "schedule.fallback.hoursBefore",
      "schedule.fallback.weekday",
      "schedule.fallback.time",
      "stages.final",
    ],
  },
  {
    title: "The series",
    settings: [
      "match.bestOf",
      "stages.semifinalBestOf",
      "stages.finalBestOf",
      "match.decidingColors",
      "match.stalemate",
      "match.otherDraws",
      "match.levelMatch",
      "stages.levelMatch",
    ],
  },
  {
    title: "Reporting",
    settings: [
      "reporting.hoursToAnswer",
      "reporting.unanswered",
      "reporting.graceHours",
      "reporting.remindHours",
    ],
  },
  {
    title: "Not playing",
    settings: [
      "forfeits.noShowGraceMinutes",
      "forfeits.contactAttempts",
      "forfeits.hoursBetweenAttempts",
      "forfeits.noticeHours",
      "forfeits.noticesPerYear",
      "forfeits.noticeMeans",
      "forfeits.strikes",
      "withdrawal.annulBelowPercent",
    ],
  },
  {
    title: "Standings",
    settings: [
      "standings.points.win",
      "standings.points.draw",
      "standings.points.loss",
      "standings.points.forfeitWin",
      "standings.points.forfeitLoss",
      "standings.points.doubleForfeit",
      "standings.tieBreaks",
    ],
  },
  {
    title: "At the board",
    settings: [
      "clock.secondsPerMove",
      "conduct.touchMove",
      "conduct.illegalMove",
      "clock.minutesPerMatch",
      "clock.timeUp",
      "clock.pieceValues.pawn",
      "clock.pieceValues.knight",
      "clock.pieceValues.bishop",
      "clock.pieceValues.rook",
      "clock.pieceValues.queen",
      "clock.promoted",
    ],
  },
] as const;

export type Setting = (typeof SETTING_SECTIONS)[number]["settings"][number];

export const SETTINGS: readonly Setting[] = SETTING_SECTIONS.flatMap(({ settings }) => [...settings]);

/** Facts of a published schedule: they stay once a division is published. */
export function isOfStages(setting: Setting): boolean {
  return setting.startsWith("stages.");
}
