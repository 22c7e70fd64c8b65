import { adjudicate, type Game, type How, START, startGame } from "chess-core";
import { describe, expect, test } from "vitest";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { gameRulesOf } from "@/lib/season/rules/game-rules";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { played, setUp } from "../testing/games";
import type { Claimed } from "./claimed";
import { judgedRules } from "./judged-rules";
import { verdictOf as judge } from "./verdict";

/** Plain chess, with two minutes a move and an hour that captured points decide. */
const TIMED: RulePack = { ...OFFICIAL, clock: { ...TEXAS_STATE.clock, secondsPerMove: 120 } };
const verdictOf = (game: Game, claimed: Claimed, rules = TIMED) => judge(game, claimed, judgedRules(rules));

const NOTHING: Claimed = { end: "none", side: "white" };

const textsOf = (verdict: ReturnType<typeof verdictOf>) => verdict.facts.flatMap(({ texts }) => texts);
const KNIGHTS_OUT_AND_BACK = "Nf3 Nf6 Ng1 Ng8";

describe("what the board decides", () => {
  test("a mate names the checker and what takes each escape away", () => {
    const verdict = verdictOf(played("1. f3 e5 2. g4 Qh4#"), NOTHING);
    expect(verdict).toMatchObject({ kind: "over", outcome: "black", headline: "Checkmate: Black wins" });
    expect(verdict.facts).toEqual([
      { term: "In check", texts: ["The king on e1 is attacked by the queen on h4."] },
      {
        term: "Moving away",
        texts: [
          "d1 is taken by White’s own queen.",
          "f1 is taken by White’s own bishop.",
          "d2 is taken by White’s own pawn.",
          "e2 is taken by White’s own pawn.",
          "f2 is attacked by the queen on h4.",
        ],
      },
      { term: "Taking", texts: ["Nothing can take the queen on h4."] },
      { term: "Between", texts: ["Nothing can go to f2 and g3."] },
    ]);
  });

  test("a man that could have helped but for its pin is named", () => {
    const verdict = verdictOf(setUp("4k1r1/8/8/8/8/5n2/5PPP/5RKN w - - 0 1"), NOTHING);
    expect(verdict.facts.slice(2)).toEqual([
      { term: "Taking", texts: ["Nothing can take the knight on f3.", "The pawn on g2 is pinned."] },
      { term: "Between", texts: ["There is no square between the knight on f3 and the king."] },
    ]);
  });

  test("against two checkers only the king could have moved", () => {
    const verdict = verdictOf(setUp("3qkb2/3p1p2/5N2/8/8/8/8/4RK2 b - - 0 1"), NOTHING);
    expect(verdict.facts.map(({ term }) => term)).toEqual(["In check", "Moving away", "Anything else"]);
  });

  test("a stalemate says that no one gives check and what holds each man", () => {
    const verdict = verdictOf(setUp("7k/5Q2/6K1/p7/P7/8/8/8 b - - 0 1"), NOTHING);
    expect(verdict).toMatchObject({ kind: "over", outcome: "draw", headline: "Stalemate: a draw" });
    expect(textsOf(verdict)).toEqual([
      "Nothing attacks the king on h8.",
      "g7 is attacked by the king on g6.",
      "h7 is attacked by the king on g6.",
      "g8 is attacked by the queen on f7.",
      "The pawn on a5 is blocked by the pawn on a4.",
    ]);
  });

  test.each([
    { why: "bare kings", fen: "8/5k2/8/8/8/2K5/8/8 w - - 0 1" },
    {
      why: "locked pawns and bishops that never meet",
      fen: "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1",
    },
  ])("dead: $why", ({ fen }) => {
    expect(verdictOf(setUp(fen), NOTHING)).toMatchObject({
      outcome: "draw",
      headline: "Dead position: a draw",
    });
  });

  test("five times the same position ends the game unasked", () => {
    const verdict = verdictOf(played(`${KNIGHTS_OUT_AND_BACK} `.repeat(4)), NOTHING);
    expect(verdict.headline).toBe("Same position five times: a draw");
  });

  test("under US Chess, it only ends the game if a player claims it", () => {
    const rules: RulePack = { ...TIMED, authority: "us-chess" };
    const game = played(`${KNIGHTS_OUT_AND_BACK} `.repeat(4));
    expect(verdictOf(game, { end: "resignation", side: "white" }, rules).outcome).toBe("black");
    expect(verdictOf(game, { end: "threefold", side: "white" }, rules).outcome).toBe("draw");
    expect(textsOf(verdictOf(game, NOTHING, rules))).toContain(
      "White can claim a draw now: the same position three times.",
    );
  });

  test("what is claimed after mate changes nothing", () => {
    const verdict = verdictOf(played("1. f3 e5 2. g4 Qh4#"), { end: "flag", side: "black" });
    expect(verdict.outcome).toBe("black");
    expect(textsOf(verdict)).toContain("The game was already over, so the claim changes nothing.");
  });
});

