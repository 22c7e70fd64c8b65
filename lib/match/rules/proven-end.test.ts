import { parsePgn } from "chess-core";
import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { provenEnd } from "./proven-end";

/** From chess-core's tests of dead positions (FIDE 5.2.2). */
const LOCKED_ROOK = '[FEN "2k5/6p1/6P1/6PK/6P1/6PR/7P/8 b - - 0 1"]\n[SetUp "1"]\n\n1... Kd8 1/2-1/2';
const FREE_ROOK = '[FEN "2k5/6p1/6P1/6PK/6P1/6P1/7P/7R b - - 0 1"]\n[SetUp "1"]\n\n1... Kd8 1/2-1/2';

function endOf(pgn: string) {
  const games = parsePgn(pgn);
  const [record] = games.ok ? games.value : [];
  if (!record) throw new Error("The record can't be read");
  return provenEnd(record, DEPAUL);
}

test("a dead position ends the game, even if only a search finds it", () => {
  expect(endOf(LOCKED_ROOK)).toMatchObject({ outcome: "draw", ending: "dead-position" });
  expect(endOf(FREE_ROOK)).toBeNull();
});
