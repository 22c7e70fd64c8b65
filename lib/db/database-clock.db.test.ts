import { expect, test } from "vitest";
import { freshDatabase } from "@/lib/testing/database";
import { readDatabaseClock } from "./database-clock";

await freshDatabase();

const MINUTE = 60_000;
const clockAhead = (ms: number) => () => new Date(Date.now() + ms);

test.each([
  { why: "the same time is right", aheadMs: 0, isRight: true },
  { why: "half a minute ahead is right", aheadMs: MINUTE / 2, isRight: true },
  { why: "half a minute behind is right", aheadMs: -MINUTE / 2, isRight: true },
  { why: "ten days ahead is wrong", aheadMs: 14_400 * MINUTE, isRight: false },
  { why: "an hour behind is wrong", aheadMs: -60 * MINUTE, isRight: false },
])("$why", async ({ aheadMs, isRight }) => {
  const reading = await readDatabaseClock(clockAhead(aheadMs));
  expect(reading.isRight).toBe(isRight);
  expect(Math.abs(reading.aheadMs - aheadMs)).toBeLessThan(MINUTE / 2);
});

test("an answer that takes five minutes is not a difference", async () => {
  let minutes = 0;
  const clock = () => new Date(Date.now() + MINUTE * (minutes++ === 0 ? 0 : 5));
  expect(await readDatabaseClock(clock)).toEqual({ aheadMs: 0, isRight: true });
});
