import { describe, expect, test } from "vitest";
import { clockTime } from "@/lib/shared/dates";
import { counted } from "@/lib/shared/text";
import { printPointsInWords } from "@/lib/standings/rules/print-points";
import { type RulePack, rulePackSchema } from "../input/rule-pack";
import { DEPAUL } from "./presets/depaul";
import { OFFICIAL } from "./presets/official";
import { PRESET_RULES } from "./presets/presets";
import { SESSION_KNOCKOUT } from "./presets/session-knockout";
import { TEXAS_STATE } from "./presets/texas-state";
import { citeRule, findRule, ruleSheet } from "./rule-sheet";
import { duration } from "./rule-words";
import { SETTINGS, type SettingName } from "./settings/pack";
import type { RuleId } from "./settings/rule-ids";

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

test.each([
  [0, "A match that hasn’t been reported when the round closes is a double forfeit"],
  [12, "A match that hasn’t been reported 12 hours after the round closes is a double forfeit"],
])("the rule about unreported matches, which is quoted alone, says by when: grace %d", (grace, words) => {
  const rules = withSetting(DEPAUL, ["reporting", "graceHours"], grace);
  expect(findRule(rules, "unreported")?.text).toContain(words);
});

describe("the DePaul sheet in our words", () => {
  test.each([
    "the rules of the U.S. Chess Federation apply",
    "Every match is played at the Ray Meyer Fitness and Recreation Center",
    "best of three games: the first player with two wins has won it",
    "A round lasts a week. It closes on its last day at 11:59 pm, local time. If the published schedule has other dates, those apply.",
    "until two hours before it",
    "Every suggested time has to be at least two hours before the round closes",
    "stalemate is drawn. It’s recorded but doesn’t count, and it’s played again with colors reversed.",
    "A match can’t be drawn",
    "The other player has two days to confirm",
    "After that, the report can’t be answered or corrected.",
    "goes to the director, because both players have to agree to a win",
    "double forfeit: both players lose",
    "Reminders are sent two days and six hours before",
    "more than 15 minutes late",
    "The absent player is asked first. If they admit it, the match is forfeited. If they contest it or don’t answer within two days, the director decides.",
    "A player can log attempts and ask only while no time is set for the match.",
    "Until two days after both players confirmed a result, either of them can ask for a correction",
    "After two attempts",
    "only if it’s made at least 12 hours after the last one that counted",
    "No move may take longer than two minutes",
    "The players time their moves themselves, or with the clock in the match room.",
    "In the match room, the players can time the game with one phone between them or write down the moves on their own phones.",
    "Everyone can step through the games of a match once its result is confirmed. Before a match begins, either player can turn that off.",
    "A match won is worth 1 point, a match drawn ½ point, and a match lost 0 points.",
    "first by the points from the matches against each other, if all of them have met; then by the number of matches won",
    "A ruling is final.",
  ])("%s", (words) => {
    expect(textOf(DEPAUL)).toContain(words);
  });
});

describe("the Texas State sheet in our words", () => {
  test.each([
    "Every match is played on Chess.com or on a board in the match room. Both players need a Chess.com account.",
    "One player selects “Play A Friend” and invites the other by username.",
    "One of you challenges the other by username.",
    "Every player is one person with one Chess.com username",
    "A round robin, then a single elimination. Everyone plays everyone else in their division once.",
    "The four players at the top of the standings advance",
    "seeded in the order of the standings",
    "A match is a single game.",
    "A match must be completed within one hour of its start. The clocks on Chess.com, as the players set them, keep that time.",
    "decided by captured points: the player who has captured more wins it. If both have captured the same number, it’s drawn.",
    "a pawn 1 point, a knight 3 points, a bishop 3 points, a rook 5 points, and a queen 9 points",
    "A captured piece that was promoted counts as the piece it was promoted to.",
    "A game that ends in stalemate is drawn. It counts half a point",
    "A match that is tied after its last game is drawn. A knockout match that is tied after its last game continues: one more game is played with colors reversed, until someone leads.",
    "Chess.com doesn’t accept illegal moves: the touched piece must move if it can.",
    "the rules of the U.S. Chess Federation apply",
    "less than 50 percent of their round robin matches",
    "A report that isn’t answered in time counts as reported.",
  ])("%s", (words) => {
    expect(textOf(TEXAS_STATE)).toContain(words);
  });

  test("mentions nothing that doesn't exist online: no hall, no board, no handshake", () => {
    const league = textOf(TEXAS_STATE, LEAGUE_SECTIONS);
    expect(league).not.toMatch(/over the board|shake hands|the clock|ID\b|\btable|desk/);
  });
});

