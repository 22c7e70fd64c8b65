import { expect, test } from "vitest";
import type { OpeningHours } from "./opening-hours";
import { lacksOf } from "./venue-lacks";

const evening = { opensAt: "18:00", closesAt: "22:00" };
const NEVER: OpeningHours = { weekly: [], exceptions: [] };
const WEEKLY = { ...NEVER, weekly: [{ weekday: 1, ...evening }] };
const on = (hours: typeof evening | null) => ({
  weekly: [],
  exceptions: [{ from: "2026-11-21", until: "2026-11-22", hours, reason: "Weekend" }],
});

test.each([
  { why: "nothing entered", hours: NEVER, tables: [], lacks: ["opening hours", "tables"] },
  { why: "only hours", hours: WEEKLY, tables: [], lacks: ["tables"] },
  { why: "only tables", hours: NEVER, tables: ["Table 1"], lacks: ["opening hours"] },
  { why: "only days when it's closed", hours: on(null), tables: ["Table 1"], lacks: ["opening hours"] },
  { why: "open on a few dates", hours: on(evening), tables: ["Table 1"], lacks: [] },
  { why: "open every week", hours: WEEKLY, tables: ["Table 1"], lacks: [] },
])("$why: $lacks", ({ hours, tables, lacks }) => {
  expect(lacksOf({ hours, tables })).toEqual(lacks);
});
