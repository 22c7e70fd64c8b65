import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SeasonVenue } from "./season-venue";

const hours = { weekly: [{ weekday: 1, opensAt: "18:00", closesAt: "22:00" }], exceptions: [] };
const HALL = { id: "v1", slug: "hall", name: "Hall", hours, tables: [] };
const LOUNGE = { ...HALL, id: "v2", slug: "lounge", name: "Lounge", tables: [{ id: "t1", name: "Table 1" }] };

test.each([
  { venueId: "v1", why: "no table", says: true },
  { venueId: "v2", why: "hours and a table", says: false },
  { venueId: null, why: "no venue", says: false },
])("a director reads that the season's venue lacks something: $why, $says", ({ venueId, says }) => {
  const season = { slug: "fall", venueId };
  const html = renderToStaticMarkup(
    <SeasonVenue org="lakeside" season={season} venues={[HALL, LOUNGE]} canChange />,
  );
  expect(html.includes("Hall has no tables, so no match can get a time.")).toBe(says);
  expect(html.includes("Add tables")).toBe(says);
});

test.each([
  { venueId: "v1", why: "the venue it had", says: "Hall" },
  { venueId: null, why: "nothing if it had none", says: "" },
])("a season that's over has no form, but $why", ({ venueId, says }) => {
  const season = { slug: "fall", venueId };
  const html = renderToStaticMarkup(
    <SeasonVenue org="lakeside" season={season} venues={[HALL, LOUNGE]} canChange={false} />,
  );
  expect(html).not.toContain("<form");
  expect(html.replaceAll(/<[^>]*>/g, "").replace("Venue for tables and boards: ", "")).toBe(says);
});
