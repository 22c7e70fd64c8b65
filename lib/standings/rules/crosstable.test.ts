import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { entriesOf, resultsOf } from "../testing/results";
import { crosstable } from "./crosstable";
import { rankEntries } from "./rank-entries";

const entries = entriesOf("Amara", "Bo", "Chidi");

function cell(lines: readonly string[], own: string, other: string) {
  const results = resultsOf(...lines);
  const rows = crosstable(rankEntries(entries, results, DEPAUL.standings), results);
  return rows.find(({ entryId }) => entryId === own)?.cells.find(({ opponentId }) => opponentId === other)
    ?.matches;
}

test.each([
  { why: "a win with its score, own games first", line: "a 2-1 b", a: ["won", 2, 1], b: ["lost", 1, 2] },
  { why: "a drawn match", line: "a = b", a: ["drawn", 1.5, 1.5], b: ["drawn", 1.5, 1.5] },
  { why: "a forfeit has no score", line: "a -/+ b", a: ["forfeit-lost"], b: ["forfeit-won"] },
  { why: "a default is a loss", line: "a default -/+ b", a: ["lost"], b: ["won"] },
  {
    why: "a double forfeit is the same for both",
    line: "a -/- b",
    a: ["double-forfeit"],
    b: ["double-forfeit"],
  },
  {
    why: "a ruling that both lose, too",
    line: "a both lose b",
    a: ["double-forfeit"],
    b: ["double-forfeit"],
  },
  { why: "a win by ruling without games", line: "a ruled b", a: ["won"], b: ["lost"] },
  { why: "a match that isn't final", line: "a ? b", a: ["to-play"], b: ["to-play"] },
])("$why", ({ line, a, b }) => {
  const told = (own: string, other: string) =>
    cell([line], own, other)?.map(({ kind, score }) => (score ? [kind, score.own, score.other] : [kind]));
  expect(told("a", "b")).toEqual([a]);
  expect(told("b", "a")).toEqual([b]);
});

test("players who aren't paired, or whose match was voided, have an empty cell", () => {
  const empty = [{ kind: "none", score: null, round: null }];
  expect(cell(["a void b"], "a", "b")).toEqual(empty);
  expect(cell([], "a", "c")).toEqual(empty);
  expect(cell(["a 2-0 b"], "a", "a")).toEqual(empty);
});

test("two players who meet twice have both matches in the order of the rounds", () => {
  expect(cell(["a 2-0 b", "b 2-1 a"], "a", "b")).toMatchObject([
    { kind: "won", round: 1 },
    { kind: "lost", round: 2 },
  ]);
});

test("whatever the order of the matches in the input", () => {
  const results = resultsOf("a 2-0 b", "b 2-1 a").toReversed();
  const [row] = crosstable(rankEntries(entries, results, DEPAUL.standings), results);
  const rounds = row?.cells.flatMap(({ matches }) => matches.map(({ round }) => round));
  expect(rounds?.filter((round) => round !== null)).toEqual([1, 2]);
});

test("rows and columns are in the order of the standings", () => {
  const results = resultsOf("b 2-0 a", "b 2-0 c", "c 2-0 a");
  const rows = crosstable(rankEntries(entries, results, DEPAUL.standings), results);
  expect(rows.map(({ entryId }) => entryId)).toEqual(["b", "c", "a"]);
  for (const { cells } of rows) expect(cells.map(({ opponentId }) => opponentId)).toEqual(["b", "c", "a"]);
});