describe("when the time for a match is up", () => {
  const LAST = "That game is the last one of the match";
  const best = (of: number, rules = TEXAS_STATE) => withSetting(rules, ["match", "bestOf"], of);
  const replaying = withSetting(TEXAS_STATE, ["match", "otherDraws"], "replay");
  const textAt = (rules: RulePack) => findRule(rules, "time-up")?.text;

  test("a match of several games ends with the game in progress", () => {
    expect(textAt(TEXAS_STATE)).not.toContain(LAST);
    expect(textAt(best(3))).toContain(`it’s drawn. ${LAST}: the player who leads then has won it.`);
    expect(textAt(best(3))).not.toContain("played again");
  });

  test("and a drawn game isn't played again", () => {
    expect(textAt(replaying)).toContain("isn’t played again. It counts half a point for each player.");
    expect(textAt(replaying)).toContain(LAST);
  });

  test("so a match can be tied even if draws are replayed", () => {
    const rules = withSetting(replaying, ["match", "stalemate"], "replay");
    expect(findRule(rules, "level-match")?.text).toContain(
      "A match that is tied after its last game is drawn.",
    );
  });

  test("the director decides it all where the rules say so", () => {
    const rules = withSetting(best(3), ["clock", "timeUp"], "director");
    expect(textAt(rules)).toBe("The game in progress goes to the director, who decides it.");
  });
});

describe("the school's knockout sheet in our words", () => {
  test.each([
    "Single elimination in each division: a player who loses a match is out",
    "The final of each division is held during the session",
    "All equipment is provided.",
    "Players umpire their own matches.",
    "Players are seeded by lot.",
    "younger than the limit on the first day of the season",
    "A match that is tied after its last game continues",
    "A player who leaves during the knockout forfeits",
    "Players eliminated in the same round share a rank.",
  ])("%s", (words) => {
    expect(textOf(SESSION_KNOCKOUT)).toContain(words);
  });

  test("has no standings and counts no points", () => {
    expect(textOf(SESSION_KNOCKOUT)).not.toMatch(/match won is worth|ranked|plays everyone/);
  });
});

describe("the official rules in our words", () => {
  test.each([
    "the rules of FIDE (the Laws of Chess) apply",
    "a light square in the right-hand corner",
    "each queen is on her own color",
    "White moves first, then the players take turns.",
    "by agreement, by threefold repetition, by the fifty-move rule, or in a dead position. It counts half a point",
    "A player can resign at any time.",
    "It’s bad manners to play on in a hopeless position",
    "helps only against a rook, bishop, or queen",
    "don’t use the fifty-move rule",
    "each move takes it to a square of the other color",
    "a bishop on light squares and one on dark squares",
    "a player who runs out of time loses",
    "only on the very next move.",
    "two queens are fine. Choosing a piece other than a queen is called underpromotion.",
    "Castling out of check isn’t allowed.",
    "Neither may have moved before, and there can’t be a piece between them. The king can’t be in check, cross an attacked square, or end up on one.",
  ])("%s", (words) => {
    expect(textOf(OFFICIAL)).toContain(words);
  });
});

test("where drawn games count, points win a match of several games, not wins", () => {
  const rules = withSetting(DEPAUL, ["match", "otherDraws"], "half");
  expect(findRule(rules, "length")?.text).toBe(
    "A match is a best of three games. A win counts one point, and the first player with more than 1½ points has won the match. Then it ends, and no further game is played.",
  );
  expect(findRule(withSetting(rules, ["match", "bestOf"], 5), "length")?.text).toContain("than 2½ points");
});

test("a no-show that isn't answered counts where unanswered reports do", () => {
  expect(findRule(TEXAS_STATE, "not-coming")?.text).toContain(
    "If they admit it or don’t answer within two days, the match is forfeited. If they contest it, the director decides.",
  );
});

test("a result that counted by itself can be corrected, too", () => {
  const found = ", or after a result that the league found has counted automatically, either of them";
  const rules = withSetting(TEXAS_STATE, ["venue", "foundHours"], 24);
  expect(findRule(rules, "corrections")?.text).toContain(found);
  const confirmed = withSetting(TEXAS_STATE, ["venue", "foundHours"], null);
  expect(findRule(confirmed, "corrections")?.text).not.toContain("found");
});

test("a game lost by illegal moves says how it's reported", () => {
  const rules = withSetting(DEPAUL, ["conduct", "illegalMove"], "second-loses");
  expect(findRule(rules, "illegal-moves")?.text).toContain("loses it. Report it as a resignation.");
});

