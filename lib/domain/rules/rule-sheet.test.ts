import { describe, expect, test } from "vitest";
import { type RulePack, rulePackSchema } from "@/lib/schemas/rule-pack";
import { DEPAUL } from "./depaul";
import { citeRule, ruleSheet } from "./rule-sheet";
import { clockTime, counted, duration, points } from "./rule-words";

/** Another value for every setting there is. The preset's name and the kind of venue know one value only. */
const CHANGES: Record<string, unknown> = {
  title: "Spring chess",
  authority: "fide",
  "venue.name": "Courtside Lounge",
  "venue.equipment": "Bring your own board.",
  "match.bestOf": 5,
  "match.stalemate": "half",
  "match.otherDraws": "half",
  "clock.secondsPerMove": null,
  "schedule.daysPerRound": 14,
  "schedule.deadlineTime": "20:00",
  "schedule.cancelCutoffHours": 24,
  "schedule.timesPerOffer": 3,
  "schedule.hoursToPlay": 4,
  "reporting.hoursToAnswer": 36,
  "reporting.unanswered": "stands",
  "reporting.graceHours": 12,
  "reporting.remindHours": [24],
  "forfeits.noShowGraceMinutes": 20,
  "forfeits.contactAttempts": 3,
  "forfeits.hoursBetweenAttempts": 24,
  "standings.points.win": 3,
  "standings.points.draw": 1,
  "standings.points.loss": 0.5,
  "standings.tieBreaks": ["wins", "direct-encounter"],
};
const WITHOUT_CHOICE = ["preset", "venue.kind"];
/** Settings whose words are still to be written. */
const NOT_YET = [
  "stages",
  "match.levelMatch",
  "match.decidingColors",
  "clock.minutesPerMatch",
  "clock.timeUp",
  "clock.pieceValues.pawn",
  "clock.pieceValues.knight",
  "clock.pieceValues.bishop",
  "clock.pieceValues.rook",
  "clock.pieceValues.queen",
  "clock.promoted",
  "standings.points.forfeitWin",
  "standings.points.forfeitLoss",
  "standings.points.doubleForfeit",
  "withdrawal.annulBelowPercent",
  "eligibility.ageOn",
  "conduct.touchMove",
  "conduct.illegalMove",
];

describe("every setting shows in the text", () => {
  test.each(Object.entries(CHANGES))("%s", (path, value) => {
    const changed = rulePackSchema.parse(withSetting(DEPAUL, path.split("."), value));
    expect(ruleSheet(changed)).not.toEqual(ruleSheet(DEPAUL));
  });

  test("and this list has them all", () => {
    expect([...Object.keys(CHANGES), ...WITHOUT_CHOICE, ...NOT_YET].sort()).toEqual(
      settingsOf(DEPAUL).sort(),
    );
  });
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
    const titlesOf = (rules: RulePack) => ruleSheet(rules).flatMap((section) => section.rules.map(citeRule));
    for (const [path, value] of Object.entries(CHANGES)) {
      expect(titlesOf(withSetting(DEPAUL, path.split("."), value))).toEqual(titlesOf(DEPAUL));
    }
  });

  test("sections count from 1, and their rules within them", () => {
    ruleSheet(DEPAUL).forEach((section, index) => {
      expect(section.number).toBe(index + 1);
      expect(section.rules[0]?.number).toBe(`${index + 1}.1`);
    });
  });
});

describe("the DePaul sheet in our words", () => {
  const text = ruleSheet(DEPAUL)
    .flatMap((section) => section.rules.map((rule) => rule.text))
    .join("\n");

  test.each([
    "the rules of the U.S. Chess Federation decide",
    "Every match is played at the Ray Meyer Fitness and Recreation Center",
    "best of three games: whoever has two wins first",
    "A round lasts a week. It closes on its last day at 11:59 pm",
    "until two hours before it",
    "No offered time lies later than two hours before the round closes",
    "stalemate is drawn. It is recorded, does not count, and is played again with colors reversed.",
    "A match cannot be drawn",
    "The other player has two days to approve it",
    "After that neither an answer nor a correction is taken.",
    "goes to the director, because a win needs both players",
    "double forfeit: both players lose",
    "Reminders are sent two days and six hours before",
    "more than 15 minutes late",
    "After two attempts",
    "only if it is made at least 12 hours after the last one that counted",
    "No move may take longer than two minutes",
    "A won match is worth 1 point, a drawn match ½ point, a lost match 0 points.",
    "first by the points from the matches among themselves, if all of them have met; then by the number of matches won",
    "A ruling is final.",
  ])("%s", (words) => {
    expect(text).toContain(words);
  });

  test("every text is made of whole sentences", () => {
    for (const line of text.split("\n")) expect(line).toMatch(/^[A-Z].*\.$/);
    expect(text).not.toMatch(/undefined|null|NaN| {2}/);
  });
});

test.each([
  ["schedule.hoursToPlay", "No offered time lies after the round closes."],
  ["forfeits.hoursBetweenAttempts", "Attempts count however close together they are made."],
])("%s can be off, and is said to be", (path, words) => {
  expect(JSON.stringify(ruleSheet(withSetting(DEPAUL, path.split("."), 0)))).toContain(words);
});

test.each([
  [duration(48), "two days"],
  [duration(36), "36 hours"],
  [duration(1), "one hour"],
  [duration(90 / 3600), "90 seconds"],
  [duration(120 / 3600), "two minutes"],
  [counted(0, "minute"), "no minutes"],
  [points(2.5), "2½ points"],
  [clockTime("00:05"), "12:05 am"],
  [clockTime("12:00"), "12:00 pm"],
])("%s", (printed, expected) => {
  expect(printed).toBe(expected);
});

function withSetting(rules: RulePack, path: readonly string[], value: unknown): RulePack {
  const copy = structuredClone(rules) as unknown as Record<string, unknown>;
  let at = copy;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>;
  at[path.at(-1) ?? ""] = value;
  return copy as unknown as RulePack;
}

/** The paths of all settings; a list is one setting. */
function settingsOf(part: object, before = ""): string[] {
  return Object.entries(part).flatMap(([key, value]) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? settingsOf(value, `${before}${key}.`)
      : [`${before}${key}`],
  );
}
