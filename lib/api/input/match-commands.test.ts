import { expect, test } from "vitest";
import { readTypedGames } from "@/lib/match/input/report";
import { MATCH_COMMANDS } from "./match-commands";

const RESULT = { org: "lakeside", matchId: "0198", seen: "3", source: "paper-slip" } as const;

test("a result can have the pieces that were captured when time ran out", () => {
  const { body, fields } = MATCH_COMMANDS.enterResult;
  const game = { white: "home", winner: "away", ending: "match-time" } as const;
  const taken = { white: { pawn: 2 }, black: { queen: 1, pawn: 3 } };
  const [typed] = readTypedGames(formOf(fields(body.parse({ ...RESULT, games: [{ ...game, taken }] }))));
  const none = { pawn: 0, knight: 0, bishop: 0, rook: 0, queen: 0 };
  expect(typed).toMatchObject({
    outcome: "black",
    taken: { white: { ...none, pawn: 2 }, black: { ...none, pawn: 3, queen: 1 } },
  });
  const [untaken] = readTypedGames(formOf(fields(body.parse({ ...RESULT, games: [game] }))));
  expect(untaken).not.toHaveProperty("taken");
});

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  return form;
}
