import { expect, test } from "vitest";
import { clockTime } from "@/lib/shared/dates";
import { counted } from "@/lib/shared/text";
import { printPointsInWords } from "@/lib/standings/rules/print-points";
import { duration } from "./rule-words";

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
