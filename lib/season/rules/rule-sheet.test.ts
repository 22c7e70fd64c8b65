import { describe, expect, test } from "vitest";
import { type RulePack, rulePackSchema } from "../input/rule-pack";
import { LEAGUE_SECTIONS, textOf } from "../testing/sheet-text";
import { withSetting } from "../testing/with-setting";
import { DEPAUL } from "./presets/depaul";
import { PRESET_RULES } from "./presets/presets";
import { SESSION_KNOCKOUT } from "./presets/session-knockout";
import { TEXAS_STATE } from "./presets/texas-state";
import { citeRule, findRule, ruleSheet } from "./rule-sheet";
import { SETTINGS, type SettingName } from "./settings/pack";

type Change = [path: string, value: unknown, from?: RulePack];

const [league, playoff] = TEXAS_STATE.stages;
const twice = { format: "round-robin", cycles: 2 } as const;
const [finals] = SESSION_KNOCKOUT.stages;

/** Another value for every setting, and a preset whose sheet it changes. */
const CHANGES: Change[] = [
  ["title", "Spring chess"],
  ["authority", "fide"],
  ["venue.name", "Courtside Lounge"],
  ["venue.equipment", "Bring your own board."],
  ["venue.site", "lichess", TEXAS_STATE],
  ["venue.rated", "rated", TEXAS_STATE],
  ["venue.provenNames", true, TEXAS_STATE],
  ["venue.foundHours", null, TEXAS_STATE],
  ["stages", [twice]],
  ["stages", [league], TEXAS_STATE],
  ["stages", [league, { ...playoff, qualifiers: 8 }], TEXAS_STATE],
  ["stages", [league, { ...playoff, thirdPlace: true }], TEXAS_STATE],
  ["stages", [league, { ...playoff, semifinalBestOf: 3 }], TEXAS_STATE],
  ["stages", [league, { ...playoff, finalBestOf: 5 }], TEXAS_STATE],
  ["stages", [league, { ...playoff, levelMatch: "director" }], TEXAS_STATE],
  ["stages", [league, { ...playoff, final: "session" }], TEXAS_STATE],
  ["stages", [{ ...finals, seeding: "registration" }], SESSION_KNOCKOUT],
  ["match.bestOf", 5],
  ["match.stalemate", "half"],
  ["match.otherDraws", "half"],
  ["match.levelMatch", "director", TEXAS_STATE],
  ["match.decidingColors", "alternate"],
  ["clock.secondsPerMove", null],
  ["clock.minutesPerMatch", 90],
  ["clock.minutesPerMatch", null, TEXAS_STATE],
  ["clock.minutesPerGame", 25],
  ["clock.secondsAdded", 5, { ...DEPAUL, clock: { ...DEPAUL.clock, minutesPerGame: 25 } }],
  ["clock.addedAs", "delay", { ...DEPAUL, clock: { ...DEPAUL.clock, minutesPerGame: 25, secondsAdded: 5 } }],
  ["room.clock", false],
  ["room.scoresheet", false],
  ["room.board", true],
  ["room.watch", "live"],
  ["room.watch", "nobody", TEXAS_STATE],
  ["room.minutesBehind", 10, TEXAS_STATE],
  ["clock.timeUp", "draw", TEXAS_STATE],
  ["clock.pieceValues.pawn", 2, TEXAS_STATE],
  ["clock.pieceValues.knight", 4, TEXAS_STATE],
  ["clock.pieceValues.bishop", 4, TEXAS_STATE],
  ["clock.pieceValues.rook", 6, TEXAS_STATE],
  ["clock.pieceValues.queen", 10, TEXAS_STATE],
  ["clock.promoted", "as-pawn", TEXAS_STATE],
  ["schedule.daysPerRound", 14],
  ["schedule.deadlineTime", "20:00"],
  ["schedule.cancelCutoffHours", 24],
  ["schedule.timesPerOffer", 3],
  ["schedule.hoursToPlay", 4],
  ["schedule.bookedMinutes", 90],
  ["schedule.marginMinutes", 30, TEXAS_STATE],
  ["schedule.fallback", { hoursBefore: 48, weekday: 6, time: "14:00" }],
  ["reporting.hoursToAnswer", 36],
  ["reporting.unanswered", "stands"],
  ["reporting.graceHours", 12],
  ["reporting.remindHours", [24]],
  ["reporting.hoursToCorrect", 24],
  ["reporting.otherWays", "desk"],
  ["reporting.escalateDays", 5],
  ["forfeits.noShowGraceMinutes", 20],
  ["forfeits.contactAttempts", 3],
  ["forfeits.hoursBetweenAttempts", 24],
  ["forfeits.noticeHours", 24],
  ["forfeits.noticesPerYear", 2, withSetting(DEPAUL, ["forfeits", "noticeHours"], 24)],
  ["forfeits.noticeMeans", "more-days", withSetting(DEPAUL, ["forfeits", "noticeHours"], 24)],
  ["forfeits.strikes", 2],
  ["standings.points.win", 3],
  ["standings.points.draw", 0],
  ["standings.points.loss", 0.5],
  ["standings.points.forfeitWin", 0.5],
  ["standings.points.forfeitLoss", -1, withSetting(DEPAUL, ["standings", "points", "doubleForfeit"], -2)],
  ["standings.points.doubleForfeit", -0.5],
  ["standings.tieBreaks", ["wins", "direct-encounter"]],
  ["playoff.leastPercent", 60, TEXAS_STATE],
  ["playoff.leastSportsmanship", 2.5, TEXAS_STATE],
  ["playoff.afterForfeit", "advances", TEXAS_STATE],
  ["sportsmanship.ratings", "opponents"],
  ["sportsmanship.forDefault", 3, withSetting(TEXAS_STATE, ["forfeits", "noticeHours"], 24)],
  ["sportsmanship.forForfeit", null, TEXAS_STATE],
  ["withdrawal.annulBelowPercent", 75],
  ["eligibility.ageOn", "new-year"],
  ["conduct.touchMove", false],
  ["conduct.illegalMove", "two-minutes"],
  ["ownRules", [{ number: 3, title: "Phones", text: "Phones stay off." }]],
];
const WITHOUT_CHOICE = ["preset", "venue.kind"];
const PRESETS_ALL = Object.values(PRESET_RULES);

