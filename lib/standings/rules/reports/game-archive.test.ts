import { parsePgn } from "chess-core";
import { expect, test } from "vitest";
import type { ReportedGame } from "@/lib/match/rules/games";
import { bothLose, type MatchOutcome, wonBy } from "@/lib/match/rules/outcome";
import { LICHESS_FLAG, LICHESS_RESIGNATION, OPERA_GAME } from "@/lib/match/testing/records";
import { type ArchivedMatch, makeGameArchive } from "./game-archive";

const MATED: ReportedGame = { white: "home", outcome: "white", ending: "checkmate", pgn: OPERA_GAME };
const FLAGGED: ReportedGame = { white: "away", outcome: "black", ending: "flag", pgn: LICHESS_FLAG };
const UNWRITTEN: ReportedGame = { white: "away", outcome: "black", ending: "resignation" };

function match(facts: Partial<ArchivedMatch> = {}): ArchivedMatch {
  return {
    event: "Fall 2026, Open",
    site: "Courtside Lounge",
    playedOn: "2026-11-21",
    round: 7,
    names: { home: "Amara Osei", away: 'Theo "Rook" Lindqvist' },
    outcome: wonBy("home", "agreed", { home: 2, away: 0 }),
    games: [MATED, FLAGGED],
    ...facts,
  };
}

function read(text: string) {
  const games = parsePgn(text);
  if (!games.ok) throw new Error(games.error.message);
  return games.value;
}

test("parses back to the games that were played, with the league's names", () => {
  const games = read(makeGameArchive([match()]));
  expect(games.map(({ tags }) => Object.fromEntries(tags))).toEqual([
    {
      Event: "Fall 2026, Open",
      Site: "Courtside Lounge",
      Date: "2026.11.21",
      Round: "7.1",
      White: "Osei, Amara",
      Black: 'Lindqvist, Theo "Rook"',
      Result: "1-0",
      Termination: "normal",
    },
    expect.objectContaining({
      Round: "7.2",
      White: 'Lindqvist, Theo "Rook"',
      Black: "Osei, Amara",
      Result: "0-1",
      Termination: "time forfeit",
    }),
  ]);
  const [opera] = read(OPERA_GAME);
  expect(games[0]?.moves.map(({ san }) => san)).toEqual(opera?.moves.map(({ san }) => san));
});

test.each([
  { why: "a game without moves", facts: { games: [UNWRITTEN] } },
  { why: "a ruling: the two reported different games", facts: { outcome: ruled() } },
  { why: "a double forfeit", facts: { outcome: bothLose("double-forfeit") } },
  { why: "a record without moves", facts: { games: [{ ...MATED, pgn: '[Event "Nothing"]\n\n1-0' }] } },
])("is left out: $why", ({ facts }) => {
  expect(makeGameArchive([match(facts)])).toBe("");
});

test("a game keeps its number if the one before it has no moves", () => {
  const [game] = read(makeGameArchive([match({ games: [UNWRITTEN, FLAGGED] })]));
  expect(game?.tags.get("Round")).toBe("7.2");
});

test("a match of one game has only the round, and a missing day is unknown", () => {
  const [game] = read(makeGameArchive([match({ games: [MATED], playedOn: null })]));
  expect(game?.tags.get("Round")).toBe("7");
  expect(game?.tags.get("Date")).toBe("????.??.??");
});

test("comments that a player typed are left out", () => {
  const pgn = `[WhiteEmail "amara@lakeside.example"]\n\n${LICHESS_RESIGNATION.replace("1. d4", "1. d4 {call me: 555 0100}")}`;
  const text = makeGameArchive([match({ games: [{ ...MATED, pgn, ending: "resignation" }] })]);
  expect(text).not.toMatch(/example|555/);
  expect(read(text)).toHaveLength(1);
});

function ruled(): MatchOutcome {
  return wonBy("home", "ruling", { home: 2, away: 1 });
}
