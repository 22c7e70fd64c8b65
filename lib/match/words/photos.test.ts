import { expect, test } from "vitest";
import type { MatchEvent } from "../rules/events";
import { CONTESTED, PAIRED, REPORTED, RULED, STORY, stored } from "../testing/sample-match";
import { photoProblemWords, shownPhotos } from "./photos";
import { scoresheetRows } from "./scoresheet";

const photoOf = (id: string) => ({ href: `/${id}`, small: `/${id}?small` });
const withTwo = (event: MatchEvent) => ({ ...event, photos: ["a", "b"] }) as MatchEvent;
const EVENTS = stored(
  ["2026-11-16T15:00:00.000Z", PAIRED],
  ["2026-11-21T23:00:00.000Z", withTwo(REPORTED)],
  ["2026-11-22T01:00:00.000Z", withTwo(CONTESTED)],
  ["2026-11-23T17:00:00.000Z", withTwo(RULED)],
);

test("a photo is named after what it came with", () => {
  const alts = EVENTS.flatMap((event) => shownPhotos(event, { ...STORY, photoOf })).map(({ alt }) => alt);
  expect(alts).toEqual([
    "Photo 1 with Amara’s report",
    "Photo 2 with Amara’s report",
    "Photo 1 with Theo’s version",
    "Photo 2 with Theo’s version",
    "Photo 1 with the director’s ruling",
    "Photo 2 with the director’s ruling",
  ]);
});

test("the scoresheet has photos beside the act or the ruling they came with, if its reader can see them", () => {
  const rows = scoresheetRows(EVENTS, { ...STORY, photoOf });
  const ids = rows.flatMap((row) => {
    if (row.kind === "both") return [];
    const cells = row.kind === "pair" ? [row.white, row.black] : [row];
    return cells.map((cell) => cell?.photos?.map(({ href }) => href) ?? []);
  });
  expect(ids).toEqual([
    ["/a", "/b"],
    ["/a", "/b"],
    ["/a", "/b"],
  ]);
  expect(JSON.stringify(scoresheetRows(EVENTS, STORY))).not.toContain("photos");
});

test.each([
  {
    why: "with the name of its file",
    words: photoProblemWords("too-large", 1, "IMG_2031.jpg"),
    is: "Photo 2 (IMG_2031.jpg) is larger than 8 MB. Pick a smaller one.",
  },
  {
    why: "a long name is cut, and stays on its line",
    words: photoProblemWords("too-large", 0, `a\n${"b".repeat(100)}`),
    is: `Photo 1 (a ${"b".repeat(58)}) is larger than 8 MB. Pick a smaller one.`,
  },
  {
    why: "without one",
    words: photoProblemWords("unreadable", 0, ""),
    is: "We can’t read photo 1. It may be damaged or have too many pixels. Pick another one.",
  },
])("a photo that isn't taken is named: $why", ({ words, is }) => {
  expect(words).toBe(is);
});