describe("every setting shows in the text", () => {
  test.each<Change>(CHANGES)("%s: %j", (path, value, from = DEPAUL) => {
    const changed = rulePackSchema.parse(withSetting(from, path.split("."), value));
    expect(ruleSheet(changed)).not.toEqual(ruleSheet(from));
  });

  test.each(CHANGES.filter(([path]) => path in SETTINGS))(
    "%s: %j shows in the rule that its descriptor names",
    (path, value, from = DEPAUL) => {
      const { rule } = SETTINGS[path as SettingName];
      const changed = withSetting(from, path.split("."), value);
      expect(findRule(changed, rule)).not.toEqual(findRule(from, rule));
    },
  );

  test("and this list has them all", () => {
    const settings = new Set(PRESETS_ALL.flatMap((rules) => settingsOf(rules)));
    const listed = new Set([...CHANGES.map(([path]) => path), ...WITHOUT_CHOICE]);
    expect([...listed].sort()).toEqual([...settings].sort());
  });
});

test("groups have tables: their sheet says points, tie-breaks, who leaves, and how they seed the playoff", () => {
  const groups = {
    format: "groups",
    groupSize: 5,
    split: "lot",
    cycles: 1,
    advance: 2,
    bestNext: 0,
  } as const;
  const rules = { ...TEXAS_STATE, stages: [groups, { ...playoff, qualifiers: null }] } as RulePack;
  for (const id of ["points", "equal-points", "what-counts", "leaving", "level-match"] as const)
    expect(findRule(rules, id), id).toEqual(findRule(TEXAS_STATE, id));
  expect(findRule(rules, "knockout")?.text).toMatch(/^The winners of groups are seeded first/);
  expect(findRule(rules, "knockout")?.text).toContain("lots decide who advances");
});

