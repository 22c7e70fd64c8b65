import { expect, test } from "vitest";
import { CONTESTED, PAIRED, REPORTED, RULED, stored } from "../testing/sample-match";
import type { MatchEvent } from "./events";
import { wonBy } from "./outcome";
import { areTooManyPhotos, photosIn, photosOf, withPhotos } from "./photos";

const SLIP: MatchEvent = {
  type: "ResultEntered",
  games: [],
  outcome: wonBy("home", "agreed", { home: 2, away: 0 }),
  source: "paper-slip",
  note: "",
};
const CONFIRMED: MatchEvent = { type: "ReportApproved", by: "away", outcome: null };

test.each([
  { why: "a report", events: [REPORTED], with: ["a", "b"] },
  { why: "a version", events: [CONTESTED], with: ["a", "b"] },
  { why: "a report that confirms the other one", events: [CONFIRMED], with: ["a", "b"] },
  { why: "a ruling", events: [RULED], with: ["a", "b"] },
  { why: "a score slip", events: [SLIP], with: ["a", "b"] },
  { why: "a pairing has no photos", events: [PAIRED], with: [] },
])("photos go with $why", ({ events, with: expected }) => {
  expect(withPhotos(events, ["a", "b"]).flatMap(photosIn)).toEqual(expected);
});

test("without photos an event is stored as before photos existed", () => {
  expect(withPhotos([REPORTED], [])).toEqual([REPORTED]);
  expect(photosIn(REPORTED)).toEqual([]);
});

const ids = (count: number) => Array.from({ length: count }, (_, index) => `photo-${index}`);
const [PAIRING, REPORT] = stored(
  ["2026-11-16T15:00:00.000Z", PAIRED],
  ["2026-11-17T15:00:00.000Z", { ...REPORTED, photos: ids(13) } as MatchEvent],
);
if (!PAIRING || !REPORT) throw new Error("Two events");
const HISTORY = [PAIRING, { ...REPORT, actorUserId: "ana" }];

test.each([
  { why: "16 in all", userId: "ana", more: 3, is: false },
  { why: "17 in all", userId: "ana", more: 4, is: true },
  { why: "another person's don't count", userId: "bo", more: 4, is: false },
  { why: "none", userId: "ana", more: 0, is: false },
])("more photos than one person can send: $why", ({ userId, more, is }) => {
  expect(areTooManyPhotos(HISTORY, userId, more)).toBe(is);
});

test("the photos of one side's reports", () => {
  expect(photosOf(HISTORY, "home", ["ResultReported"]).map(({ seq }) => seq)).toEqual([2]);
  expect(photosOf(HISTORY, "away", ["ResultReported"])).toEqual([]);
  expect(photosOf(HISTORY, "home", ["StatementAdded"])).toEqual([]);
});
