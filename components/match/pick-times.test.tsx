import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Availability } from "@/lib/venue/rules/availability";
import { findTimes } from "@/lib/venue/rules/time-finder";
import { PickTimes } from "./pick-times";

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const free = (...hours: number[]): Availability => ({
  weekly: new Map(EVERY_DAY.map((weekday) => [weekday, new Set(hours)])),
  days: new Map(),
});

const html = (
  theirs: Availability | null,
  picked: readonly string[] = [],
  now = "2026-11-20T18:00:00.000Z",
) => {
  const finder = findTimes(
    {
      zone: "America/Chicago",
      now,
      latest: "2026-11-23T03:59:00.000Z",
      minutes: 120,
      margin: 0,
      stock: {
        hours: {
          weekly: EVERY_DAY.map((weekday) => ({ weekday, opensAt: "10:00", closesAt: "22:00" })),
          exceptions: [],
        },
        tables: [[], []],
        boards: null,
      },
      players: [
        { free: free(16, 17, 18), booked: [] },
        { free: theirs, booked: [] },
      ],
    },
    "home",
    6,
  );
  if (!finder) throw new Error("There is something to find");
  return renderToStaticMarkup(
    <PickTimes
      finder={finder}
      them="Theo"
      zone="America/Chicago"
      timesPerOffer={6}
      picked={picked.length > 0 ? picked : finder.best.slice(0, 3).map(({ at }) => at)}
      hoursHref="/me/hours/lakeside"
      onCount={() => {}}
    />,
  );
};

test("without JavaScript the list has the boxes, the best three checked, and the hours are only shown", () => {
  const page = html(free(15, 16, 17));
  expect(page.match(/<input/g)?.length).toBe(page.match(/name="picks"/g)?.length);
  expect(page.match(/checked=""/g)).toHaveLength(3);
  expect(page).toContain("Saturday, Nov 21, 4:00 pm");
  expect(page).toContain("2 boards left");
  expect(page).toContain("only Theo");
  expect(page).toMatch(
    /<td class="h-can"><span aria-hidden="true">2<\/span><span class="sr">2 boards left<\/span><\/td>/,
  );
  expect(page).not.toContain("Set your availability");
});

test("it says who hasn't entered availability, and a time that was picked before stays in the list", () => {
  const page = html(null, ["2026-11-22T16:30:00.000Z"]);
  expect(page).toContain("Theo hasn’t set their availability yet");
  expect(page).not.toContain("only Theo");
  expect(page).toContain("Sunday, Nov 22, 10:30 am");
});

test("in the last hours, when we suggest no time anymore, it says that the players still can", () => {
  const page = html(null, [], "2026-11-23T02:00:00.000Z");
  expect(page).toContain("No time is left that we’d suggest");
  expect(page).toContain("enter the time under “Another time.”");
  expect(page).not.toContain("too late");
});
