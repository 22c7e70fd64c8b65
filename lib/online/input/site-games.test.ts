import { describe, expect, test } from "vitest";
import { readChessComGames } from "./chess-com-games";
import { readLichessGames } from "./lichess-games";

// The shapes are those of the sites' own documentation: the Lichess API reference (GameJson) and Chess.com's article on
// its Published-Data API. The games are ours.

const LICHESS = {
  id: "q7ZvsdUF",
  rated: true,
  variant: "standard",
  speed: "rapid",
  perf: "rapid",
  createdAt: Date.parse("2026-11-20T19:00:00Z"),
  lastMoveAt: Date.parse("2026-11-20T19:00:08Z"),
  status: "mate",
  players: {
    white: { user: { name: "Amara_Plays", id: "amara_plays" }, rating: 1500, ratingDiff: -5 },
    black: { user: { name: "TheoTheRook", id: "theotherook" }, rating: 1500, ratingDiff: 5 },
  },
  winner: "black",
  moves: "f3 e5 g4 Qh4#",
  clock: { initial: 600, increment: 0, totalTime: 600 },
  clocks: [60000, 60000, 59800, 59800],
};

const CHESS_COM = {
  url: "https://www.chess.com/game/live/123456789",
  uuid: "0f3b1c52-c53a-11f0-9b6b-6cfe544c0428",
  pgn: `[Event "Live Chess"]
[Site "Chess.com"]
[Date "2026.11.20"]
[White "Amara_Plays"]
[Black "TheoTheRook"]
[Result "0-1"]
[UTCDate "2026.11.20"]
[UTCTime "19:00:00"]
[TimeControl "600"]
[Termination "TheoTheRook won by checkmate"]
[EndTime "19:00:08 GMT+0000"]

1. f3 {[%clk 0:09:58.1]} 1... e5 {[%clk 0:09:58]} 2. g4 {[%clk 0:09:56]} 2... Qh4# {[%clk 0:09:56]} 0-1`,
  time_control: "600",
  end_time: Date.parse("2026-11-20T19:00:08Z") / 1000,
  rated: true,
  time_class: "rapid",
  rules: "chess",
  fen: "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
  white: { rating: 1500, result: "checkmated", username: "Amara_Plays" },
  black: { rating: 1500, result: "win", username: "TheoTheRook" },
};

const lichess = (changes: object = {}) =>
  readLichessGames(`${JSON.stringify({ ...LICHESS, ...changes })}\n`).games[0];
const chessCom = (changes: object = {}) =>
  readChessComGames({ games: [{ ...CHESS_COM, ...changes }] })?.games[0];

test("the same game of both sites reads the same", () => {
  const common = {
    white: "Amara_Plays",
    black: "TheoTheRook",
    isStandard: true,
    isRated: true,
    startedAt: "2026-11-20T19:00:00.000Z",
    endedAt: "2026-11-20T19:00:08.000Z",
    time: { seconds: 600, added: 0 },
    end: { kind: "played", outcome: "black", ending: "checkmate" },
    moves: ["f3", "e5", "g4", "Qh4#"],
  };
  expect(lichess()).toMatchObject({
    ...common,
    site: "lichess",
    clocks: [600_000, 600_000, 598_000, 598_000],
  });
  expect(chessCom()).toMatchObject({
    ...common,
    site: "chess.com",
    clocks: [598_100, 598_000, 596_000, 596_000],
  });
});

