import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { type EffectScene, effectNote, effectsOf, standingsResult } from "./effect";

const LETTERS = ["a", "b", "c", "d"];
const UNTOLD = { homeBlacks: null, awayBlacks: null, homeCaptured: null, awayCaptured: null };
const OPEN = {
  ...UNTOLD,
  status: "with-director",
  decidedBy: null,
  homeResult: null,
  awayResult: null,
} as const;
const WON = {
  ...UNTOLD,
  status: "final",
  decidedBy: "agreed",
  homeResult: "win",
  awayResult: "loss",
} as const;

const RESULTS = [
  standingsResult({ ...WON, id: "m1", homeEntryId: "a", awayEntryId: "c", homeWins: 2, awayWins: 0 }, 1),
  standingsResult({ ...WON, id: "m2", homeEntryId: "b", awayEntryId: "d", homeWins: 2, awayWins: 1 }, 1),
  standingsResult(
    { ...OPEN, id: "m3", homeEntryId: "a", awayEntryId: "b", homeWins: null, awayWins: null },
    2,
  ),
];

const SCENE: EffectScene = {
  entries: LETTERS.map((id) => ({ id, name: id.toUpperCase() })),
  results: RESULTS,
  rules: DEPAUL.standings,
  matchId: "m3",
  parties: ["a", "b"],
  names: { home: "A", away: "B" },
  scores: { home: { home: 2, away: 1 }, away: null },
};

test("each ruling is tried on the table as it is", () => {
  const [home, away, neither] = effectsOf(SCENE);
  expect(home).toEqual({
    heading: "if A wins 2–1",
    rows: [
      { name: "A", now: "1", next: "2", rank: { from: 1, to: 1 } },
      { name: "B", now: "1", next: "1", rank: { from: 2, to: 2 } },
    ],
    others: 0,
  });
  expect(away).toMatchObject({
    heading: "if B wins",
    rows: [
      { name: "A", next: "1", rank: { from: 1, to: 2 } },
      { name: "B", next: "2", rank: { from: 2, to: 1 } },
    ],
  });
  expect(neither).toMatchObject({ heading: "if both lose", rows: [{ next: "1" }, { next: "1" }] });
});

test("others whose rank changes come after the two", () => {
  const [home] = effectsOf({
    ...SCENE,
    matchId: "m4",
    parties: ["d", "c"],
    results: [
      ...RESULTS.slice(0, 2),
      standingsResult(
        { ...OPEN, id: "m4", homeEntryId: "d", awayEntryId: "c", homeWins: null, awayWins: null },
        2,
      ),
    ],
  });
  expect(home?.rows.map(({ name }) => name).slice(0, 2)).toEqual(["D", "C"]);
});

test("a match that isn't decided has no outcome in the standings", () => {
  expect(RESULTS[2]?.outcome).toBeNull();
  expect(RESULTS[0]?.outcome?.score).toEqual({ home: 2, away: 0 });
});

test.each([
  { why: "no playoff is drawn from the standings", isPlayoffDrawn: false, expected: null },
  {
    why: "the playoff is drawn",
    isPlayoffDrawn: true,
    expected:
      "The playoff is drawn. A decision here changes the standings, but not who plays in the playoff.",
  },
])("what a ruling leaves as it is: $why", ({ isPlayoffDrawn, expected }) => {
  expect(effectNote(isPlayoffDrawn)).toBe(expected);
});
