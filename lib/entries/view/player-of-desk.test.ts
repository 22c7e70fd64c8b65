import { expect, test } from "vitest";
import { usernameWords } from "./player-of-desk";

const AMARA = {
  handle: "amara_plays",
  season: "Fall 2026",
  provenAt: "2026-11-03T22:00:00.000Z" as never,
};

test.each([
  { provenOn: "chess.com", says: "amara_plays, proven on Chess.com, Tue, Nov 3, 4:00 pm" },
  { provenOn: null, says: "amara_plays" },
] as const)("the desk reads which site a username was proven on: $provenOn", ({ provenOn, says }) => {
  expect(usernameWords({ ...AMARA, provenOn }, "America/Chicago" as never)).toBe(says);
});
