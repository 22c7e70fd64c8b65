import { expect, test } from "vitest";
import { leaveWords, usernameWords } from "./player-of-desk";

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

test.each<{
  why: string;
  status?: "active" | "withdrawn";
  season?: "running" | "finished" | "archived";
  hasForfeited?: boolean;
  words: string | null;
}>([
  { why: "plays", words: "Forfeits, withdraw or remove" },
  { why: "has left", status: "withdrawn", words: null },
  { why: "played in a season that's over", season: "finished", words: null },
  { why: "forfeited a match of it", season: "archived", hasForfeited: true, words: "Forfeits" },
])(
  "what the desk can do about a player who $why",
  ({ status = "active", season = "running", hasForfeited = false, words }) => {
    expect(leaveWords({ status, season: { status: season }, hasForfeited })).toBe(words);
  },
);
