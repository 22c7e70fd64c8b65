import { expect, test } from "vitest";
import { recommendShape, shapeFor } from "../rules/recommend-shape";
import type { Capacity } from "../rules/shape";
import type { StageRules } from "../stage-rules";
import { matchesEach, shapeMisfit, shapeName, shapeRule, whyRecommended } from "./shapes";

const CAPACITY: Capacity = {
  players: 40,
  weeks: 9,
  daysPerRound: 7,
  bookedMinutes: 120,
  tableHoursPerWeek: null,
  present: [],
};
const ROUND_ROBIN = { format: "round-robin", cycles: 1 } as const;
const KNOCKOUT = {
  format: "knockout",
  qualifiers: null,
  thirdPlace: false,
  seeding: "lot",
  final: "by-deadline",
  semifinalBestOf: null,
  finalBestOf: null,
  levelMatch: "one-more-game",
} as const;
const groups = (groupSize: number, advance: number, bestNext: number) =>
  ({ format: "groups", split: "lot", groupSize, cycles: 1, advance, bestNext }) as const;

test.each<{ stages: readonly StageRules[]; name: string; rule: string; each: string }>([
  { stages: [ROUND_ROBIN], name: "Round robin", rule: "Everyone plays everyone once.", each: "39" },
  {
    stages: [{ ...ROUND_ROBIN, cycles: 2 }],
    name: "Double round robin",
    rule: "Everyone plays everyone twice.",
    each: "78",
  },
  {
    stages: [ROUND_ROBIN, { ...KNOCKOUT, qualifiers: 4 }],
    name: "Round robin, then a playoff of 4",
    rule: "Everyone plays everyone once. The first four players advance.",
    each: "39 to 41",
  },
  { stages: [KNOCKOUT], name: "Knockout", rule: "One loss and you’re out.", each: "1 to 6" },
  {
    stages: [groups(5, 2, 0), KNOCKOUT],
    name: "8 groups of 5, then a playoff of 16",
    rule: "The first two players of each group advance.",
    each: "4 to 8",
  },
  {
    stages: [groups(6, 1, 1), KNOCKOUT],
    name: "7 groups of 5 or 6, then a playoff of 8",
    rule: "The winner of each group and the best player ranked 2nd advance.",
    each: "4 to 8",
  },
  {
    stages: [groups(8, 1, 3), KNOCKOUT],
    name: "5 groups of 8, then a playoff of 8",
    rule: "The winner of each group and the best three players ranked 2nd advance.",
    each: "7 to 10",
  },
  {
    stages: [groups(5, 1, 0), KNOCKOUT],
    name: "8 groups of 5, then a playoff of 8",
    rule: "The winner of each group advances.",
    each: "4 to 7",
  },
])("$name", ({ stages, name, rule, each }) => {
  const shape = shapeFor(stages, CAPACITY);
  expect(shapeName(shape, 40)).toBe(name);
  expect(shapeRule(shape)).toBe(rule);
  expect(matchesEach(shape)).toBe(each);
});

test.each([
  {
    why: "there's time to meet once",
    capacity: { players: 10 },
    sentence: "With 10 players, nine weeks are enough for everyone to play everyone.",
  },
  {
    why: "there's time to meet twice",
    capacity: { players: 5, weeks: 10 },
    sentence: "With 5 players, 10 weeks are enough for everyone to play everyone twice.",
  },
  {
    why: "in groups",
    capacity: {},
    sentence:
      "40 players can’t all play each other in nine weeks. In 8 groups of 5, everyone plays at least four matches, and the champion is known on time.",
  },
  {
    why: "too short for groups",
    capacity: { weeks: 6 },
    sentence:
      "In six weeks there isn’t enough time for 40 players to play in groups. Only a knockout ends on time.",
  },
  {
    why: "time to meet once, but too few tables",
    capacity: { players: 10, tableHoursPerWeek: 8 },
    sentence:
      "There aren’t enough tables and boards for 10 players to all play each other. In 2 groups of 5, everyone plays at least four matches, and the champion is known on time.",
  },
  {
    why: "time for groups, but too few tables",
    capacity: { players: 11, weeks: 8, tableHoursPerWeek: 8 },
    sentence:
      "There aren’t enough tables and boards for 11 players to play more matches in eight weeks. Only a knockout fits.",
  },
  {
    why: "too short for anything",
    capacity: { weeks: 4 },
    sentence:
      "No format fits into four weeks. The shortest format is a knockout: six rounds, two weeks too long.",
  },
  {
    why: "too short for anything, and too many for a knockout",
    capacity: { players: 200, weeks: 8 },
    sentence:
      "No format fits into eight weeks. The shortest format is 50 groups of 4, then a playoff of 64: nine rounds, one week too long.",
  },
  {
    why: "too few tables",
    capacity: { tableHoursPerWeek: 10 },
    sentence:
      "There aren’t enough tables and boards for any of these. The fullest round takes at least 32 table hours, and the rec center has 10 in seven days. Make rounds longer, or add tables and boards.",
  },
  { why: "no opponents", capacity: { players: 1 }, sentence: "A division needs at least two players." },
])("why it is recommended: $why", ({ capacity, sentence }) => {
  const all = { ...CAPACITY, ...capacity };
  expect(whyRecommended(recommendShape(all), all)).toBe(sentence);
});

test("what's wrong with a format", () => {
  expect(shapeMisfit(shapeFor([ROUND_ROBIN], CAPACITY), 9)).toBe("30 weeks too long");
  expect(shapeMisfit(shapeFor([KNOCKOUT], { ...CAPACITY, tableHoursPerWeek: 10 }), 9)).toBe(
    "Too few tables or boards",
  );
  expect(shapeMisfit(shapeFor([KNOCKOUT], CAPACITY), 9)).toBeNull();
});