test("if captured points break ties, the sheet gives their values even without a time limit", () => {
  const rules = withSetting(DEPAUL, ["standings", "tieBreaks"], ["captured-points"]);
  expect(textOf(DEPAUL)).not.toContain("aptured piece");
  expect(textOf(rules)).toContain("a rook 5 points, and a queen 9 points");
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

test.each([
  { ways: "none", office: { contactEmail: "im@campus.example" }, said: undefined },
  {
    ways: "email",
    office: { contactEmail: "im@campus.example" },
    said: "A player can email the result of every game to the office at im@campus.example, with a copy to the opponent, who replies to both. The office enters the result once both players have agreed to it. It has to be entered by the same deadline, so allow for office hours.",
  },
  {
    ways: "desk",
    office: null,
    said: "Players can hand in a paper score slip, signed by both, at the front desk. The office enters the result once both players have agreed to it. It has to be entered by the same deadline, so allow for office hours.",
  },
  {
    ways: "email-or-desk",
    office: null,
    said: expect.stringMatching(/to the office, with .* signed by both, at the front desk\./),
  },
])("reporting by $ways", ({ ways, office, said }) => {
  const rules = withSetting(DEPAUL, ["reporting", "otherWays"], ways);
  const rule = ruleSheet(rules, office)[3]?.rules.find(({ id }) => id === "other-ways");
  expect(rule?.text).toEqual(said);
  expect(rule?.number).toBe(said && "4.8");
});

test.each(PRESETS_ALL)("every text of $preset is made of whole sentences", (rules) => {
  for (const line of textOf(rules).split("\n")) expect(line).toMatch(/^[A-Z].*\.$/);
  expect(textOf(rules)).not.toMatch(/undefined|null|NaN| {2}/);
});

test.each([
  { rules: DEPAUL, board: false, said: "at the Ray Meyer Fitness and Recreation Center, over the board." },
  { rules: OFFICIAL, board: true, said: "Center, over the board, or on a board in the match room." },
  { rules: TEXAS_STATE, board: false, said: "played on Chess.com. Both players need a Chess.com account." },
  { rules: TEXAS_STATE, board: true, said: "played on Chess.com or on a board in the match room. Both" },
])("$rules.preset says where to play, with a board in Rookery: $board", ({ rules, board, said }) => {
  const room = { clock: false, scoresheet: false, board };
  const changed = { ...rules, room: { ...rules.room, ...room } };
  expect(findRule(changed, "where-to-play")?.text).toContain(said);
  expect(findRule(changed, "match-room") !== undefined).toBe(board);
  if (rules.venue.kind === "on-site")
    expect(findRule(changed, "no-help")?.text.includes("except for the match room")).toBe(board);
});

test("where notice gives more days, the sheet says that it doesn't move what only the director can move", () => {
  const noticed = withSetting(DEPAUL, ["forfeits", "noticeHours"], 24);
  const giving = (means: string) =>
    findRule(
      withSetting(
        withSetting(noticed, ["forfeits", "noticesPerYear"], 2),
        ["forfeits", "noticeMeans"],
        means,
      ),
      "notice",
    )?.text;
  expect(giving("more-days")).toContain("It doesn’t move a match whose time and place the league set");
  expect(giving("default")).not.toContain("only the director can");
});

test("where notice is taken from no one, the sheet doesn't mention it", () => {
  const rules = withSetting(
    withSetting(DEPAUL, ["forfeits", "noticeHours"], 24),
    ["forfeits", "noticesPerYear"],
    0,
  );
  expect(ruleSheet(rules)[4]?.rules.map(({ id }) => id)).not.toContain("notice");
});
test.each([["schedule.hoursToPlay", "No suggested time can be after the round closes."]])(
  "%s can be off, and the sheet says so",
  (path, words) => {
    expect(JSON.stringify(ruleSheet(withSetting(DEPAUL, path.split("."), 0)))).toContain(words);
  },
);

test.each([
  [duration(48), "two days"],
  [duration(36), "36 hours"],
  [duration(1), "one hour"],
  [duration(90 / 3600), "90 seconds"],
  [duration(120 / 3600), "two minutes"],
  [counted(0, "minute"), "no minutes"],
  [printPointsInWords(2.5), "2½ points"],
  [printPointsInWords(-0.5), "−½ point"],
  [printPointsInWords(-2), "−2 points"],
  [clockTime("00:05"), "12:05 am"],
  [clockTime("12:00"), "12:00 pm"],
])("%s", (printed, expected) => {
  expect(printed).toBe(expected);
});

/** The sections that depend on the rule pack; the others describe the game itself. */
const LEAGUE_SECTIONS = [1, 2, 3, 4, 5, 6, 7, 11];

function textOf(rules: RulePack, sections?: readonly number[]): string {
  return ruleSheet(rules)
    .filter(({ number }) => sections?.includes(number) ?? true)
    .flatMap((section) => section.rules.map((rule) => rule.text))
    .join("\n");
}

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

test("the match for third place has the length and the session of the final", () => {
  const final = { ...playoff, finalBestOf: 5, final: "session", thirdPlace: true };
  const rules = { ...TEXAS_STATE, stages: [league, final] } as RulePack;
  expect(findRule(rules, "length")?.text).toContain(
    "The final and the match for third place are each a best of five games.",
  );
  expect(findRule(rules, "final")?.text).toMatch(/^The final and the match for third place of each division/);
});

test("under US Chess, a few pieces don't win on time without a forced win (14E)", () => {
  const timed: RulePack = { ...DEPAUL, clock: { ...DEPAUL.clock, minutesPerGame: 25 } };
  const drawn = /It’s also a draw if the opponent has only a king and one bishop or knight/;
  expect(findRule(timed, "game-time")?.text).toMatch(drawn);
  expect(findRule({ ...timed, authority: "fide" }, "game-time")?.text).not.toMatch(drawn);
});

test("the game in brief is that of US Chess where it decides: draws by agreement (14B) and on time (14E)", () => {
  const brief = (authority: RulePack["authority"]) => textOf({ ...DEPAUL, authority }, [10]);
  expect(brief("us-chess")).toContain("no way left to checkmate. Then it’s a draw. It’s also a draw if");
  expect(brief("us-chess")).not.toContain("once each of them has made a move");
  expect(brief("fide")).toContain("once each of them has made a move");
  expect(brief("fide")).not.toContain("It’s also a draw");
});

test.each([
  {
    uses: { clock: false, board: false },
    move: "; the league doesn’t measure them.",
    match: "; the league doesn’t measure it.",
  },
  {
    uses: { clock: true, board: false },
    move: "themselves, or with the clock in the match room.",
    match:
      "themselves. In the match room, that time runs from the start of the first game. The room’s clock shows what’s left.",
  },
  {
    uses: { clock: false, board: true },
    move: "themselves, or on the board in the match room.",
    match:
      "themselves. In the match room, that time runs from the start of the first game. On the room’s board, the game in progress ends when it’s up.",
  },
])("the sheet says that the match room measures the time: $uses", ({ uses, move, match }) => {
  const clock = { ...OFFICIAL.clock, secondsPerMove: 120, minutesPerMatch: 60 };
  const rules: RulePack = { ...OFFICIAL, clock, room: { ...OFFICIAL.room, ...uses } };
  expect(findRule(rules, "move-time")?.text.endsWith(move)).toBe(true);
  expect(findRule(rules, "match-limit")?.text.endsWith(match)).toBe(true);
});

test("a sheet mentions defaults only if advance notice can lead to one", () => {
  const conditional = withSetting(TEXAS_STATE, ["playoff", "afterForfeit"], "stays-out");
  const noticed = withSetting(conditional, ["forfeits", "noticeHours"], 24);
  const defaults = (rules: RulePack) =>
    ["sportsmanship-ratings", "playoff-conditions"].map((id) =>
      /default/.test(findRule(rules, id as RuleId)?.text ?? ""),
    );
  expect(defaults(conditional)).toEqual([false, false]);
  expect(defaults(noticed)).toEqual([true, true]);
  expect(defaults(withSetting(noticed, ["forfeits", "noticesPerYear"], 0))).toEqual([false, false]);
  expect(defaults(withSetting(noticed, ["forfeits", "noticeMeans"], "more-days"))).toEqual([false, false]);
});

test("where a tied match continues, its additional games get the time for a match again", () => {
  const again = (rules: RulePack) =>
    findRule(rules, "match-limit")?.text.includes(
      "If a tied match continues, each additional game gets that time again.",
    );
  const [robin, knockout] = TEXAS_STATE.stages;
  expect(again(TEXAS_STATE)).toBe(true);
  expect(again(withSetting(TEXAS_STATE, ["stages"], [robin]))).toBe(false);
  expect(again(withSetting(TEXAS_STATE, ["stages"], [robin, { ...knockout, levelMatch: "director" }]))).toBe(
    false,
  );
});

test("a found result can count sooner than after its hours: at the deadline for reports", () => {
  expect(findRule(TEXAS_STATE, "found-games")?.text).toContain(
    "within two days, or by the deadline for reports if that’s sooner, the result it found counts.",
  );
});

test("in a knockout, the match page says who has White, because a bracket is in the order of its lines", () => {
  const said = (rules: RulePack) =>
    findRule(rules, "colors")?.text.includes(
      "On a bracket, the order of the names doesn’t say who has White",
    );
  expect(said(DEPAUL)).toBe(false);
  expect(said(TEXAS_STATE)).toBe(true);
  expect(said(SESSION_KNOCKOUT)).toBe(true);
});
