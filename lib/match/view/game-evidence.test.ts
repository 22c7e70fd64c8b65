import { describe, expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import type { ReportedGame } from "../rules/games";
import { LICHESS_FLAG, LOYD_STALEMATE, OPERA_GAME } from "../testing/records";
import { gameEvidence } from "./game-evidence";

/** White has a rook, and Black a knight. */
const LONE_KNIGHT = '[SetUp "1"]\n[FEN "8/8/4n3/4k3/8/8/8/R3K3 w - - 0 1"]\n\n1. Ra5+ Kd6 1/2-1/2';

const facts = (game: ReportedGame) =>
  gameEvidence(game, DEPAUL)?.facts.flatMap(({ term, texts }) => [term, ...texts]) ?? [];

describe("what the moves of a reported game prove", () => {
  test("a mate names what gives check and why each escape fails", () => {
    const told = facts({ white: "home", outcome: "white", ending: "checkmate", pgn: OPERA_GAME });
    expect(told.join(" ")).toContain("rook on d8");
    expect(told).toContain("Moving away");
    expect(told).toContain("Between");
  });

  test("a stalemate says who isn't in check and can't move", () => {
    const told = facts({ white: "home", outcome: "draw", ending: "stalemate", pgn: LOYD_STALEMATE });
    expect(told).toContain("Not in check");
  });

  test("what was mended comes last", () => {
    const pgn = "1. f3 e5 2. g4 ♛h4#";
    const told = facts({ white: "home", outcome: "black", ending: "checkmate", pgn });
    expect(told.slice(-2)).toEqual(["What we read", "Move 2, Black: “♛h4#” was read as Qh4#."]);
  });

  test("a fallen flag says who could still mate", () => {
    const game: ReportedGame = { white: "home", outcome: "black", ending: "flag", pgn: LICHESS_FLAG };
    const evidence = gameEvidence(game, DEPAUL);
    expect(evidence?.verdict.why).toMatch(/mate/);
    expect(evidence?.verdict.outcome).toBe("black");
  });

  test("a draw against a lone knight cites the rule that draws it (US Chess 14E)", () => {
    const game: ReportedGame = { white: "home", outcome: "draw", ending: "flag", pgn: LONE_KNIGHT };
    expect(gameEvidence(game, DEPAUL)?.verdict).toMatchObject({
      rule: { name: "US Chess 14E" },
      why: "Black has king and knight: a draw, unless Black shows a forced win.",
    });
  });

  test("captured points are counted for both", () => {
    const told = facts({ white: "home", outcome: "white", ending: "checkmate", pgn: OPERA_GAME });
    expect(told.at(-1)).toMatch(/^White \d+, Black \d+/);
  });

  test("the end of the hour is judged by the points of the rule pack", () => {
    const game: ReportedGame = {
      white: "home",
      outcome: "white",
      ending: "match-time",
      pgn: "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qa5 4. Nf3 e5 5. Nxe5",
    };
    const evidence = gameEvidence(game, TEXAS_STATE);
    expect(evidence?.verdict).toMatchObject({
      outcome: "white",
      headline: "The hour is up: White wins 2 to 1",
    });
    expect(evidence?.facts.at(-1)?.texts).toEqual(["White 2, Black 1, by 1-3-3-5-9."]);
    const drawn = { ...TEXAS_STATE, clock: { ...TEXAS_STATE.clock, timeUp: "draw" } } as const;
    expect(gameEvidence(game, drawn)?.verdict.outcome).toBe("draw");
  });

  test("too long on a move names the rule pack's limit", () => {
    const game: ReportedGame = {
      white: "home",
      outcome: "white",
      ending: "move-time",
      pgn: "1. e4 e5 2. Nf3",
    };
    const quick = { ...DEPAUL, clock: { ...DEPAUL.clock, secondsPerMove: 90 } };
    const verdict = gameEvidence(game, quick)?.verdict;
    expect(verdict?.headline).toBe("90 seconds ran out: White wins");
    expect(verdict?.rule.text).toContain("longer than 90 seconds");
    expect(gameEvidence(game, DEPAUL)?.verdict.headline).toBe("Two minutes ran out: White wins");
  });

  test("without moves there is nothing to prove", () => {
    expect(gameEvidence({ white: "home", outcome: "white", ending: "checkmate" }, DEPAUL)).toBeNull();
  });
});
