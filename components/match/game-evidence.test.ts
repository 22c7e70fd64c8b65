import { describe, expect, test } from "vitest";
import { LICHESS_FLAG, LOYD_STALEMATE, OPERA_GAME } from "@/lib/domain/match/testing/records";
import { gameEvidence } from "./game-evidence";

const facts = (...game: Parameters<typeof gameEvidence>) =>
  gameEvidence(...game)?.facts.flatMap(({ term, texts }) => [term, ...texts]) ?? [];

describe("what the moves of a reported game prove", () => {
  test("a mate names who gives check and how each escape is taken away", () => {
    const told = facts({ white: "home", outcome: "white", ending: "checkmate", pgn: OPERA_GAME });
    expect(told.join(" ")).toContain("rook on d8");
    expect(told).toContain("Moving away");
    expect(told).toContain("Between");
  });

  test("a stalemate says who is not in check and cannot move", () => {
    const told = facts({ white: "home", outcome: "draw", ending: "stalemate", pgn: LOYD_STALEMATE });
    expect(told).toContain("Not in check");
  });

  test("a fallen flag says who could still mate", () => {
    const evidence = gameEvidence({ white: "home", outcome: "black", ending: "flag", pgn: LICHESS_FLAG });
    expect(evidence?.verdict.why).toMatch(/mate/);
    expect(evidence?.verdict.outcome).toBe("black");
  });

  test("captured points are counted for both", () => {
    const told = facts({ white: "home", outcome: "white", ending: "checkmate", pgn: OPERA_GAME });
    expect(told.at(-1)).toMatch(/^White \d+, Black \d+/);
  });

  test("without moves there is nothing to prove", () => {
    expect(gameEvidence({ white: "home", outcome: "white", ending: "checkmate" })).toBeNull();
  });
});
