import { expect, test } from "vitest";
import { DEPAUL } from "../presets/depaul";
import { OFFICIAL } from "../presets/official";
import { TEXAS_STATE } from "../presets/texas-state";
import { findRule } from "../rule-sheet";

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
