import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEPAUL } from "../rules/presets/depaul";
import { PRESET_RULES } from "../rules/presets/presets";
import { ruleSheet } from "../rules/rule-sheet";
import { changedSettings } from "../rules/settings/changed-settings";
import { isOwnRuleName, ownRuleFields, printOwnRules } from "../rules/settings/own-rules";
import { SETTING_NAMES, type SettingName } from "../rules/settings/pack";
import { printSettings } from "../rules/settings/print-setting";
import { anyRulePack } from "../testing/rule-packs";
import { rulePackSchema } from "./rule-pack";
import { readSettings } from "./rule-settings";

const rulesOf = (rules: Parameters<typeof ruleSheet>[0]) =>
  ruleSheet(rules).flatMap((section) => section.rules);

describe("a valid rule pack", () => {
  test("is accepted as it is", () => {
    fc.assert(
      fc.property(anyRulePack, (rules) => {
        expect(rulePackSchema.parse(rules)).toEqual(rules);
      }),
    );
  });

  test("comes back from the settings page unchanged", () => {
    fc.assert(
      fc.property(anyRulePack, (rules) => {
        const read = readSettings(rules.preset, typedOf(rules));
        expect(read).toEqual({ ok: true, rules });
        expect(changedSettings(rules, rules)).toEqual([]);
      }),
    );
  });

  test("has a rule sheet of whole sentences, with the same numbers as every other sheet", () => {
    const known = new Map<string, string>();
    fc.assert(
      fc.property(anyRulePack, (rules) => {
        for (const { id, number, title } of rulesOf({ ...rules, ownRules: [] })) {
          expect(`${number} ${title}`).toBe(known.get(id) ?? `${number} ${title}`);
          known.set(id, `${number} ${title}`);
        }
        const texts = ruleSheet({
          ...rules,
          title: "Chess",
          ownRules: [],
          venue: PRESET_RULES.depaul.venue,
        }).flatMap((section) => section.rules.map(({ text }) => text));
        for (const text of texts) expect(text).toMatch(/^[A-Z](?!.*(undefined|null|NaN| {2})).*\.$/);
      }),
    );
  });

  test("differs from another in exactly the settings that are listed", () => {
    fc.assert(
      fc.property(anyRulePack, anyRulePack, (before, after) => {
        const changes = changedSettings(before, after);
        const [from, to] = [printSettings(before), printSettings(after)];
        for (const setting of SETTING_NAMES)
          expect(changes.some((change) => change.setting === setting)).toBe(from[setting] !== to[setting]);
        expect(changes.filter(({ setting }) => isOwnRuleName(setting)).length > 0).toBe(
          JSON.stringify(before.ownRules) !== JSON.stringify(after.ownRules),
        );
      }),
    );
  });
});

/**
 * Values that a director can't set, by setting. A missing choice, or words instead of a number, also gets a message.
 */
