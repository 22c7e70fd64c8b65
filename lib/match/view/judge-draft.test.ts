import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { LICHESS_FLAG, LOYD_STALEMATE, OPERA_GAME, OPERA_GAME_UNFINISHED } from "../testing/records";
import { judgeDraft } from "./judge-draft";
import { type DraftGame, EMPTY_GAME } from "./plan-report";

const NAMES = { home: "Amara", away: "Theo" };
const RESIGNED = "1. e4 e5 2. Nf3 Nc6 1-0";
const AMARA = { ...EMPTY_GAME, winner: "home" } as const;

test.each<{ why: string; game: Partial<DraftGame>; says: string; tells: unknown }>([
  {
    why: "the board proves winner and ending",
    game: { pgn: OPERA_GAME },
    says: "Amara won: 17. Rd8# is checkmate.",
    tells: { winner: "home", ending: "checkmate" },
  },
  {
    why: "so do other colors than the rules expect",
    game: { pgn: OPERA_GAME, white: "away" },
    says: "Theo won: 17. Rd8# is checkmate.",
    tells: { winner: "away", ending: "checkmate" },
  },
  {
    why: "a stalemate is replayed",
    game: { pgn: LOYD_STALEMATE },
    says: "The game was drawn: after 10. Qe6 Black is stalemated. In this league, it’s played again.",
    tells: { winner: "draw", ending: "stalemate" },
  },
  {
    why: "the site wrote how it ended",
    game: { pgn: LICHESS_FLAG },
    says: "Theo won: ran out of time.",
    tells: { winner: "away", ending: "flag" },
  },
  {
    why: "the record has a result, and the form asks only how it ended",
    game: { pgn: RESIGNED },
    says: "Amara won. The moves don’t show how it ended.",
    tells: { winner: "home", ending: null },
  },
  {
    why: "a typed ending that the moves leave open isn't asked for again",
    game: { pgn: RESIGNED, winner: "home", ending: "resignation" },
    says: "Amara won.",
    tells: { winner: null, ending: null },
  },
  {
    why: "figurines and a dash from a word processor are read, and we say so",
    game: { pgn: "1. ♙f3 e7e5 2. g4 ♛h4# 0–1" },
    says: "Theo won: 2... Qh4# is checkmate.",
    tells: {
      ending: "checkmate",
      mended: ["Move 1, White: “♙f3” was read as f3, and 1 more like it.", "“0–1” was read as 0-1."],
    },
  },
  {
    why: "nothing says who won",
    game: { pgn: OPERA_GAME_UNFINISHED },
    says: "These moves don’t say who won.",
    tells: { winner: null, ending: null },
  },
])("$why: $says", ({ game, says, tells }) => {
  const [judged] = judgeDraft([{ ...EMPTY_GAME, ...game }], DEPAUL, NAMES);
  expect(judged).toMatchObject({ isRefused: false, sentence: says, ...(tells as object) });
  expect(judged && !judged.isRefused && judged.game?.frames.length).toBeGreaterThan(3);
});

test.each<{ why: string; game: Partial<DraftGame>; says: RegExp }>([
  { why: "an illegal move", game: { pgn: "1. e4 e5 2. Ke3" }, says: /^Move 2, White: Ke3 is not possible/ },
  { why: "no moves", game: { pgn: "We played until ten." }, says: /./ },
  {
    why: "a winner that the moves contradict",
    game: { pgn: OPERA_GAME, winner: "away" },
    says: /^You say Black won, but 17\. Rd8# is checkmate/,
  },
])("refused: $why", ({ game, says }) => {
  const [judged] = judgeDraft([{ ...EMPTY_GAME, ...game }], DEPAUL, NAMES);
  expect(judged).toEqual({ isRefused: true, sentence: expect.stringMatching(says) });
});

test("without knowing who had White, only the color won", () => {
  const draft = [AMARA, { ...EMPTY_GAME, winner: "away" }, { ...EMPTY_GAME, pgn: OPERA_GAME }] as const;
  expect(judgeDraft(draft, DEPAUL, NAMES)).toEqual([
    null,
    null,
    expect.objectContaining({
      winner: null,
      ending: "checkmate",
      sentence: expect.stringMatching(/^White won:/),
    }),
  ]);
});

test("the colors of a game follow from what the moves of the game before it tell", () => {
  const draft = [
    { ...EMPTY_GAME, pgn: LOYD_STALEMATE },
    { ...EMPTY_GAME, pgn: OPERA_GAME },
    { ...EMPTY_GAME, pgn: OPERA_GAME },
  ];
  const winners = judgeDraft(draft, DEPAUL, NAMES).map(
    (judged) => judged && !judged.isRefused && judged.winner,
  );
  expect(winners).toEqual(["draw", "away", "home"]);
});
