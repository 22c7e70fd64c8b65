import { choice, orOff, whole } from "./kinds";
import { DIRECTOR } from "./match";
import { settingsIn, type ValuesOf } from "./setting";

const setting = settingsIn("board");

const worth = (piece: string, value: number, help = "In points.") =>
  setting(whole(0, 20), {
    default: value,
    older: value,
    label: `A captured ${piece}`,
    help,
    rule: "captured-points",
  });

export const CLOCK = {
  /** The longest a move can take; beyond it the opponent can claim. Null: no limit. */
  secondsPerMove: setting(orOff(whole(10, 3600), "no limit"), {
    default: null,
    label: "Seconds for a move",
    help: "The opponent can claim the game when a move takes longer. Leave it empty for no limit.",
    rule: "move-time",
  }),
  /** The longest a match can take. Null: no limit. */
  minutesPerMatch: setting(orOff(whole(5, 600), "no limit"), {
    default: null,
    older: null,
    label: "Minutes for a match",
    help: "Leave it empty for no limit.",
    rule: "match-limit",
    isKey: true,
  }),
  /** Each player's time for a game. Null: no limit. */
  minutesPerGame: setting(orOff(whole(1, 300), "no limit"), {
    default: null,
    older: null,
    label: "Minutes for a game, each",
    help: "Each player’s own time for a game. Leave it empty for no limit.",
    rule: "game-time",
  }),
  secondsAdded: setting(whole(0, 180), {
    default: 0,
    older: 0,
    label: "Seconds added",
    help: "It matters only if players have a time for a game.",
    rule: "game-time",
  }),
  addedAs: setting(
    choice([
      ["increment", "After each move (increment)"],
      ["delay", "Before the clock runs (delay)"],
      ["bronstein", "What was used is given back (Bronstein)"],
    ]),
    {
      default: "increment",
      older: "increment",
      label: "How time is added",
      help: "It matters only if time is added.",
      rule: "game-time",
    },
  ),
  timeUp: setting(
    choice([
      ["captured-points", "Captured points decide the game"],
      ["director", DIRECTOR],
      ["draw", "The game is drawn"],
    ]),
    {
      default: "director",
      older: "director",
      label: "When the time is up",
      help: "What happens to the game in progress. It matters only if matches have a time limit.",
      rule: "time-up",
    },
  ),
  /** What a captured piece is worth if captured points decide. */
  pieceValues: {
    pawn: worth("pawn", 1, "In points, where captured points decide a game or break a tie."),
    knight: worth("knight", 3),
    bishop: worth("bishop", 3),
    rook: worth("rook", 5),
    queen: worth("queen", 9),
  },
  promoted: setting(
    choice([
      ["as-promoted", "As the piece it was promoted to"],
      ["as-pawn", "As a pawn"],
    ]),
    {
      default: "as-promoted",
      older: "as-promoted",
      label: "How a captured promoted piece counts",
      help: "Where captured points decide a game or break a tie.",
      rule: "captured-points",
    },
  ),
};

export type ClockRules = ValuesOf<typeof CLOCK>;

export const CONDUCT = {
  touchMove: setting(
    choice([
      [true, "A touched piece has to move"],
      [false, "A piece can be put back"],
    ]),
    {
      default: true,
      older: true,
      label: "Touch-move",
      help: "Whether a touched piece has to move.",
      rule: "touch-move",
    },
  ),
  illegalMove: setting(
    choice([
      ["taken-back", "No penalty"],
      ["two-minutes", "The opponent gets two more minutes"],
      ["second-loses", "The second one in a game loses it"],
    ]),
    {
      default: "taken-back",
      older: "taken-back",
      label: "Penalty for an illegal move",
      help: "The move is always taken back.",
      rule: "illegal-moves",
    },
  ),
};

export type ConductRules = ValuesOf<typeof CONDUCT>;

const use = (value: boolean, label: string, help: string) =>
  setting(
    choice([
      [true, "Yes"],
      [false, "No"],
    ]),
    { default: value, older: false, label, help, rule: "match-room" },
  );

/** What players can use of the match room. A match never needs it. */
export const ROOM = {
  clock: use(true, "Clock in the match room", "One phone between the players times their moves."),
  scoresheet: use(
    true,
    "Scoresheet in the match room",
    "Each player writes down the moves on their own phone.",
  ),
  board: use(
    true,
    "Games played in Rookery",
    "The players can play on a board in Rookery, wherever they are.",
  ),
  /** Who can see the moves of a match besides its players, and when. */
  watch: setting(
    choice([
      ["nobody", "No one"],
      ["after-the-match", "Everyone, after the match"],
      ["live", "Everyone, live"],
      ["live-delayed", "Everyone, live but some minutes behind"],
    ]),
    {
      default: "after-the-match",
      older: "after-the-match",
      label: "Who can watch",
      help: "Either player can turn watching off for a match before it begins.",
      rule: "watching",
    },
  ),
  minutesBehind: setting(whole(1, 60), {
    default: 5,
    older: 5,
    label: "Minutes behind",
    help: "It matters only if everyone watches some minutes behind.",
    rule: "watching",
  }),
};
