import { counted, list } from "@/lib/shared/text";
import { hasTables, knockoutOf, matchLengths } from "@/lib/stages/stages-of";
import { printPointsInWords } from "@/lib/standings/rules/print-points";
import type { RulePack } from "../../input/rule-pack";
import { venueName } from "../play-venue";
import { FEW_MEN } from "../presets/laws-of-chess";
import { duration } from "../rule-words";
import { sentences, type Texts, type TitlesOf } from "./texts";

/** The titles of this section's rules, in the order of their numbers. New ones go at the end. */
export const BOARD = {
  "move-time": "Time for a move",
  "touch-move": "Touch-move",
  "illegal-moves": "Illegal moves",
  "no-help": "No help",
  "match-limit": "Time for a match",
  "time-up": "When the time is up",
  "captured-points": "Captured points",
  "game-time": "Time for a game",
  "match-room": "The match room",
  watching: "Watching",
} as const satisfies TitlesOf<"board">;

export function boardClauses(rules: RulePack): Texts<typeof BOARD> {
  const { secondsPerMove, minutesPerMatch } = rules.clock;
  const help = helpOf(rules);
  return {
    "move-time":
      secondsPerMove === null
        ? null
        : `No move may take longer than ${duration(secondsPerMove / 3600)}. If one does, the opponent can claim the game right away. If they don’t, play continues. ${timedBy(rules)}`,
    "touch-move": touchMove(rules),
    "illegal-moves": illegalMove(rules),
    "no-help": `During a game, players can’t take advice from anyone or use ${help}.`,
    "match-limit":
      minutesPerMatch === null
        ? null
        : sentences(
            `A match must be completed within ${duration(minutesPerMatch / 60)} of its start.`,
            keptBy(rules),
            continues(rules) && "If a tied match continues, each additional game gets that time again.",
          ),
    "time-up": timeUp(rules),
    "captured-points": capturedPoints(rules),
    "game-time": gameTime(rules),
    "match-room": matchRoom(rules),
    watching: watching(rules),
  };
}

/** What players can't use during a game. */
function helpOf({ venue, room }: RulePack): string {
  if (venue.kind === "online") return "notes or a chess engine";
  const usesRoom = room.clock || room.scoresheet || room.board;
  return usesRoom ? "notes or devices, except for the match room" : "notes or devices";
}

/** Who times the moves. */
function timedBy({ room }: RulePack): string {
  const ways = [room.clock && "with the clock", room.board && "on the board"].filter((way) => way !== false);
  return ways.length > 0
    ? `The players time their moves themselves, or ${list(ways, "or")} in the match room.`
    : "The players time their moves themselves; the league doesn’t measure them.";
}

function gameTime({ authority, clock }: RulePack): string | null {
  const { minutesPerGame, secondsAdded, addedAs } = clock;
  if (minutesPerGame === null) return null;
  const added = secondsAdded === 0 ? false : ADDED[addedAs](counted(secondsAdded, "second"));
  return sentences(
    `Each player has ${counted(minutesPerGame, "minute")} for a game.`,
    added,
    "A player whose time runs out loses, unless the opponent can’t checkmate.",
    authority === "us-chess" && FEW_MEN,
  );
}

const ADDED: Record<RulePack["clock"]["addedAs"], (seconds: string) => string> = {
  increment: (seconds) => `After each move, ${seconds} are added.`,
  delay: (seconds) => `The clock starts ${seconds} after each turn begins.`,
  bronstein: (seconds) => `After each move, the time it took is given back, up to ${seconds}.`,
};

function matchRoom({ room }: RulePack): string | null {
  const uses = [
    room.clock && "time the game with one phone between them",
    room.scoresheet && "write down the moves on their own phones",
    room.board && "play on a board in Rookery",
  ].filter((use) => use !== false);
  if (uses.length === 0) return null;
  return `In the match room, the players can ${list(uses, "or")}. No match has to use it. After the last game, the room fills in the report, which both players still confirm.`;
}

