import { describe, expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { TIE_BREAKS } from "@/lib/season/rules/tie-breaks";
import { tableRounds } from "@/lib/stages/rules/rounds-of-stage";
import { entriesOf, resultsOf } from "../testing/results";
import { rankEntries } from "./rank-entries";
import { resultsOf as resultsOfRounds } from "./results";

const rules = DEPAUL.standings;
const four = entriesOf("Amara", "Bo", "Chidi", "Dana");

function ranks(results: readonly string[], entries = four, tieBreaks = rules.tieBreaks) {
  return rankEntries(entries, resultsOf(...results), { ...rules, tieBreaks })
    .map(({ rank, entryId }) => `${rank}${entryId}`)
    .join(" ");
}

describe("the order", () => {
  test.each([
    { why: "no one has played: all share first place, by name", results: [], order: "1a 1b 1c 1d" },
    {
      why: "points decide first",
      results: ["a 2-0 b", "a 2-0 c", "b 2-0 c", "a 2-0 d", "b 2-0 d", "c 2-0 d"],
      order: "1a 2b 3c 4d",
    },
    {
      why: "of two tied on points the winner of their match is above, whatever else happened",
      results: ["b 2-0 a", "a 2-0 c", "a 2-0 d", "b 2-0 c", "d 2-0 b", "c 2-0 d"],
      order: "1b 2a 3c 4d",
    },
    {
      why: "three in a circle are tied on direct encounter, wins and Sonneborn-Berger; games decide",
      results: ["a 2-0 b", "b 2-1 c", "c 2-1 a"],
      order: "1a 2c 3b 4d",
    },
    {
      why: "a circle of three tied on everything shares the rank, and the next rank skips ahead",
      results: ["a 2-0 b", "b 2-0 c", "c 2-0 a"],
      order: "1a 1b 1c 4d",
    },
    {
      why: "direct encounter is skipped until all tied players have met; then wins",
      results: ["a 2-0 d", "b = c", "b = d", "c ? a"],
      order: "1a 2b 3c 4d",
    },
    {
      why: "unfinished and void matches don't count",
      results: ["a ? b", "b void c", "d 2-0 c"],
      order: "1d 2a 2b 4c",
    },
    {
      why: "a forfeit win is a win",
      results: ["d +/- a"],
      order: "1d 2a 2b 2c",
    },
    {
      why: "a double forfeit gives neither side anything: both stay tied with players who have no points",
      results: ["a -/- b", "c = d"],
      order: "1c 1d 3a 3b",
    },
    {
      why: "a ruling that both lose counts like a double forfeit",
      results: ["a both lose b", "c = d"],
      order: "1c 1d 3a 3b",
    },
  ])("$why", ({ results, order }) => {
    expect(ranks(results)).toBe(order);
  });

  test("direct encounter is applied again to the part it couldn't split", () => {
    // Two points each for a, b, c and d. Among them, a and b have two, and c and d have one; a beat b, and c beat d.
    const entries = entriesOf("Amara", "Bo", "Chidi", "Dana", "Eve", "Finn");
    const amongFour = ["a 2-0 b", "a 2-0 c", "b 2-0 c", "b 2-0 d", "d 2-0 a", "c 2-0 d"];
    const others = ["c 2-0 e", "d 2-0 e", "e 2-0 a", "e 2-0 b", "e 2-0 f"];
    expect(ranks([...amongFour, ...others], entries, ["direct-encounter"])).toBe("1e 2a 3b 4c 5d 6f");
  });

  test("Sonneborn-Berger prefers the win over the better opponent", () => {
    // a beat b (1 point), d beat c (0 points); a and d didn't meet.
    expect(ranks(["a 2-0 b", "b 2-0 c", "d 2-0 c"], four, ["sonneborn-berger"])).toBe("1a 2b 2d 4c");
  });

  test("only players who share a rank are marked as tied", () => {
    const rows = rankEntries(four, resultsOf("a 2-0 b"), { ...rules, tieBreaks: ["wins"] });
    expect(rows.map(({ rank, isTied }) => [rank, isTied])).toEqual([
      [1, false],
      [2, true],
      [2, true],
      [2, true],
    ]);
  });

  test("tie-breaks apply in the rule pack's order", () => {
    const results = ["a 2-1 b", "b 2-0 c", "c 2-0 a"];
    expect(ranks(results, four, ["game-difference"])).toBe("1b 2c 3a 4d");
    expect(ranks(results, four, [])).toBe("1a 1b 1c 4d");
  });
});

describe("a row", () => {
  const rows = rankEntries(
    four,
    resultsOf("a 2-1 b", "a -/+ c", "a -/- d", "b +/- c", "b = d", "c both lose d"),
    { ...rules, tieBreaks: [...TIE_BREAKS] },
  );
  const row = (id: string) => rows.find(({ entryId }) => entryId === id);

  test("counts forfeits as lost matches, and games only if games were played", () => {
    expect(row("a")).toMatchObject({
      played: 3,
      won: 1,
      drawn: 0,
      lost: 2,
      forfeits: 1,
      doubleForfeits: 1,
      points: 1,
      gamesWon: 2,
      gamesLost: 1,
    });
  });

  test("doesn't count the opponent's forfeit as the player's own", () => {
    expect(row("b")).toMatchObject({
      won: 1,
      drawn: 1,
      lost: 1,
      forfeits: 0,
      doubleForfeits: 0,
      points: 1.5,
    });
  });

  test("has a value for each tie-break; direct encounter only for ties on points", () => {
    expect(row("b")?.tieBreaks).toEqual({
      "direct-encounter": null,
      wins: 1,
      "wins-over-the-board": 0, // Chidi didn't come
      "sonneborn-berger": 1 * 1 + 0.5 * 0.5, // Chidi's point, half of Dana's half
      koya: 0, // no opponent has half of three points
      "game-points": 2.5,
      "game-difference": -1,
      "captured-points": null, // no games say
      "games-with-black": 0,
      buchholz: null, // everyone has met everyone
    });
    expect(row("a")?.tieBreaks["direct-encounter"]).toBe(0);
    expect(row("c")?.tieBreaks["direct-encounter"]).toBe(1);
  });

  test("says what separates it from its neighbors", () => {
    expect(rows.map(({ entryId, decidedBy }) => [entryId, decidedBy.above?.by, decidedBy.below?.by])).toEqual(
      [
        ["b", undefined, "points"],
        ["c", "points", "direct-encounter"],
        ["a", "direct-encounter", "points"],
        ["d", "points", undefined],
      ],
    );
  });
});

test.each([
  { why: "one match of six", results: ["a 2-0 b"], shown: [0, 1, 0, 0] },
  {
    why: "everyone met one opponent three times",
    results: ["a 2-0 b", "b 0-2 a", "a 2-0 b", "c 2-0 d", "d 0-2 c", "c 2-0 d"],
    shown: [0, 9, 0, 9],
  },
  {
    why: "the first player has met everyone",
    results: ["a 2-0 b", "a 2-0 c", "a 2-0 d"],
    shown: [0, 3, 3, 3],
  },
  { why: "only the first player hasn't played", results: ["b = c", "c = d", "d = b"], shown: [0, 2, 2, 2] },
  { why: "no one has played", results: [], shown: [null, null, null, null] },
])("Buchholz is shown unless everyone has met everyone equally often: $why", ({ results, shown }) => {
  const rows = rankEntries(four, resultsOf(...results), { ...rules, tieBreaks: ["buchholz"] });
  expect(four.map(({ id }) => rows.find((row) => row.entryId === id)?.tieBreaks.buchholz)).toEqual(shown);
});

test.each([
  {
    why: "one who met as many opponents has met another",
    results: ["a 2-0 d", "b 2-0 d", "c 2-0 e", "d 2-0 f", "d 2-0 g"],
    order: "1d 2a 2b 4c 5f 5g 7e",
  },
  {
    why: "one has met fewer, though only the same outsider",
    results: ["a = d", "c = d", "a = c", "b 2-0 d", "d 2-0 e", "d 2-0 f", "d 2-0 g"],
    order: "1d 2a 2c 4b 5e 5f 5g",
  },
  {
    why: "one has met an outsider instead of the other two",
    results: ["a 2-0 e", "d 2-0 a", "b = c", "b = d", "c = d", "d 2-0 f", "d 2-0 g"],
    order: "1d 2b 2c 4a 5f 5g 7e",
  },
])("Buchholz separates three players if not all have met the same opponents: $why", ({ results, order }) => {
  const all = entriesOf("Amara", "Bo", "Chidi", "Dana", "Eve", "Finn", "Gus");
  expect(ranks(results, all, ["buchholz"])).toBe(order);
});

test("results against a removed player are annulled", () => {
  const results = resultsOf("a 2-0 x", "b 2-0 a");
  expect(rankEntries(entriesOf("Amara", "Bo"), results, rules)).toMatchObject([
    { entryId: "b", points: 1 },
    { entryId: "a", points: 0, played: 1 },
  ]);
});

test("an outcome counts only if its match is final", () => {
  const [result] = resultsOf("a 2-0 b");
  if (!result) throw new Error("One line makes one result");
  for (const status of ["open", "scheduled", "reported", "with-director", "void"] as const) {
    expect(rankEntries(four, [{ ...result, status }], rules)[0]).toMatchObject({ played: 0, points: 0 });
  }
});

test("points come from the rule pack", () => {
  const rows = rankEntries(four, resultsOf("a 2-0 b", "c = d"), {
    ...rules,
    points: { win: 3, draw: 1, loss: 0.5, forfeitWin: null, forfeitLoss: null, doubleForfeit: null },
  });
  expect(rows.map(({ entryId, points }) => [entryId, points])).toEqual([
    ["a", 3],
    ["c", 1],
    ["d", 1],
    ["b", 0.5],
  ]);
});

test("a default isn't a forfeit: it's worth a loss and a win, and isn't counted as one", () => {
  const points = { win: 2, draw: 1, loss: 0, forfeitWin: 1.5, forfeitLoss: -0.5, doubleForfeit: -1 };
  const rows = rankEntries(four, resultsOf("a default -/+ b"), { ...rules, points });
  const of = (id: string) => rows.find(({ entryId }) => entryId === id);
  expect(of("a")).toMatchObject({ points: 0, lost: 1, forfeits: 0, gamesLost: 0 });
  expect(of("b")).toMatchObject({ points: 2, won: 1 });
});

test("a forfeit and a double forfeit can have their own points, which tie-breaks count too", () => {
  const points = { win: 2, draw: 1, loss: 0, forfeitWin: 1.5, forfeitLoss: -0.5, doubleForfeit: -1 };
  const results = resultsOf("a 2-0 b", "a +/- c", "a -/- d", "b both lose d");
  const rows = rankEntries(four, results, { ...rules, points });
  expect(
    rows.map(({ entryId, points, tieBreaks }) => [entryId, points, tieBreaks["sonneborn-berger"]]),
  ).toEqual([
    ["a", 2.5, 2 * -1 + 1.5 * -0.5 + -1 * -2],
    ["c", -0.5, -0.5 * 2.5],
    ["b", -1, -1 * -2],
    ["d", -2, -1 * 2.5 + -1 * -1],
  ]);
});

test("a player who left with results that count keeps their rank, marked", () => {
  const entries = [{ id: "a", name: "Amara", hasLeft: true }, ...entriesOf("Bo")];
  expect(rankEntries(entries, resultsOf("a 2-0 b"), rules)).toMatchObject([
    { entryId: "a", points: 1, hasLeft: true },
    { entryId: "b" },
  ]);
});

test("only rounds with standings are read", () => {
  const untold = { homeBlacks: null, awayBlacks: null, homeCaptured: null, awayCaptured: null };
  const won = {
    decidedBy: "agreed",
    homeResult: "win",
    awayResult: "loss",
    homeWins: 2,
    awayWins: 0,
  } as const;
  const match = {
    ...untold,
    ...won,
    homeEntryId: "a",
    awayEntryId: "b",
    status: "final",
    deadlineAt: "2026-11-22T05:59:00.000Z",
    scheduledAt: null,
    answerBy: null,
  } as const;
  const rounds = [
    { number: 1, stage: { format: "round-robin" as const, position: 1 }, matches: [match] },
    { number: 1, stage: { format: "knockout" as const, position: 2 }, matches: [match] },
  ];
  expect(resultsOfRounds(tableRounds(rounds))).toMatchObject([{ homeEntryId: "a", round: 1, blacks: null }]);
});