const NEVER: Readonly<Record<SettingName, readonly string[]>> = {
  title: ["", "x".repeat(81)],
  authority: ["", "my uncle"],
  "venue.kind": ["", "the pub"],
  "venue.name": ["", "x".repeat(121)],
  "venue.equipment": ["x".repeat(201)],
  "venue.site": ["", "chess"],
  "venue.rated": ["", "sometimes"],
  "venue.provenNames": ["", "perhaps"],
  "venue.foundHours": ["0", "337", "soon"],
  "stages.format": ["", "swiss"],
  "stages.cycles": ["", "0", "3", "two"],
  "stages.groupSize": ["", "2", "13", "many"],
  "stages.split": ["", "alphabet"],
  "stages.advance": ["", "0", "5", "all"],
  "stages.bestNext": ["", "-1", "17", "some"],
  "stages.qualifiers": ["", "1", "65", "4.5", "four"],
  "stages.seeding": ["", "standings", "rating"],
  "stages.thirdPlace": ["", "maybe"],
  "stages.final": ["", "never"],
  "stages.semifinalBestOf": ["2", "7", "three"],
  "stages.finalBestOf": ["2", "7", "three"],
  "stages.levelMatch": ["", "draw"],
  "eligibility.ageOn": ["", "birthday"],
  "schedule.daysPerRound": ["", "0", "29", "1.5", "a week"],
  "schedule.deadlineTime": ["", "24:00", "9:00", "midnight"],
  "schedule.timesPerOffer": ["", "0", "13"],
  "schedule.hoursToPlay": ["", "-1", "25"],
  "schedule.cancelCutoffHours": ["", "-1", "337"],
  "schedule.bookedMinutes": ["", "29", "481", "long"],
  "schedule.marginMinutes": ["", "-1", "121", "long"],
  "schedule.fallback.hoursBefore": ["0", "337", "soon"],
  "schedule.fallback.weekday": ["0", "8", "Sunday"],
  "schedule.fallback.time": ["", "24:00", "noon"],
  "match.bestOf": ["", "2", "7"],
  "match.decidingColors": ["", "toss"],
  "match.stalemate": ["", "win"],
  "match.otherDraws": ["", "win"],
  "match.levelMatch": ["", "coin"],
  "reporting.hoursToAnswer": ["", "0", "337"],
  "reporting.unanswered": ["", "double-forfeit"],
  "reporting.graceHours": ["", "-1", "337"],
  "reporting.hoursToCorrect": ["", "-1", "337"],
  "reporting.otherWays": ["", "pigeon"],
  "reporting.escalateDays": ["", "-1", "31", "soon"],
  "reporting.remindHours": ["0", "48, 48", "1 2 3 4 5", "soon", "400"],
  "forfeits.noShowGraceMinutes": ["", "-1", "121"],
  "forfeits.contactAttempts": ["", "0", "11"],
  "forfeits.hoursBetweenAttempts": ["", "-1", "73"],
  "forfeits.noticeHours": ["0", "169", "a day"],
  "forfeits.noticesPerYear": ["", "-1", "21"],
  "forfeits.noticeMeans": ["", "shrug"],
  "forfeits.strikes": ["0", "11", "three"],
  "withdrawal.annulBelowPercent": ["", "-1", "101", "half"],
  "standings.points.win": ["", "11", "0.3", "-1"],
  "standings.points.draw": ["", "11", "0.25"],
  "standings.points.loss": ["", "11", "-0.5"],
  "standings.points.forfeitWin": ["11", "0.3", "one"],
  "standings.points.forfeitLoss": ["-11", "0.3", "10.5"],
  "standings.points.doubleForfeit": ["-11", "0.3", "10.5"],
  "standings.tieBreaks": ["rating", "wins\nwins"],
  "playoff.leastPercent": ["0", "101", "half"],
  "playoff.leastSportsmanship": ["0", "4.5", "2.7", "good"],
  "playoff.afterForfeit": ["", "maybe"],
  "sportsmanship.ratings": ["", "stars"],
  "sportsmanship.forDefault": ["-1", "5", "1.5", "two"],
  "sportsmanship.forForfeit": ["-1", "5", "1.5", "none"],
  "clock.minutesPerGame": ["0", "301", "long"],
  "clock.secondsAdded": ["", "-1", "181", "a few"],
  "clock.addedAs": ["", "hourglass"],
  "room.clock": ["", "maybe"],
  "room.scoresheet": ["", "maybe"],
  "room.board": ["", "maybe"],
  "room.watch": ["", "friends"],
  "room.minutesBehind": ["", "0", "61", "a few"],
  "clock.secondsPerMove": ["9", "3601", "1.5", "long"],
  "clock.minutesPerMatch": ["4", "601", "an hour"],
  "clock.timeUp": ["", "coin"],
  "clock.pieceValues.pawn": ["", "-1", "21"],
  "clock.pieceValues.knight": ["", "-1", "21"],
  "clock.pieceValues.bishop": ["", "-1", "21"],
  "clock.pieceValues.rook": ["", "-1", "21"],
  "clock.pieceValues.queen": ["", "-1", "21"],
  "clock.promoted": ["", "as-king"],
  "conduct.touchMove": ["", "sometimes"],
  "conduct.illegalMove": ["", "prison"],
};

