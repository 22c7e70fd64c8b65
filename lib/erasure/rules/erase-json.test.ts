import { expect, test } from "vitest";
import type { MatchEvent } from "@/lib/match/rules/events";
import type { KeptFind } from "@/lib/online/rules/found-match";
import { instantFrom } from "@/lib/shared/instant";
import { eraseJson } from "./erase-json";
import { contactPatterns, eraserOf, namePatterns, ownNamePatterns } from "./patterns";

const WORDS = "white black home away win loss draw agreed checkmate by games type".split(" ");
const REPORTED: MatchEvent = {
  type: "ResultReported",
  by: "home",
  games: [
    { white: "home", outcome: "white", ending: "checkmate" },
    { white: "away", outcome: "draw", ending: "agreement" },
  ],
  outcome: { home: "win", away: "loss", score: { home: 1.5, away: 0.5 }, decidedBy: "agreed" },
  answerBy: instantFrom("2026-11-30T18:00:00Z"),
};

test.each([...WORDS, "betty white", "joe black"])("a report stays as it is when %s is erased", (name) => {
  for (const patterns of [
    ownNamePatterns({ registered: [name], names: [] }),
    namePatterns({ names: [name] }),
    contactPatterns({ contacts: [name, "2026"] }),
  ])
    expect(eraseJson(REPORTED, eraserOf(patterns, "Player 17"))).toEqual(REPORTED);
});

test.each([
  { field: "statement", text: "white", left: "Player 17" },
  { field: "note", text: "Ask betty\nwhite.", left: "Ask Player 17." },
  { field: "reason", text: "betty", left: "Player 17" },
  { field: "anything", text: "betty white", left: "Player 17", why: "several words were typed by someone" },
  { field: "zone", text: "America/betty", left: "America/betty", why: "a time zone" },
  { field: "pgn", text: '[betty "betty"]', left: '[betty "Player 17"]', why: "the name of a tag" },
])("in $field, $text becomes $left", ({ field, text, left }) => {
  const erase = eraserOf(ownNamePatterns({ registered: ["betty white"], names: [] }), "Player 17");
  expect(eraseJson({ event: [{ [field]: text }] }, erase)).toEqual({ event: [{ [field]: left }] });
});

test("a username goes from the games of a chess site, and from the addresses that were asked", () => {
  const game = { id: "abcdefgh", url: "https://lichess.org/abcdefgh", startedAt: REPORTED.answerBy };
  const reported = { white: "home", outcome: "white", ending: "checkmate" } as const;
  const facts = {
    ...game,
    reported,
    end: { kind: "played", outcome: "white", ending: "checkmate" },
  } as const;
  const find = (handle: string): KeptFind => ({
    games: [{ ...facts, white: handle, black: "theo", minutes: 5, cutAt: null }],
    others: [],
    outcome: null,
    isCertain: true,
  });
  const erase = eraserOf(contactPatterns({ contacts: ["white"] }), "(deleted)");
  expect(eraseJson(find("White"), erase)).toEqual(find("(deleted)"));
  expect(eraseJson({ "/api/games/user/white": "W/1" }, erase)).toEqual({
    "/api/games/user/(deleted)": "W/1",
  });
});
