import { expect, test } from "vitest";
import { readTypedGames } from "./report";

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test("empty games at the end aren't part of the report", () => {
  const games = readTypedGames(
    formOf({ "white-0": "home", "winner-0": "home", "ending-0": "checkmate", "white-1": "away" }),
  );
  expect(games).toEqual([{ white: "home", outcome: "white", ending: "checkmate" }]);
});

test("counted pieces are read, and an empty field means none of that kind", () => {
  const [game] = readTypedGames(
    formOf({
      "white-0": "home",
      "ending-0": "match-time",
      "taken-white-queen-0": "1",
      "taken-black-pawn-0": "3",
    }),
  );
  const none = { pawn: 0, knight: 0, bishop: 0, rook: 0, queen: 0 };
  expect(game).toEqual({
    white: "home",
    ending: "match-time",
    taken: { white: { ...none, queen: 1 }, black: { ...none, pawn: 3 } },
  });
});

test("a list alone makes a game, which the rules then ask about; an empty list doesn't", () => {
  expect(readTypedGames(formOf({ "taken-white-pawn-0": "0" }))).toHaveLength(1);
  expect(readTypedGames(formOf({ "white-0": "home", "taken-white-pawn-0": " " }))).toEqual([]);
});

test.each(["two", "-1", "1.5", "100"])("%s isn't a count, and the rules refuse it", (value) => {
  const [game] = readTypedGames(formOf({ "white-0": "home", "taken-white-pawn-0": value }));
  expect(game?.taken?.white.pawn).toBeNaN();
});