describe("a rule of the director's own", () => {
  const typed = (fields: Record<string, string>) =>
    readSettings("depaul", { ...typedOf(PRESET_RULES.depaul), ...fields });

  test.each([
    {
      why: "keeps its number when others are removed",
      fields: {
        "ownRules.2.title": " ",
        "ownRules.2.text": "",
        "ownRules.7.title": "Phones",
        "ownRules.7.text": "Off.",
      },
      expected: { ok: true, rules: { ownRules: [{ number: 7, title: "Phones", text: "Off." }] } },
    },
    {
      why: "is one line of plain text",
      fields: { "ownRules.1.title": "Phones", "ownRules.1.text": "Off\n<b>now</b>." },
      expected: { ok: true, rules: { ownRules: [{ number: 1, title: "Phones", text: "Off <b>now</b>." }] } },
    },
    {
      why: "needs a title",
      fields: { "ownRules.3.title": "", "ownRules.3.text": "Off." },
      expected: { ok: false, fields: { "ownRules.3.title": "Give this rule a title." } },
    },
    {
      why: "needs a text",
      fields: { "ownRules.3.title": "Phones", "ownRules.3.text": "" },
      expected: { ok: false, fields: { "ownRules.3.text": expect.stringMatching(/^Write the rule/) } },
    },
    {
      why: "has a maximum length",
      fields: { "ownRules.3.title": "Phones", "ownRules.3.text": "x".repeat(601) },
      expected: { ok: false, fields: { "ownRules.3.text": "Keep this under 600 characters." } },
    },
    {
      why: "is one of twenty at most",
      fields: Object.fromEntries(
        Array.from({ length: 21 }, (_, index) => [
          [`ownRules.${index + 1}.title`, "Phones"],
          [`ownRules.${index + 1}.text`, "Off."],
        ]).flat(),
      ),
      expected: { ok: false, fields: { "ownRules.21.title": expect.stringMatching(/20 rules/) } },
    },
  ])("$why", ({ fields, expected }) => {
    expect(typed(fields as Record<string, string>)).toMatchObject(expected);
  });
});

