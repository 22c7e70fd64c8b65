import { choice } from "./kinds";
import { hasTable, settingsIn, type ValuesOf } from "./setting";

const setting = settingsIn("series");

export const ONE_MORE = "One more game with colors reversed, until someone leads";
export const DIRECTOR = "The director decides";
export const BEST_OF = [
  [1, "A single game"],
  [3, "Best of three"],
  [5, "Best of five"],
] as const;

/** `replay`: recorded, doesn't count, replayed with colors reversed. `half`: half a point each. */
const drawnGame = choice([
  ["replay", "Played again with colors reversed"],
  ["half", "Half a point each"],
]);

/** A match is a series of games. */
export const MATCH = {
  /** The first player with more than half of the points wins the match. */
  bestOf: setting(choice(BEST_OF), {
    default: 1,
    label: "Games in a match",
    help: "The first player with more than half of the points wins the match.",
    rule: "length",
    isKey: true,
  }),
  /** Who has White in the last possible game of a series: decided by a new lot, or the other player again. */
  decidingColors: setting(
    choice([
      ["lot", "By a new lot"],
      ["alternate", "They alternate, as before"],
    ]),
    {
      default: "lot",
      older: "lot",
      label: "Colors of the last possible game",
      help: "Colors alternate in the games before it.",
      rule: "colors",
    },
  ),
  stalemate: setting(drawnGame, {
    default: "half",
    label: "A stalemate",
    help: "What happens when a game ends in stalemate.",
    rule: "stalemate",
  }),
  otherDraws: setting(drawnGame, {
    default: "half",
    label: "Other drawn games",
    help: "By agreement, repetition, or the fifty-move rule, or in a dead position.",
    rule: "other-draws",
  }),
  /** Doesn't apply to a knockout, which has its own setting. */
  levelMatch: setting(
    choice([
      ["draw", "It’s drawn"],
      ["one-more-game", ONE_MORE],
      ["director", DIRECTOR],
    ]),
    {
      default: "draw",
      older: "draw",
      label: "A tied match",
      help: "What happens when a round robin match is tied after its last game.",
      rule: "level-match",
      askedIn: hasTable,
    },
  ),
};

export type MatchRules = ValuesOf<typeof MATCH>;
