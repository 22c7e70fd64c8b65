import { describe, expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import {
  knightsOutAndHome,
  LICHESS_AGREED,
  LICHESS_DEAD_POSITION,
  LICHESS_FLAG,
  LICHESS_MATE,
  LICHESS_RESIGNATION,
  LICHESS_THREEFOLD,
  LOYD_STALEMATE,
  OPERA_GAME,
  OPERA_GAME_UNFINISHED,
  quietGame,
} from "../testing/records";
import { ENDINGS, type Ending, type GameOutcome, type TypedGame } from "./games";
import { judgeGame as judge } from "./judge-game";

const judgeGame = (game: TypedGame, rules = DEPAUL) => judge(game, rules);

function told(game: Omit<TypedGame, "white">, rules = DEPAUL): string {
  const judged = judgeGame({ white: "away", ...game }, rules);
  if (judged.ok) return `${judged.value.outcome} by ${judged.value.ending}`;
  return judged.refusal.detail ?? judged.refusal.code;
}

describe("without the moves", () => {
  test.each([
    {
      why: "outcome and ending together make a game",
      outcome: "white",
      ending: "flag",
      says: "white by flag",
    },
    { why: "a draw by agreement", outcome: "draw", ending: "agreement", says: "draw by agreement" },
    { why: "a win needs no ending", outcome: "white", says: "white by unstated" },
    { why: "nor does a draw", outcome: "draw", says: "draw by unstated" },
    { why: "the outcome is missing", ending: "checkmate", says: "game-incomplete" },
    { why: "nothing is typed", says: "game-incomplete" },
    { why: "white space isn't a game record", pgn: " \n ", says: "game-incomplete" },
    {
      why: "too much text for one game, whatever else is typed",
      outcome: "white",
      ending: "flag",
      pgn: "1. e4 e5 ".repeat(7_000),
      says: "That’s too much text for one game.",
    },
    { why: "a stalemate isn't a win", outcome: "white", ending: "stalemate", says: "ending-does-not-fit" },
    { why: "a checkmate isn't a draw", outcome: "draw", ending: "checkmate", says: "ending-does-not-fit" },
  ] as const)("$why", ({ why: _, says, ...game }) => {
    expect(told(game)).toBe(says);
  });

  test("every ending but a fallen flag or none goes with a win or with a draw, never with both", () => {
    const either: readonly Ending[] = ["flag", "match-time", "unstated"];
    for (const ending of ENDINGS.filter((each) => !either.includes(each))) {
      const fits = (["white", "black", "draw"] as const).filter(
        (outcome) => judgeGame({ white: "home", outcome, ending }).ok,
      );
      expect(fits).toEqual(fits.includes("draw") ? ["draw"] : ["white", "black"]);
    }
  });

  test("a game without moves carries no pgn", () => {
    const judged = judgeGame({ white: "home", outcome: "draw", ending: "agreement", pgn: "" });
    expect(judged).toEqual({ ok: true, value: { white: "home", outcome: "draw", ending: "agreement" } });
  });
});

describe("the board proves the ending", () => {
  test.each([
    { why: "checkmate by White", pgn: OPERA_GAME, says: "white by checkmate" },
    { why: "checkmate by Black", pgn: LICHESS_MATE, says: "black by checkmate" },
    {
      why: "checkmate, whatever the token says",
      pgn: LICHESS_MATE.replace("0-1", "1-0"),
      says: "black by checkmate",
    },
    { why: "stalemate", pgn: LOYD_STALEMATE, says: "draw by stalemate" },
    { why: "two bare kings", pgn: LICHESS_DEAD_POSITION, says: "draw by dead-position" },
    { why: "the fifth repetition", pgn: knightsOutAndHome(4), says: "draw by threefold" },
    { why: "seventy-five quiet moves", pgn: quietGame(150), says: "draw by fifty-move" },
  ])("$why", ({ pgn, says }) => {
    expect(told({ pgn }, OFFICIAL)).toBe(says);
  });

  test.each([
    { why: "a fifth repetition", pgn: knightsOutAndHome(4), draw: "threefold" },
    { why: "seventy-five quiet moves", pgn: quietGame(150).replaceAll("1/2-1/2", "*"), draw: "fifty-move" },
  ] as const)("$why can be played on under US Chess, and claimed", ({ pgn, draw }) => {
    expect(told({ pgn, outcome: "white", ending: "resignation" })).toBe("white by resignation");
    expect(told({ pgn, outcome: "white", ending: "flag" })).toBe("white by flag");
    expect(told({ pgn, outcome: "draw", ending: draw })).toBe(`draw by ${draw}`);
    expect(told({ pgn, outcome: "white" }, OFFICIAL)).toContain("the game was drawn");
  });

  test.each<{ why: string; pgn: string; outcome?: GameOutcome; ending?: Ending; says: string }>([
    {
      why: "a mate isn't the other side's win",
      pgn: OPERA_GAME,
      outcome: "black",
      says: "You say Black won, but 17. Rd8# is checkmate: White won.",
    },
    {
      why: "a mate isn't a resignation",
      pgn: LICHESS_MATE,
      outcome: "black",
      ending: "resignation",
      says: "You say a player resigned, but 13... Qg2# is checkmate.",
    },
    {
      why: "a stalemate isn't won",
      pgn: LOYD_STALEMATE,
      outcome: "white",
      ending: "checkmate",
      says: "You say White won, but after 10. Qe6 Black is stalemated: the game was drawn.",
    },
    {
      why: "a stalemate isn't an agreement",
      pgn: LOYD_STALEMATE,
      ending: "agreement",
      says: "You say a draw was agreed, but after 10. Qe6 Black is stalemated.",
    },
    {
      why: "bare kings don't win on time",
      pgn: LICHESS_DEAD_POSITION,
      outcome: "white",
      ending: "flag",
      says: "You say White won, but after 58... Kxe4 neither side can checkmate anymore: the game was drawn.",
    },
    {
      why: "the fifth repetition isn't a win",
      pgn: knightsOutAndHome(4),
      outcome: "black",
      says: "You say Black won, but after 8... Ng8 the position has been on the board five times: the game was drawn.",
    },
  ])("and typing something else is refused: $why", ({ why: _, says, ...game }) => {
    expect(told(game, OFFICIAL)).toBe(says);
  });

  test("typing the same is accepted", () => {
    expect(told({ pgn: OPERA_GAME, outcome: "white", ending: "checkmate" })).toBe("white by checkmate");
    expect(told({ pgn: OPERA_GAME, outcome: "white", ending: "unstated" })).toBe("white by checkmate");
    expect(told({ pgn: knightsOutAndHome(4), outcome: "draw", ending: "threefold" })).toBe(
      "draw by threefold",
    );
  });
});

describe("the board doesn't prove the ending", () => {
  test.each<{ why: string; pgn: string; outcome?: GameOutcome; ending?: Ending; says: string }>([
    {
      why: "a result token by itself means a resignation",
      pgn: LICHESS_RESIGNATION,
      says: "white by resignation",
    },
    { why: "Lichess says that time ran out", pgn: LICHESS_FLAG, says: "black by flag" },
    {
      why: "Chess.com says it in other words",
      pgn: `[Termination "Theo won on time"]\n\n${LICHESS_RESIGNATION}`,
      says: "white by flag",
    },
    { why: "the third repetition counts as a draw", pgn: LICHESS_THREEFOLD, says: "draw by threefold" },
    {
      why: "fifty quiet moves count as a draw",
      pgn: quietGame(100).replaceAll("*", "1/2-1/2"),
      says: "draw by fifty-move",
    },
    { why: "any other draw was agreed", pgn: LICHESS_AGREED, says: "draw by agreement" },
    {
      why: "the Result tag is used if the token is missing",
      pgn: '[Result "0-1"]\n\n1. e4 e5',
      says: "black by resignation",
    },
    {
      why: "typed values fill in what the record leaves open",
      pgn: OPERA_GAME_UNFINISHED,
      outcome: "white",
      ending: "move-time",
      says: "white by move-time",
    },
    {
      why: "the typed ending comes before the likely one",
      pgn: LICHESS_FLAG,
      ending: "move-time",
      says: "black by move-time",
    },
    {
      why: "a draw can be agreed even if a repetition could be claimed",
      pgn: LICHESS_THREEFOLD,
      ending: "agreement",
      says: "draw by agreement",
    },
    {
      why: "a repetition can be claimed with the move that causes it",
      pgn: `${knightsOutAndHome(1)} 3. Nf3 Nf6 4. Ng1`,
      outcome: "draw",
      ending: "threefold",
      says: "draw by threefold",
    },
    {
      why: "such a claim doesn't count unless it's made",
      pgn: `${knightsOutAndHome(1)} 3. Nf3 Nf6 4. Ng1 1/2-1/2`,
      says: "draw by agreement",
    },
    { why: "no one says who won", pgn: OPERA_GAME_UNFINISHED, says: "game-incomplete" },
    {
      why: "an ending alone does not say who won",
      pgn: OPERA_GAME_UNFINISHED,
      ending: "flag",
      says: "game-incomplete",
    },
    {
      why: "the typed winner isn't the record's",
      pgn: LICHESS_FLAG,
      outcome: "white",
      ending: "flag",
      says: "You say White won, but the record ends 0-1.",
    },
    {
      why: "the typed ending doesn't fit the record's draw",
      pgn: LICHESS_AGREED,
      ending: "resignation",
      says: "ending-does-not-fit",
    },
  ])("$why", ({ why: _, says, ...game }) => {
    expect(told(game)).toBe(says);
  });

  test.each<{ why: string; pgn: string; ending: Ending; says: string }>([
    {
      why: "no check",
      pgn: LICHESS_RESIGNATION,
      ending: "checkmate",
      says: "You say checkmate, but after 7... Bc5 White’s king isn’t in check.",
    },
    {
      why: "a check that can be answered in one way",
      pgn: OPERA_GAME.replace(" Nxb8 17. Rd8# 1-0", " 1-0"),
      ending: "checkmate",
      says: "You say checkmate, but after 16. Qb8+ Black still has one legal move, Nxb8.",
    },
    {
      why: "a check that can be answered in several ways",
      pgn: "1. e4 e5 2. Bc4 Nc6 3. Bxf7+ 1-0",
      ending: "checkmate",
      says: "You say checkmate, but after 3. Bxf7+ Black still has 2 legal moves, for example K",
    },
    {
      why: "moves are left",
      pgn: "1. e4 1/2-1/2",
      ending: "stalemate",
      says: "You say stalemate, but after 1. e4 Black still has 20 legal moves, for example ",
    },
    {
      why: "the pieces can still mate",
      pgn: LICHESS_AGREED,
      ending: "dead-position",
      says: "You say neither side could checkmate anymore, but after 15. Qg3 there are still pieces that can give mate.",
    },
    {
      why: "the position occurred once",
      pgn: LICHESS_AGREED,
      ending: "threefold",
      says: "You say the position was repeated three times, but after 15. Qg3 the position has been on the board only once.",
    },
    {
      why: "the position occurred twice",
      pgn: `${knightsOutAndHome(1)} 1/2-1/2`,
      ending: "threefold",
      says: "You say the position was repeated three times, but after 2... Ng8 the position has been on the board only twice.",
    },
    {
      why: "a capture came in between",
      pgn: LICHESS_AGREED,
      ending: "fifty-move",
      says: "You say fifty moves went by without a capture or a pawn move, but after 15. Qg3 only 1 move by each side went without a capture or a pawn move.",
    },
    {
      why: "one move short of fifty",
      pgn: quietGame(98).replaceAll("*", "1/2-1/2"),
      ending: "fifty-move",
      says: "only 49 moves by each side",
    },
    {
      why: "there are no moves at all",
      pgn: '[Result "1-0"]\n\n1-0',
      ending: "checkmate",
      says: "You say checkmate, but before the first move White’s king isn’t in check.",
    },
  ])("and typing one that the moves do not show is refused: $why", ({ pgn, ending, says }) => {
    expect(told({ pgn, ending })).toContain(says);
  });
});

test("a record that is almost right counts, and is kept as it was pasted", () => {
  const pgn = "1. ♙f3 e7e5 2. g4 ♛h4# 0–1";
  expect(judgeGame({ white: "away", pgn })).toMatchObject({
    ok: true,
    value: { outcome: "black", ending: "checkmate", pgn },
  });
});

describe("a record that can't be used", () => {
  test.each([
    {
      why: "a pinned piece can't move",
      pgn: "1. e4 e5 2. Nf3 d6 3. Bb5+ Nc6 4. d4 Nxd4",
      says: "Move 4, Black: Nxd4 is not possible: the knight on c6 is pinned by the bishop on b5.",
    },
    { why: "not chess", pgn: "I won, honestly", says: 'Move 1, White: "I" is not a move' },
    {
      why: "a broken tag",
      pgn: '[White "Theo]\n\n1. e4',
      says: "Line 1 of the record: the tag White is not closed.",
    },
    {
      why: "a game other than chess",
      pgn: '[Event "x"]\n[Variant "Atomic"]\n\n1. e4 *',
      says: "This is a game of Atomic, not of standard chess. The league plays standard chess.",
    },
    { why: "a comment and no game", pgn: "{nothing}", says: "There’s no game in this text." },
    {
      why: "words after the result",
      pgn: `${OPERA_GAME} White mates`,
      says: "There’s text after the result. Leave it out.",
    },
    {
      why: "words after a result on a line of its own",
      pgn: "1. e4 e5\n1 – 0\nBlack resigned.",
      says: "There’s text after the result. Leave it out.",
    },
    {
      why: "castling with zeros is no result",
      pgn: "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 then",
      says: "Move 4, Black",
    },
    { why: "two games", pgn: `${OPERA_GAME}\n\n${OPERA_GAME}`, says: "more than one game" },
    { why: "a broken second game", pgn: `${OPERA_GAME}\n\n[White "T"]\n\n1. e5`, says: "more than one game" },
    {
      why: "a position set up one move before the mate",
      pgn: '[SetUp "1"]\n[FEN "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"]\n\n1. Ra8# 1-0',
      says: "from a set-up position",
    },
  ])("$why", ({ pgn, says }) => {
    const judged = judgeGame({ white: "home", pgn });
    expect(judged).toMatchObject({ ok: false, refusal: { code: "pgn-refused" } });
    expect(told({ pgn })).toContain(says);
  });
});

test("the record is kept, trimmed, with who had White", () => {
  expect(judgeGame({ white: "away", pgn: `\n ${LICHESS_MATE}\n\n` })).toEqual({
    ok: true,
    value: {
      white: "away",
      outcome: "black",
      ending: "checkmate",
      pgn: LICHESS_MATE,
      captured: { home: 3, away: 3 },
    },
  });
});
