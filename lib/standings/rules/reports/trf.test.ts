import { expect, test } from "vitest";
import { makeTrf, type TrfPlayer, type TrfReport } from "./trf";

/**
 * An independent reader, with the columns as FIDE's TRF26 lists them (handbook.fide.com/files/handbook/TRF26.pdf,
 * player section), counted from 1.
 */
function readPlayer(line: string) {
  const letters = Array.from(line.padEnd(400));
  const at = (first: number, last: number) => letters.slice(first - 1, last).join("");
  return {
    record: at(1, 3),
    startingRank: Number(at(5, 8)),
    sexAndTitle: at(10, 13),
    name: at(15, 47).trimEnd(),
    rating: at(49, 52),
    federation: at(54, 56),
    fideNumber: at(58, 68),
    birthDate: at(70, 79),
    points: at(81, 84),
    rank: at(86, 89),
    between: [4, 9, 14, 48, 53, 57, 69, 80, 85].map((column) => at(column, column)).join(""),
    round: (number: number) => {
      const first = 92 + (number - 1) * 10;
      return [at(first, first + 3), at(first + 5, first + 5), at(first + 7, first + 7)] as const;
    },
  };
}

test("the tests' reader reads a line of a published file", () => {
  // Line 8 of grandmommyscup.trf, a published sample of the format (echecsjs/trf, MIT), up to round 3.
  const line =
    "001    8      Test0008 Player0008               2484 GER 70823454321 1985/00/00  8.0   10    30 b 1    12 b 0  0000 - -";
  const player = readPlayer(line);
  expect(player).toMatchObject({
    record: "001",
    startingRank: 8,
    name: "Test0008 Player0008",
    rating: "2484",
    federation: "GER",
    fideNumber: "70823454321",
    birthDate: "1985/00/00",
    points: " 8.0",
    rank: "  10",
    between: "         ",
  });
  expect([1, 2, 3].map(player.round)).toEqual([
    ["  30", "b", "1"],
    ["  12", "b", "0"],
    ["0000", "-", "-"],
  ]);
});

const AMARA: TrfPlayer = {
  name: "Amara Osei",
  points: 2.5,
  rank: 1,
  rounds: [
    { opponent: 2, color: "w", result: "1" },
    { opponent: 12, color: "b", result: "=" },
    { opponent: null, color: null, result: "Z" },
    { opponent: 3, color: "w", result: "+" },
    { opponent: 4, color: "b", result: " " },
  ],
};

function report(facts: Partial<TrfReport> = {}): TrfReport {
  return {
    name: "Fall 2026, Open",
    startsOn: "2026-11-16",
    endsOn: "2027-01-03",
    roundDates: ["2026-11-16", "2026-11-23", "2026-11-30", "2026-12-07", "2026-12-14"],
    type: "Individual: round robin",
    code: "FIDE_ROUNDROBIN",
    allottedTime: "No limit",
    arbiter: "Renata Kovács",
    order: ["PTS", "DE", "WIN"],
    scoring: { W: 1, D: 0.5, L: 0, A: 0 },
    notes: ["A round is a match."],
    players: [AMARA],
    ...facts,
  };
}

function linesOf(facts: Partial<TrfReport> = {}): readonly string[] {
  return makeTrf(report(facts)).split("\r\n");
}

function playerOf(facts: Partial<TrfPlayer>) {
  const line = linesOf({ players: [{ ...AMARA, ...facts }] }).find((each) => each.startsWith("001"));
  return readPlayer(line ?? "");
}

test("a player's fields are in their columns, and unknown fields are blank", () => {
  const player = playerOf({});
  expect(player).toMatchObject({
    record: "001",
    startingRank: 1,
    sexAndTitle: "    ",
    name: "Osei, Amara",
    rating: "    ",
    federation: "   ",
    fideNumber: " ".repeat(11),
    birthDate: " ".repeat(10),
    points: " 2.5",
    rank: "   1",
    between: "         ",
  });
  expect([1, 2, 3, 4, 5, 6].map(player.round)).toEqual([
    ["   2", "w", "1"],
    ["  12", "b", "="],
    ["0000", "-", "Z"],
    ["   3", "w", "+"],
    ["   4", "b", " "],
    ["    ", " ", " "],
  ]);
});

test.each([
  { why: "a long name is cut", name: `Amara ${"Osei".repeat(12)}`, expected: "Osei".repeat(12).slice(0, 33) },
  { why: "one name", name: "Amara", expected: "Amara" },
  { why: "three words", name: "Ana de Souza", expected: "Souza, Ana de" },
  { why: "a letter of two code units is one column", name: "𝒜 𝒪sei", expected: "𝒪sei, 𝒜" },
  { why: "a combining accent is one column", name: "Rene\u0301e Li", expected: "Li, Ren\u00e9e" },
  { why: "a line break doesn't start a new record", name: "Li\r\n001 Renata", expected: "Renata, Li 001" },
])("$why", ({ name, expected }) => {
  const player = playerOf({ name });
  expect(player.name).toBe(expected);
  expect(player.points).toBe(" 2.5");
});

test.each([
  { points: 0, text: " 0.0" },
  { points: 11.5, text: "11.5" },
  { points: -1.5, text: "-1.5" },
  { points: 118, text: " 118" },
  { points: 118.5, text: "    " },
])('$points points are "$text"', ({ points, text }) => {
  expect(playerOf({ points }).points).toBe(text);
});

test("the header says what, when, who and how many; every line ends in CR and LF", () => {
  expect(makeTrf(report())).not.toMatch(/[^\r]\n|\r[^\n]/);
  const lines = linesOf();
  expect(lines.slice(0, 12)).toEqual([
    "012 Fall 2026, Open",
    "022",
    "032",
    "042 2026/11/16",
    "052 2027/01/03",
    "062 1",
    "072 0",
    "082 0",
    "092 Individual: round robin",
    "102 Renata Kovács",
    "122 No limit",
    expect.stringMatching(/^132 {88}26\/11\/16 {2}26\/11\/23 /),
  ]);
  expect(lines).toContain("142 5");
  expect(lines).toContain("192 FIDE_ROUNDROBIN");
  expect(lines).toContain("212 PTS,DE,WIN");
  expect(lines).toContain("### A round is a match.");
  expect(lines.filter((line) => line.startsWith("162"))).toEqual([]);
});

test("unusual points are listed", () => {
  // The columns of line 162 are those of the same published sample: "162  W 1.0    D 0.5    L 0.0".
  const lines = linesOf({ scoring: { W: 3, D: 1, L: 0, A: -1 } });
  expect(lines).toContain("162  W 3.0    D 1.0    L 0.0    A-1.0");
});
