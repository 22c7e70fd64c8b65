import { describe, expect, test } from "vitest";
import type { RulePack } from "../../input/rule-pack";
import { textOf } from "../../testing/sheet-text";
import { withSetting } from "../../testing/with-setting";
import { DEPAUL } from "../presets/depaul";
import { OFFICIAL } from "../presets/official";
import { TEXAS_STATE } from "../presets/texas-state";
import { findRule } from "../rule-sheet";

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

test("a game lost by illegal moves says how it's reported", () => {
  const rules = withSetting(DEPAUL, ["conduct", "illegalMove"], "second-loses");
  expect(findRule(rules, "illegal-moves")?.text).toContain("loses it. Report it as a resignation.");
});

test("if captured points break ties, the sheet gives their values even without a time limit", () => {
  const rules = withSetting(DEPAUL, ["standings", "tieBreaks"], ["captured-points"]);
  expect(textOf(DEPAUL)).not.toContain("aptured piece");
  expect(textOf(rules)).toContain("a rook 5 points, and a queen 9 points");
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
