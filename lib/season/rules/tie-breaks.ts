/**
 * Tie-breaks on matches, in the terms of FIDE Handbook C.07 where it has them; they're defined in lib/standings/rules.
 */
export const TIE_BREAK_NAMES = {
  "direct-encounter": "direct encounter",
  wins: "matches won",
  "wins-over-the-board": "matches won by playing",
  "sonneborn-berger": "Sonneborn-Berger",
  koya: "Koya",
  "game-points": "games won",
  "game-difference": "games won minus games lost",
  "captured-points": "captured points",
  "games-with-black": "games with Black",
  buchholz: "Buchholz",
} as const;

export type TieBreak = keyof typeof TIE_BREAK_NAMES;

export const TIE_BREAKS = Object.keys(TIE_BREAK_NAMES) as readonly TieBreak[];
