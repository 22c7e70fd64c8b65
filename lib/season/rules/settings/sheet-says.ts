import type { Preset } from "../../input/rule-pack";
import type { SettingName } from "./pack";

/** What a rule sheet says about a setting, with the rule's number. Settings that aren't listed aren't in the sheet. */
const SAYS: Readonly<Record<Preset, Readonly<Partial<Record<SettingName, string>>>>> = {
  depaul: {
    authority: "Preamble: the U.S. Chess Federation governs what the sheet doesn’t cover.",
    "venue.kind": "Rule 1.I.b: all matches are played in person.",
    "venue.name": "Rule 1.I.b: the Ray Meyer Fitness and Recreation Center.",
    "venue.equipment": "Rule 1.I.c: boards can be checked out with an ID.",
    "schedule.daysPerRound": "Rule 1.I.d: each match has a week.",
    "match.bestOf": "Rule 1.IV: best of three.",
    "match.stalemate":
      "Rule 1.V: the game is replayed. Rule 3.III calls it a draw, but a draw doesn’t decide a series.",
    "reporting.otherWays": "Rule 1.II.a: emailed to the Intramural Office, or put in the system.",
    "reporting.unanswered": "Rule 1.II.a: both approve a result, so an unanswered one goes to the office.",
    "forfeits.contactAttempts": "Rule 1.I.d: “repeated efforts”, without a number.",
    "clock.secondsPerMove": "Rule 1.VI: two minutes at most.",
    "conduct.touchMove": "Rule 3.I.c: a touched piece has to move.",
    "conduct.illegalMove": "Rule 3.I.c: the move is taken back, and no penalty is named.",
  },
  "texas-state": {
    authority: "Rule 3.I: the U.S. Chess Federation.",
    "venue.kind": "Rule 1.I: online.",
    "venue.site": "Rules 1.I and 1.II: Chess.com, by username.",
    "stages.format": "Rule 2.II: a round robin, then a single elimination.",
    "match.bestOf": "Rules 3.VI and 3.VII: one game is the match.",
    "match.stalemate": "Rule 3.VII: a draw.",
    "match.levelMatch": "Rule 3.VII: the match is a draw.",
    "clock.minutesPerMatch": "Rule 3.II: one hour.",
    "clock.timeUp": "Rule 3.III: captured points decide.",
    "clock.pieceValues.pawn": "Rule 3.IV: 1.",
    "clock.pieceValues.knight": "Rule 3.IV: 3.",
    "clock.pieceValues.bishop": "Rule 3.IV: 3.",
    "clock.pieceValues.rook": "Rule 3.IV: 5.",
    "clock.pieceValues.queen": "Rule 3.IV: 9.",
    "conduct.touchMove": "Rule 3.V.b: a touched piece has to move.",
    "conduct.illegalMove": "Rule 3.V.b: the move is taken back, and no penalty is named.",
  },
  "session-knockout": {
    "venue.equipment": "Uniform and equipment: all equipment is provided.",
    "stages.format": "Format: a knockout.",
    "stages.final": "Format: the final of each section is held during the session.",
    "match.stalemate": "Rules: a draw.",
    "eligibility.ageOn": "Grade: Under 18 and Under 15, but not on which day.",
  },
  official: {
    authority: "Preamble: the World Chess Federation.",
    "match.stalemate": "End of the game: a draw.",
    "match.otherDraws":
      "End of the game: agreement, repetition, fifty moves, and no possible mate are draws.",
    "clock.minutesPerMatch":
      "End of the game: players can run out of time only in a timed game, so no limit is set.",
  },
};

/** What the sheet of a preset says about a setting; null if it doesn't say and the choice is ours. */
export function sheetSays(preset: Preset, setting: SettingName): string | null {
  return SAYS[preset][setting] ?? null;
}