describe("what is claimed", () => {
  const rookEnding = setUp("8/5k2/8/8/8/2K5/8/R7 w - - 0 1");

  test.each([
    {
      why: "resigning loses",
      game: played("1. e4"),
      end: "resignation",
      side: "black",
      outcome: "white",
      headline: "Black resigned: White wins",
    },
    {
      why: "resigning to a bare king draws",
      game: rookEnding,
      end: "resignation",
      side: "white",
      outcome: "draw",
      headline: "White resigned: a draw",
    },
    {
      why: "a flag against mating material loses",
      game: rookEnding,
      end: "flag",
      side: "black",
      outcome: "white",
      headline: "Black’s flag fell: White wins",
    },
    {
      why: "a flag against a bare king draws",
      game: rookEnding,
      end: "flag",
      side: "white",
      outcome: "draw",
      headline: "White’s flag fell: a draw",
    },
    {
      why: "two minutes are the mover's",
      game: rookEnding,
      end: "move-time",
      side: "white",
      outcome: "black",
      headline: "Two minutes ran out: Black wins",
    },
    {
      why: "two minutes are never the other's",
      game: rookEnding,
      end: "move-time",
      side: "black",
      outcome: null,
      headline: "Nothing to claim: play goes on",
    },
    {
      why: "a draw needs a move by each side",
      game: played("1. e4"),
      end: "agreement",
      side: "white",
      outcome: null,
      headline: "No draw yet: play goes on",
    },
    {
      why: "then it may be agreed",
      game: played("1. e4 e5"),
      end: "agreement",
      side: "white",
      outcome: "draw",
      headline: "Draw agreed",
    },
    {
      why: "more captured wins",
      game: played("1. e4 d5 2. exd5 Qxd5 3. Nc3 Nf6 4. Nxd5"),
      end: "hour",
      side: "white",
      outcome: "white",
      headline: "The hour is up: White wins 10 to 1",
    },
    {
      why: "equal points draw",
      game: played("1. e4 d5 2. exd5 Qxd5"),
      end: "hour",
      side: "white",
      outcome: "draw",
      headline: "The hour is up: a draw",
    },
    {
      why: "twice is not three times",
      game: played(KNIGHTS_OUT_AND_BACK),
      end: "threefold",
      side: "white",
      outcome: null,
      headline: "No draw to claim: play goes on",
    },
    {
      why: "three times is",
      game: played(`${KNIGHTS_OUT_AND_BACK} ${KNIGHTS_OUT_AND_BACK}`),
      end: "threefold",
      side: "white",
      outcome: "draw",
      headline: "Same position three times: a draw",
    },
    {
      why: "or the move that makes it three",
      game: played(`${KNIGHTS_OUT_AND_BACK} Nf3 Nf6 Ng1`),
      end: "threefold",
      side: "black",
      outcome: null,
      headline: "A draw, if claimed with the move",
    },
    {
      why: "fifty moves each",
      game: setUp("8/5k2/8/8/8/2K5/8/R7 w - - 100 90"),
      end: "fifty-move",
      side: "white",
      outcome: "draw",
      headline: "Fifty moves each: a draw",
    },
    {
      why: "not yet fifty",
      game: setUp("8/5k2/8/8/8/2K5/8/R7 w - - 60 90"),
      end: "fifty-move",
      side: "white",
      outcome: null,
      headline: "No draw to claim: play goes on",
    },
  ] as const)("$why", ({ game, end, side, outcome, headline }) => {
    expect(verdictOf(game, { end, side })).toMatchObject({ outcome, headline });
  });
});

