import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readWeeklyHours } from "@/lib/venue/input/venue";
import { HoursForm } from "./hours-form";

const MONDAY = { weekday: 1, opensAt: "08:00", closesAt: "12:00" };
const AGAIN = { weekday: 1, opensAt: "14:00", closesAt: "22:00" };
const NAMES = [1, 2, 3, 4, 5, 6, 7]
  .flatMap((day) => [`closes-${day}-0`, `closes-${day}-1`, `opens-${day}-0`, `opens-${day}-1`])
  .sort();

test.each([
  { why: "no day opens twice", weekly: [MONDAY], shown: 14 },
  { why: "Monday opens twice", weekly: [MONDAY, AGAIN], shown: 16 },
])("the second period of days without one is folded, but sent: $why", ({ weekly, shown }) => {
  const html = renderToStaticMarkup(<HoursForm org="lakeside" venue="hall" seen="1" weekly={weekly} />);
  const fields = (part = "") => part.match(/type="time"/g)?.length ?? 0;
  expect(fields(html.split("<details")[0])).toBe(shown);
  expect(fields(html)).toBe(28);

  const inputs = html.match(/<input[^>]*>/g) ?? [];
  const form = new FormData();
  for (const input of inputs)
    form.set(/name="([^"]*)"/.exec(input)?.[1] ?? "", /value="([^"]*)"/.exec(input)?.[1] ?? "");
  expect([...form.keys()].filter((name) => name.includes("-")).sort()).toEqual(NAMES);
  expect(readWeeklyHours(form)).toEqual({ weekly, errors: {} });
});