/** Who can see the moves of a match. */
function watching({ room, stages }: RulePack): string {
  const behind = counted(room.minutesBehind, "minute");
  const who = {
    nobody: "Only the two players and the director can see the moves of a match.",
    "after-the-match": "Everyone can step through the games of a match once its result is confirmed.",
    live: "Everyone can watch a game in the match room while it’s played.",
    "live-delayed": `Everyone can watch a game in the match room while it’s played, ${behind} behind.`,
  }[room.watch];
  const atSession = stages.some((stage) => "final" in stage && stage.final === "session");
  return sentences(
    who,
    room.watch !== "nobody" && "Before a match begins, either player can turn that off.",
    atSession && "In a final at a session, the director decides who can watch.",
  );
}

/**
 * Who keeps the time of a match. The league records when a match is agreed for, not when it really begins, except in the
 * match room.
 */
function keptBy({ venue, room }: RulePack): string {
  const isMeasured = room.clock || room.board;
  return sentences(
    venue.kind === "online"
      ? `The clocks on ${venueName(venue)}, as the players set them, keep that time.`
      : `The players note when they start and keep that time themselves${isMeasured ? "." : "; the league doesn’t measure it."}`,
    isMeasured && "In the match room, that time runs from the start of the first game.",
    room.clock && "The room’s clock shows what’s left.",
    room.board && "On the room’s board, the game in progress ends when it’s up.",
  );
}

/** Is there a match that continues with one more game while it's tied? */
function continues(rules: RulePack): boolean {
  const inTables = hasTables(rules) && rules.match.levelMatch === "one-more-game";
  return inTables || knockoutOf(rules)?.levelMatch === "one-more-game";
}

function touchMove({ conduct, venue }: RulePack): string {
  const stands = venue.kind === "online" && `A move is final once ${venueName(venue)} has accepted it.`;
  if (!conduct.touchMove) {
    return sentences(
      stands,
      "Touch-move doesn’t apply: a piece can be put back until the player has let go of it on another square.",
    );
  }
  return sentences(
    stands,
    "A player who touches a piece on purpose must move it if it has a legal move. A player who touches an opponent’s piece on purpose must capture it if that’s legal.",
    venue.kind === "on-site" && "Before you straighten a piece, say so (“I adjust”).",
  );
}

function illegalMove({ conduct, venue }: RulePack): string {
  const isRefused = venue.kind === "online" && `${venueName(venue)} doesn’t accept illegal moves`;
  const again = conduct.touchMove ? "the touched piece must move if it can" : "the player makes another move";
  return sentences(
    isRefused ? `${isRefused}: ${again}.` : `An illegal move is taken back, and ${again}.`,
    PENALTY[conduct.illegalMove],
  );
}

const PENALTY: Record<RulePack["conduct"]["illegalMove"], string | false> = {
  "taken-back": false,
  "two-minutes": "The opponent gets two more minutes on the clock.",
  "second-loses": "A player who makes a second illegal move in a game loses it. Report it as a resignation.",
};

const TIME_UP: Record<RulePack["clock"]["timeUp"], string> = {
  "captured-points":
    "The game in progress is decided by captured points: the player who has captured more wins it. If both have captured the same number, it’s drawn.",
  director: "The game in progress goes to the director, who decides it.",
  draw: "The game in progress is drawn.",
};

function timeUp(rules: RulePack): string | null {
  const { clock, match } = rules;
  if (clock.minutesPerMatch === null) return null;
  const isReplaying = match.stalemate === "replay" || match.otherDraws === "replay";
  const hasMoreGames = isReplaying || Math.max(...matchLengths(rules)) > 1;
  if (clock.timeUp === "director" || !hasMoreGames) return TIME_UP[clock.timeUp];
  return sentences(
    TIME_UP[clock.timeUp],
    isReplaying && "A game drawn this way isn’t played again. It counts half a point for each player.",
    "That game is the last one of the match: the player who leads then has won it. If it’s tied, the rule for a tied match applies.",
  );
}

function capturedPoints({ clock, standings }: RulePack): string | null {
  const decidesGames = clock.minutesPerMatch !== null && clock.timeUp === "captured-points";
  if (!decidesGames && !standings.tieBreaks.includes("captured-points")) {
    return null;
  }
  const worth = Object.entries(clock.pieceValues).map(
    ([piece, value]) => `a ${piece} ${printPointsInWords(value)}`,
  );
  const promoted =
    clock.promoted === "as-promoted"
      ? "A captured piece that was promoted counts as the piece it was promoted to."
      : `A captured piece that was promoted counts as a pawn.`;
  return `A captured piece counts for the player who captured it: ${list(worth)}. ${promoted}`;
}
