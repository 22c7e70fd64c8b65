import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import type { Wanted } from "../rules/find-match";
import type { SiteGame } from "../rules/site-game";

/** Fool's mate, with two seconds for each move of a game of ten minutes each. */
const FOOLS_MATE = ["f3", "e5", "g4", "Qh4#"];

/** A game at a site between Amara (White) and Theo: Theo mates on November 20 at seven in the evening (UTC). */
export function siteGame(changes: Partial<SiteGame> = {}): SiteGame {
  const startedAt = changes.startedAt ?? "2026-11-20T19:00:00.000Z";
  return {
    site: "chess.com",
    id: `game-${startedAt}`,
    url: "https://www.chess.com/game/live/1",
    white: "amara_plays",
    black: "TheoTheRook",
    isStandard: true,
    isRated: false,
    startedAt,
    endedAt: new Date(Date.parse(startedAt) + 8_000).toISOString(),
    time: { seconds: 600, added: 0 },
    end: { kind: "played", outcome: "black", ending: "checkmate" },
    moves: FOOLS_MATE,
    clocks: [598_000, 598_000, 596_000, 596_000],
    ...changes,
  };
}

/** What the league looks for: Amara has White, and the round opened on the sixteenth. */
export function wantedMatch(changes: Partial<Wanted> = {}): Wanted {
  return {
    handles: { home: "Amara_Plays", away: "theotherook" },
    since: "2026-11-16T06:00:00.000Z",
    until: "2026-11-23T05:59:00.000Z",
    startedOverAt: null,
    agreedAt: null,
    rated: "any",
    rules: TEXAS_STATE,
    ...changes,
  };
}

/** 1. e4 d5 2. exd5: White is a pawn up and stays it. */
const PAWN_UP = "e4 d5 exd5 Nf6 Nc3 Nbd7 Nf3 a6 a3 b6 b3 g6 g3 h6 h3".split(" ");

/** A game of an hour each whose moves take this many seconds each, until Black wins because White resigns. */
export function slowGame(secondsPerMove: number, changes: Partial<SiteGame> = {}): SiteGame {
  const startedAt = "2026-11-20T19:00:00.000Z";
  const spent = (ply: number) => (Math.floor(ply / 2) + 1) * secondsPerMove;
  return siteGame({
    startedAt,
    endedAt: new Date(Date.parse(startedAt) + PAWN_UP.length * secondsPerMove * 1000).toISOString(),
    time: { seconds: 3600, added: 0 },
    moves: PAWN_UP,
    clocks: PAWN_UP.map((_, ply) => (3600 - spent(ply)) * 1000),
    end: { kind: "played", outcome: "black", ending: "resignation" },
    ...changes,
  });
}
