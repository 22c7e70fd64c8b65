import { describe, expect, test } from "vitest";
import { exceptionInput, readWeeklyHours } from "./venue";

function hours(fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readWeeklyHours(form);
}

const ONE_DAY = {
  org: "o",
  venue: "v",
  from: "2026-12-07",
  until: "",
  opensAt: "",
  closesAt: "",
  reason: "Snow",
};

describe("weekly hours", () => {
  test("a day without hours is closed, and closing after midnight is no mistake", () => {
    expect(
      hours({ "opens-5-0": "10:00", "closes-5-0": "14:00", "opens-6-0": "18:00", "closes-6-0": "02:00" }),
    ).toEqual({
      weekly: [
        { weekday: 5, opensAt: "10:00", closesAt: "14:00" },
        { weekday: 6, opensAt: "18:00", closesAt: "02:00" },
      ],
      errors: {},
    });
  });

  test("midnight to midnight is open all day", () => {
    const allDay = { opensAt: "00:00", closesAt: "00:00" };
    expect(hours({ "opens-1-0": "00:00", "closes-1-0": "00:00" })).toEqual({
      weekly: [{ weekday: 1, ...allDay }],
      errors: {},
    });
    expect(exceptionInput.parse({ ...ONE_DAY, ...allDay })).toMatchObject(allDay);
  });

  test.each([
    ["half said", { "opens-1-0": "10:00" }, "opens-1-0"],
    ["no time", { "opens-1-0": "ten", "closes-1-0": "14:00" }, "opens-1-0"],
    ["closed when it opens", { "opens-1-0": "10:00", "closes-1-0": "10:00" }, "closes-1-0"],
    [
      "overlapping",
      { "opens-1-0": "10:00", "closes-1-0": "15:00", "opens-1-1": "14:00", "closes-1-1": "18:00" },
      "opens-1-0",
    ],
    [
      "twice the same",
      { "opens-1-0": "10:00", "closes-1-0": "15:00", "opens-1-1": "10:00", "closes-1-1": "18:00" },
      "opens-1-0",
    ],
  ])("%s is told at its field", (_, fields, field) => {
    expect(Object.keys(hours(fields as unknown as Record<string, string>).errors)).toEqual([field]);
  });
});

describe("days with other hours", () => {
  test("one day, closed, where nothing else is said", () => {
    expect(exceptionInput.parse(ONE_DAY)).toMatchObject({
      from: "2026-12-07",
      until: "2026-12-07",
      opensAt: "",
    });
  });

  test.each([
    ["ends before it begins", { until: "2026-12-01" }, "until"],
    ["half said", { opensAt: "09:00" }, "closesAt"],
    ["closed when it opens", { opensAt: "09:00", closesAt: "09:00" }, "closesAt"],
    ["without a reason", { reason: " " }, "reason"],
  ])("%s", (_, change, field) => {
    const parsed = exceptionInput.safeParse({ ...ONE_DAY, ...change });
    expect(parsed.error?.issues[0]?.path).toEqual([field]);
  });
});
