import { expect, test } from "vitest";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { type DeskEntry, entryViews } from "./entries-of-desk";

const onLichess = {
  slug: "fall-2026",
  organization: { slug: "lakeside", timeZone: "America/Chicago" },
  rules: { ...TEXAS_STATE, venue: { ...TEXAS_STATE.venue, site: "lichess" } },
} as SeasonFacts;
const entry = {
  id: "e1",
  name: "Amara Okafor",
  status: "active",
  annulled: false,
  registeredAt: new Date("2026-11-02T15:00:00Z"),
  user: { email: "amara@lakeside.example", phone: null },
  bornOn: null,
  handle: "amara_plays",
} as DeskEntry;

test.each([
  { why: "proven there", provenOn: "lichess", remark: "amara_plays on Lichess, proven" },
  {
    why: "proven on the site that the season left",
    provenOn: "chess.com",
    remark: "amara_plays on Chess.com, proven",
  },
  { why: "not proven", provenOn: null, remark: "amara_plays on Lichess" },
] as const)("the desk reads which site a username is on: $why", ({ provenOn, remark }) => {
  expect(entryViews(onLichess, "open", [{ ...entry, provenOn }])[0]?.remarks).toEqual([remark]);
});

test("an address where emails don't arrive leads to the page that corrects it", () => {
  const hrefs = [true, false].map(
    (isUndelivered) => entryViews(onLichess, "open", [{ ...entry, isUndelivered }])[0]?.correctHref,
  );
  expect(hrefs).toEqual(["/desk/lakeside/seasons/fall-2026/open/entries/e1/edit", null]);
});
