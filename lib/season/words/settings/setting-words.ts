import type { Setting } from "../../rules/settings/names";

/** What a setting is called, and what it means in plain words. */
export type SettingWords = { readonly label: string; readonly means: string };

export const SETTING_WORDS: Readonly<Record<Setting, SettingWords>> = {
  title: { label: "Name of the league", means: "It stands in rule 1.1 and on the rule sheet." },
  authority: {
    label: "Rules of chess",
    means: "Who decides what this sheet does not say.",
  },
  "venue.kind": { label: "Where matches are played", means: "In person at one place, or on a chess site." },
  "venue.name": { label: "Place", means: "As it is called on the rule sheet." },
  "venue.equipment": {
    label: "Boards and clocks",
    means: "What players have to know about equipment. Leave it empty, and they bring their own.",
  },
  "venue.site": { label: "Site", means: "Every player gives the username they have there." },
  "stages.format": {
    label: "Format",
    means: "Who meets whom. A league without a knockout is won in the standings.",
  },
  "stages.cycles": {
    label: "Meetings in the round robin",
    means: "How often everybody meets everybody; the second time with colors reversed.",
  },
  "stages.groupSize": {
    label: "Players in a group",
    means: "The most players in a group, from 3 to 12. Groups are as even as possible.",
  },
  "stages.split": { label: "Who is in which group", means: "Groups are made when you publish." },
  "stages.advance": {
    label: "Players who advance from each group",
    means: "From 1 to 4. They go on to the knockout.",
  },
  "stages.bestNext": {
    label: "Best next-placed players",
    means: "How many more advance from all groups together, from 0 to 16.",
  },
  "stages.qualifiers": {
    label: "Players in the knockout",
    means: "So many of the standings go on, from 2 to 64.",
  },
  "stages.seeding": {
    label: "Seeds",
    means: "Who is seeded where in the bracket. The first seeds meet last.",
  },
  "stages.thirdPlace": {
    label: "Match for third place",
    means: "Whether the losers of the semifinals play each other.",
  },
  "stages.final": { label: "The final", means: "Who sets its time: its two players, or the director." },
  "stages.semifinalBestOf": {
    label: "Games of a semifinal",
    means: "If it is longer or shorter than other matches.",
  },
  "stages.finalBestOf": {
    label: "Games of the final",
    means: "If it is longer or shorter than other matches.",
  },
  "stages.levelMatch": {
    label: "A level match in the knockout",
    means: "A knockout needs a winner, so it is never drawn.",
  },
  "eligibility.ageOn": {
    label: "Day that decides an age",
    means: "For divisions with an age limit: how old a player is on that day.",
  },
  "schedule.daysPerRound": {
    label: "Days of a round",
    means: "Rounds that are published keep their dates.",
  },
  "schedule.deadlineTime": {
    label: "A round closes at",
    means: "On its last day, in the organization's time. Rounds that are published keep their dates.",
  },
  "schedule.timesPerOffer": {
    label: "Times in one offer",
    means: "How many times a player can offer the other at once.",
  },
  "schedule.hoursToPlay": {
    label: "Hours left to play",
    means: "An offered time lies at least so many hours before the round closes. 0: up to its end.",
  },
  "schedule.cancelCutoffHours": {
    label: "Calling off, hours before",
    means: "An agreed time can be called off until then. 0: until it begins.",
  },
  "schedule.bookedMinutes": {
    label: "Minutes a match is booked for",
    means: "So long an agreed time takes up both players, and a table and a board where those are booked.",
  },
  "schedule.fallback.hoursBefore": {
    label: "The league sets a time, hours before",
    means:
      "If no time is agreed so many hours before the round closes, the league sets one. Leave it empty, and it never does.",
  },
  "schedule.fallback.weekday": {
    label: "Day of a time the league sets",
    means: "If that day has no possible time, the first possible one is taken.",
  },
  "schedule.fallback.time": {
    label: "A time the league sets is not before",
    means: "In the organization's time. If there is none that late, the first possible one is taken.",
  },
  "match.bestOf": { label: "Games of a match", means: "Whoever has more than half of them wins the match." },
  "match.decidingColors": {
    label: "Colors of the last possible game",
    means: "Colors alternate before it.",
  },
  "match.stalemate": { label: "A stalemate", means: "What comes of a game that ends in stalemate." },
  "match.otherDraws": {
    label: "Other drawn games",
    means: "By agreement, repetition, the fifty-move rule or in a dead position.",
  },
  "match.levelMatch": {
    label: "A level match",
    means: "What comes of a round robin match that is level after its last game.",
  },
  "reporting.hoursToAnswer": {
    label: "Hours to answer a report",
    means: "The other player approves or contests within them.",
  },
  "reporting.unanswered": {
    label: "A report nobody answers",
    means: "What becomes of it then. It is never a double forfeit.",
  },
  "reporting.graceHours": {
    label: "Hours to report after a round closes",
    means: "After them a match that nobody reported is lost by both. 0: none.",
  },
  "reporting.remindHours": {
    label: "Reminders, hours before a round closes",
    means: "Up to four, like 48, 6. Leave it empty for none.",
  },
  "forfeits.noShowGraceMinutes": {
    label: "Minutes to wait",
    means: "Whoever is later than that can be reported as not having come.",
  },
  "forfeits.contactAttempts": {
    label: "Attempts to reach the opponent",
    means: "After so many, logged, the director can be asked to decide.",
  },
  "forfeits.hoursBetweenAttempts": {
    label: "Hours between attempts",
    means: "An attempt that comes sooner after the last does not count. 0: every one counts.",
  },
  "forfeits.noticeHours": {
    label: "Hours of notice",
    means: "Who says so long before that they cannot play loses nothing more. Empty: it is a forfeit.",
  },
  "forfeits.noticesPerYear": {
    label: "Notices a year",
    means: "So often a year each player can give notice.",
  },
  "forfeits.noticeMeans": {
    label: "What a notice does",
    means: "What becomes of the match when a player says in time that they cannot play it.",
  },
  "forfeits.strikes": {
    label: "Forfeits before removal",
    means: "After so many you are asked whether the player is removed. Empty: you are never asked.",
  },
  "withdrawal.annulBelowPercent": {
    label: "Leaving early, percent",
    means:
      "Whoever leaves with less than this share of their matches settled is taken out of the standings. 0: results always stand.",
  },
  "standings.points.win": { label: "Points for a win", means: "In halves, from 0 to 10." },
  "standings.points.draw": { label: "Points for a draw", means: "No more than a win, no less than a loss." },
  "standings.points.loss": { label: "Points for a loss", means: "Less than a win." },
  "standings.points.forfeitWin": {
    label: "Points for a win by forfeit",
    means: "Leave it empty, and it counts like any win.",
  },
  "standings.points.forfeitLoss": {
    label: "Points for a loss by forfeit",
    means: "It can be less than nothing. Leave it empty, and it counts like any loss.",
  },
  "standings.points.doubleForfeit": {
    label: "Points for a double forfeit",
    means: "For each of the two. Leave it empty, and it counts like any loss.",
  },
  "standings.tieBreaks": {
    label: "Tie-breaks",
    means: "How players with equal points are ranked, one after the other.",
  },
  "clock.secondsPerMove": {
    label: "Seconds for a move",
    means: "Whoever takes longer can be claimed against. Leave it empty for no limit.",
  },
  "clock.minutesPerMatch": {
    label: "Minutes for a match",
    means: "Leave it empty for no limit.",
  },
  "clock.timeUp": {
    label: "When the time is up",
    means: "What comes of the game that is being played. Only with a limit for the match.",
  },
  "clock.pieceValues.pawn": {
    label: "A captured pawn",
    means: "In points, where captured points decide a game or break a tie.",
  },
  "clock.pieceValues.knight": { label: "A captured knight", means: "In points." },
  "clock.pieceValues.bishop": { label: "A captured bishop", means: "In points." },
  "clock.pieceValues.rook": { label: "A captured rook", means: "In points." },
  "clock.pieceValues.queen": { label: "A captured queen", means: "In points." },
  "clock.promoted": {
    label: "A captured piece that was a pawn",
    means: "What it counts as, where captured points are counted.",
  },
  "conduct.touchMove": { label: "Touch-move", means: "Whether a piece that was touched has to move." },
  "conduct.illegalMove": { label: "An illegal move", means: "What it costs, besides being taken back." },
};