describe("an invalid rule pack is refused with the field and the reason", () => {
  test.each(SETTING_NAMES)("%s", (setting) => {
    fc.assert(
      fc.property(anyRulePack, fc.constantFrom(...NEVER[setting]), (rules, typed) => {
        fc.pre(printSettings(rules)[setting] !== null);
        const read = readSettings(rules.preset, { ...typedOf(rules), [setting]: typed });
        expect(read.ok).toBe(false);
        if (!read.ok) expect(read.fields[setting]).toMatch(/^[A-Z].*[.]$/);
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    [{ "standings.points.win": "0", "standings.points.draw": "0", "standings.points.loss": "0" }, "win"],
    [{ "standings.points.draw": "2" }, "draw"],
    [{ "standings.points.forfeitWin": "0" }, "forfeitWin"],
    [{ "standings.points.forfeitLoss": "0.5" }, "forfeitLoss"],
    [{ "standings.points.forfeitLoss": "-1" }, "doubleForfeit"],
  ])("settings that don't go together: %o", (typed, field) => {
    const read = readSettings("depaul", { ...typedOf(PRESET_RULES.depaul), ...typed });
    expect(read).toMatchObject({
      ok: false,
      fields: { [`standings.points.${field}`]: expect.stringMatching(/^[A-Z].*\.$/) },
    });
  });

  test.each(["delay", "bronstein"] as const)("an online season with %s, unless it's stored", (addedAs) => {
    const rules = PRESET_RULES["texas-state"];
    const clock = { ...rules.clock, minutesPerGame: 10, secondsAdded: 5, addedAs };
    expect(rules.venue.kind).toBe("online");
    expect(readSettings(rules.preset, typedOf({ ...rules, clock }))).toEqual({
      ok: false,
      fields: { "clock.addedAs": "Online sites can add time only after each move." },
    });
    expect(rulePackSchema.parse({ ...rules, clock }).clock).toEqual(clock);
    const unused = { ...rules, clock: { ...clock, secondsAdded: 0 } };
    expect(readSettings(rules.preset, typedOf(unused))).toEqual({ ok: true, rules: unused });
    const onSite = { ...rules, clock, venue: PRESET_RULES.depaul.venue };
    expect(readSettings(rules.preset, typedOf(onSite))).toEqual({ ok: true, rules: onSite });
  });

  test("more minutes on a clock that players don't have, unless it's stored", () => {
    const rules = { ...DEPAUL, conduct: { ...DEPAUL.conduct, illegalMove: "two-minutes" as const } };
    expect(readSettings("depaul", typedOf(rules))).toEqual({
      ok: false,
      fields: { "conduct.illegalMove": expect.stringContaining("need a clock") },
    });
    expect(rulePackSchema.parse(rules)).toEqual(rules);
    const timed = { ...rules, clock: { ...rules.clock, minutesPerGame: 25 } };
    expect(readSettings("depaul", typedOf(timed))).toEqual({ ok: true, rules: timed });
  });

  test.each([
    { hoursToPlay: 0, graceHours: 0, wait: 0, fits: false },
    { hoursToPlay: 0, graceHours: 1, wait: 45, fits: true },
    { hoursToPlay: 0, graceHours: 1, wait: 46, fits: false },
    { hoursToPlay: 2, graceHours: 0, wait: 105, fits: true },
    { hoursToPlay: 2, graceHours: 0, wait: 106, fits: false },
  ])("no time to report a no-show, unless it's stored: %o", ({ hoursToPlay, graceHours, wait, fits }) => {
    const rules = {
      ...DEPAUL,
      schedule: { ...DEPAUL.schedule, hoursToPlay },
      reporting: { ...DEPAUL.reporting, graceHours },
      forfeits: { ...DEPAUL.forfeits, noShowGraceMinutes: wait },
    };
    const refused = { ok: false, fields: { "schedule.hoursToPlay": expect.stringContaining("a no-show") } };
    expect(readSettings("depaul", typedOf(rules))).toEqual(fits ? { ok: true, rules } : refused);
    expect(rulePackSchema.parse(rules)).toEqual(rules);
  });

  test.each([
    { daysPerRound: 1, deadlineTime: "00:00", hoursToPlay: 0, fits: false },
    { daysPerRound: 1, deadlineTime: "00:01", hoursToPlay: 0, fits: true },
    { daysPerRound: 1, deadlineTime: "02:00", hoursToPlay: 2, fits: false },
    { daysPerRound: 1, deadlineTime: "02:30", hoursToPlay: 2, fits: true },
    { daysPerRound: 2, deadlineTime: "00:00", hoursToPlay: 23, fits: true },
    { daysPerRound: 2, deadlineTime: "00:00", hoursToPlay: 24, fits: false },
  ])("no time to play in a round, unless it's stored: %o", ({ fits, ...round }) => {
    const rules = {
      ...DEPAUL,
      schedule: { ...DEPAUL.schedule, ...round, fallback: null },
      reporting: { ...DEPAUL.reporting, graceHours: 24 },
    };
    const refused = { ok: false, fields: { "schedule.deadlineTime": expect.stringContaining("no time") } };
    expect(readSettings("depaul", typedOf(rules))).toEqual(fits ? { ok: true, rules } : refused);
    expect(rulePackSchema.parse(rules)).toEqual(rules);
  });

  test("settings that don't apply can have any value", () => {
    const typed = { ...typedOf(PRESET_RULES.depaul), "stages.qualifiers": "many", "venue.site": "the pub" };
    expect(readSettings("depaul", typed)).toEqual({ ok: true, rules: PRESET_RULES.depaul });
  });
});

function typedOf(rules: Parameters<typeof printSettings>[0]): Record<string, string> {
  const own = [...printOwnRules(rules)].flatMap(([name, printed]) => {
    const [title = "", text = ""] = printed.split("\n");
    const fields = ownRuleFields(name);
    return [[fields.title, title] as const, [fields.text, text] as const];
  });
  return {
    ...Object.fromEntries(Object.entries(printSettings(rules)).map(([name, value]) => [name, value ?? ""])),
    ...Object.fromEntries(own),
  };
}