describe("Lichess", () => {
  test.each([
    ["resign", "black", { kind: "played", outcome: "black", ending: "resignation" }],
    ["outoftime", "white", { kind: "played", outcome: "white", ending: "flag" }],
    ["outoftime", undefined, { kind: "played", outcome: "draw", ending: "flag" }],
    ["stalemate", undefined, { kind: "played", outcome: "draw", ending: "stalemate" }],
    ["draw", undefined, { kind: "played", outcome: "draw", ending: "unstated" }],
    ["insufficientMaterialClaim", undefined, { kind: "played", outcome: "draw", ending: "dead-position" }],
    ["timeout", "white", { kind: "left", outcome: "white" }],
    ["aborted", undefined, { kind: "aborted" }],
    ["noStart", "white", { kind: "aborted" }],
    ["cheat", "white", { kind: "unclear" }],
    ["unknownFinish", undefined, { kind: "unclear" }],
    ["variantEnd", "white", { kind: "unclear" }],
    ["something new", "white", { kind: "unclear" }],
  ])("status %s, winner %s", (status, winner, end) => {
    expect(lichess({ status, winner })?.end).toEqual(end);
  });

  test.each([
    ["another variant", { variant: "chess960" }],
    ["a set-up position", { initialFen: "8/8/8/8/8/8/8/K1k5 w - - 0 1" }],
  ])("%s isn't standard chess", (_, changes) => {
    expect(lichess(changes)?.isStandard).toBe(false);
  });

  test("a correspondence game has no clock", () => {
    expect(lichess({ clock: undefined, clocks: undefined, daysPerTurn: 2 })).toMatchObject({
      time: null,
      clocks: [],
    });
  });

  test("lines that can't be read are counted and don't hide the others", () => {
    const computer = { ...LICHESS, players: { white: LICHESS.players.white, black: { aiLevel: 3 } } };
    const lines = ["{", JSON.stringify(computer), "", JSON.stringify(LICHESS), "null"];
    expect(readLichessGames(lines.join("\n"))).toMatchObject({ games: [{ id: "q7ZvsdUF" }], unread: 3 });
  });
});

describe("Chess.com", () => {
  test.each([
    ["resigned", "win", { kind: "played", outcome: "black", ending: "resignation" }],
    ["win", "timeout", { kind: "played", outcome: "white", ending: "flag" }],
    ["win", "abandoned", { kind: "left", outcome: "white" }],
    ["win", "lose", { kind: "unclear" }],
    ["agreed", "agreed", { kind: "played", outcome: "draw", ending: "agreement" }],
    ["repetition", "repetition", { kind: "played", outcome: "draw", ending: "threefold" }],
    ["stalemate", "stalemate", { kind: "played", outcome: "draw", ending: "stalemate" }],
    ["insufficient", "insufficient", { kind: "played", outcome: "draw", ending: "dead-position" }],
    ["50move", "50move", { kind: "played", outcome: "draw", ending: "fifty-move" }],
    ["timevsinsufficient", "timevsinsufficient", { kind: "played", outcome: "draw", ending: "flag" }],
    ["kingofthehill", "win", { kind: "unclear" }],
  ])("white %s, black %s", (white, black, end) => {
    const changes = {
      white: { ...CHESS_COM.white, result: white },
      black: { ...CHESS_COM.black, result: black },
    };
    expect(chessCom(changes)?.end).toEqual(end);
  });

  test.each([
    ["600", { seconds: 600, added: 0 }],
    ["180+2", { seconds: 180, added: 2 }],
    ["1/86400", null],
    ["soon", null],
  ])("time control %s", (time_control, time) => {
    expect(chessCom({ time_control })?.time).toEqual(time);
  });

  test("other rules aren't standard chess, whatever their record looks like", () => {
    expect(chessCom({ rules: "crazyhouse", pgn: "1. @e4" })).toMatchObject({ isStandard: false, moves: [] });
  });

  test.each([
    ["no record", { pgn: undefined }],
    ["a record with an illegal move", { pgn: CHESS_COM.pgn.replace("g4", "Ke4") }],
    ["no start", { pgn: CHESS_COM.pgn.replace("UTCTime", "LocalTime") }],
    ["no players", { white: undefined }],
    ["an address that isn't one", { url: "javascript:alert(1)" }],
  ])("a game with %s is counted as unread", (_, changes) => {
    expect(readChessComGames({ games: [{ ...CHESS_COM, ...changes }, CHESS_COM] })).toMatchObject({
      games: [{ id: CHESS_COM.uuid }],
      unread: 1,
    });
  });

  test.each([["text"], [null], [{}], [{ games: "none" }]])("%j isn't a month of games", (answer) => {
    expect(readChessComGames(answer)).toBeNull();
  });
});