describe("how it is said", () => {
  test.each([
    {
      why: "one point is a point",
      game: played("1. e4 d5 2. exd5 Qxd5"),
      end: "hour",
      says: /^Both have captured 1 point\./,
    },
    {
      why: "the only move that claims a draw is named",
      game: setUp("k7/8/1K6/8/8/p7/P7/8 b - - 99 90"),
      end: "fifty-move",
      says: /^Black writes down Kb8 without playing it, and claims the draw\./,
    },
    {
      why: "of many only one is named",
      game: setUp("8/5k2/8/8/8/2K5/8/R7 w - - 99 90"),
      end: "fifty-move",
      says: /^White writes down a move that isn’t a capture or a pawn move, like Kd4, without playing it, and claims the draw\./,
    },
  ] as const)("$why", ({ game, end, says }) => {
    expect(verdictOf(game, { end, side: "white" }).why).toMatch(says);
  });
});

describe("chess-core judges alike", () => {
  const minutes = gameRulesOf(TIMED);
  const games = [
    played("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6"),
    played(`${KNIGHTS_OUT_AND_BACK} ${KNIGHTS_OUT_AND_BACK}`),
    setUp("8/5k2/8/8/8/2K5/8/R7 w - - 100 90"),
    setUp("k7/P7/1K6/8/8/8/8/7n w - - 0 1"),
  ];
  const hows: readonly (readonly [Claimed, How])[] = [
    [{ end: "none", side: "white" }, { kind: "position" }],
    [
      { end: "resignation", side: "white" },
      { kind: "resignation", by: "white" },
    ],
    [{ end: "agreement", side: "white" }, { kind: "agreement" }],
    [
      { end: "flag", side: "white" },
      { kind: "flag", by: "white" },
    ],
    [
      { end: "flag", side: "black" },
      { kind: "flag", by: "black" },
    ],
    [
      { end: "threefold", side: "white" },
      { kind: "claim", claim: "threefold" },
    ],
    [
      { end: "fifty-move", side: "white" },
      { kind: "claim", claim: "fifty-move" },
    ],
  ];

  test.each(hows)("%j", (claimed, how) => {
    for (const game of games) {
      const ruled = adjudicate(game, how, minutes);
      expect(verdictOf(game, claimed).outcome).toBe(ruled.kind === "decided" ? ruled.outcome : null);
    }
  });

  test("the hour, in a game that is known from the start", () => {
    const game = played("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6");
    const ruled = adjudicate(game, { kind: "match-time" }, minutes);
    expect(ruled).toMatchObject({ outcome: verdictOf(game, { end: "hour", side: "white" }).outcome });
  });
});

test("otherwise play goes on, with the number of moves", () => {
  expect(verdictOf(startGame(START), NOTHING)).toMatchObject({
    kind: "goes-on",
    headline: "Play goes on",
    why: "White to move, with 20 legal moves.",
  });
});

test("a check names its answers, and a draw that can be claimed is mentioned", () => {
  expect(textsOf(verdictOf(played("1. e4 e5 2. Qh5 Nc6 3. Qxf7+"), NOTHING))).toEqual([
    "By the queen on f7. Legal answers: Kxf7.",
  ]);
  expect(textsOf(verdictOf(played(`${KNIGHTS_OUT_AND_BACK} ${KNIGHTS_OUT_AND_BACK}`), NOTHING))).toEqual([
    "White can claim a draw now: the same position three times.",
  ]);
});
