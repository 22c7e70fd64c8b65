import { expect, test } from "vitest";
import { describeEvents } from "@/lib/match/words/describe-event";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { reservedBoard, reservedVenue } from "./reserved";

const SATURDAY_4_PM = "2026-11-21T22:00:00.000Z";
const at = "2026-11-18T16:00:00.000Z";
const stored = (seq: number, event: Parameters<typeof describeEvents>[0][number]["event"]) => ({
  seq,
  at,
  actorUserId: null,
  event,
});
const PAIRED = stored(1, { type: "MatchPaired", deadlineAt: "2026-11-23T05:59:00.000Z" });
const story = { home: "Amara Osei", away: "Theo Lindqvist", zone: "America/Chicago", rules: DEPAUL };

test("what is held, in words", () => {
  const reserved = { place: "Courtside Lounge", table: "Table 3", board: "Set 12" };
  expect(reservedVenue(reserved)).toBe("Courtside Lounge, Table 3");
  expect(reservedVenue({ ...reserved, table: null })).toBe("Courtside Lounge");
  expect(reservedBoard(reserved)).toBe("Set 12 is reserved for you.");
  expect(reservedBoard(reserved, "6:00 pm")).toBe("Set 12 is reserved for you until 6:00 pm.");
  expect(reservedBoard({ ...reserved, board: null })).toBeNull();
});

test("the scoresheet names the table of the current agreed time only", () => {
  const agreed = stored(2, { type: "TimeAgreed", by: "away", scheduledAt: SATURDAY_4_PM });
  const told = (reserved?: { at: string; table: string | null }) =>
    describeEvents([PAIRED, agreed], { ...story, reserved })[1]?.words;
  expect(told({ at: SATURDAY_4_PM, table: "Table 3" })).toMatchObject({
    act: "Picked Sat, 4:00 pm",
    note: "Table 3 reserved",
  });
  expect(told({ at, table: "Table 3" })).not.toHaveProperty("note");
  expect(told()).not.toHaveProperty("note");
});

test("a time set by the league is called that, with the table", () => {
  const set = stored(2, { type: "TimeDefaulted", scheduledAt: SATURDAY_4_PM });
  const reserved = { at: SATURDAY_4_PM, table: "Table 3" };
  expect(describeEvents([PAIRED, set], { ...story, reserved })[1]?.words).toEqual({
    kind: "league",
    text: "No time was agreed, so the league set Sat, Nov 21, 4:00 pm. Either player can still move it. Table 3 reserved.",
  });
});