describe("numbers", () => {
  const numbersOf = (rules: RulePack) =>
    ruleSheet(rules).flatMap((section) => section.rules.map(({ number }) => number));

  test("no two rules share a number or a way to be cited", () => {
    const cited = ruleSheet(DEPAUL).flatMap((section) => section.rules.map(citeRule));
    expect(new Set(numbersOf(DEPAUL)).size).toBe(cited.length);
    expect(new Set(cited).size).toBe(cited.length);
  });

  test("no setting shifts a number, so that an old ruling still names its rule", () => {
    const all = [
      ...PRESETS_ALL,
      ...CHANGES.map(([path, value, from = DEPAUL]) => withSetting(from, path.split("."), value)),
    ];
    const known = new Map<string, string>();
    for (const rule of all.flatMap((rules) => ruleSheet(rules).flatMap((section) => section.rules))) {
      expect(citeRule(rule)).toBe(known.get(rule.id) ?? citeRule(rule));
      known.set(rule.id, citeRule(rule));
    }
    expect(new Set(known.values()).size).toBe(known.size);
  });

  test("a rule that says only that something doesn't exist is left out, with its number", () => {
    const numbersIn = (rules: RulePack, section: number) =>
      ruleSheet(rules)[section - 1]?.rules.map(({ number }) => number);
    expect(numbersIn(DEPAUL, 1)).toEqual(["1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "1.8"]);
    expect(numbersIn(TEXAS_STATE, 1)?.at(-1)).toBe("1.9");
    expect(numbersIn(SESSION_KNOCKOUT, 6)).toEqual(["6.3", "6.4"]);
    for (const rules of PRESETS_ALL)
      expect(textOf(rules, LEAGUE_SECTIONS)).not.toMatch(/^(There (is|are) no|No reminders|No username)/m);
  });

  test.each([
    ["sportsmanship", "1.5 Good sportsmanship"],
    ["calling-off", "2.4 Canceling"],
    ["level-match", "3.5 A tied match"],
    ["approval", "4.2 Confirmation"],
    ["reminders", "4.7 Reminders"],
    ["forfeit-worth", "5.4 What a forfeit is worth"],
    ["what-counts", "6.4 What counts"],
    ["no-help", "7.4 No help"],
    ["capturing", "8.8 Capturing"],
    ["castling", "9.3 Castling"],
    ["resigning", "10.6 Resigning and agreeing"],
    ["no-rule", "11.5 Cases no rule covers"],
  ])("rulings cite the rule %s as %s, and its number stays", (id, cited) => {
    const rule = ruleSheet(DEPAUL)
      .flatMap((section) => section.rules)
      .find((each) => each.id === id);
    expect(rule && citeRule(rule)).toBe(cited);
  });

  test("sections count from 1, and their rules within them", () => {
    ruleSheet(TEXAS_STATE).forEach((section, index) => {
      expect(section.number).toBe(index + 1);
      expect(section.rules[0]?.number).toMatch(new RegExp(`^${index + 1}\\.[12]$`));
    });
  });
});

test("the director's own rules come last, under their own numbers, and can be cited", () => {
  const rules = withSetting(DEPAUL, ["ownRules"], [{ number: 3, title: "Phones", text: "Phones stay off." }]);
  const last = ruleSheet(rules).at(-1);
  expect(last).toMatchObject({
    number: 12,
    title: "House rules",
    rules: [{ id: "own-3", text: "Phones stay off." }],
  });
  expect(last?.rules.map(citeRule)).toEqual(["12.3 Phones"]);
});

test.each(PRESETS_ALL)("every text of $preset is made of whole sentences", (rules) => {
  for (const line of textOf(rules).split("\n")) expect(line).toMatch(/^[A-Z].*\.$/);
  expect(textOf(rules)).not.toMatch(/undefined|null|NaN| {2}/);
});

/** The paths of all settings; a list is one setting. */
function settingsOf(part: object, before = ""): string[] {
  return Object.entries(part).flatMap(([key, value]) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? settingsOf(value, `${before}${key}.`)
      : [`${before}${key}`],
  );
}
