import { describe, expect, test } from "vitest";
import { newSeasonInput } from "./new-season";

const TYPED = {
  org: "lakeside",
  preset: "session-knockout",
  name: "Spring 2027",
  slug: "spring-2027",
  startsOn: "2027-02-01",
  venue: "Courtside Lounge",
  equipment: "All equipment is provided.",
  "division-1-name": "Open",
  "division-1-age": "",
  "division-1-capacity": "",
  "division-2-name": " Under 18 ",
  "division-2-age": "18",
  "division-2-capacity": "16",
};

test("a season with its divisions; empty rows are left out", () => {
  expect(newSeasonInput.parse({ ...TYPED, "division-5-name": "" })).toMatchObject({
    preset: "session-knockout",
    venue: { kind: "on-site", name: "Courtside Lounge", equipment: "All equipment is provided." },
    divisions: [
      { name: "Open", underAge: null, capacity: null },
      { name: "Under 18", underAge: 18, capacity: 16 },
    ],
  });
});

test("an online sheet has a site and no venue", () => {
  const { venue } = newSeasonInput.parse({ ...TYPED, preset: "texas-state", site: "lichess", venue: "" });
  expect(venue).toEqual({
    kind: "online",
    site: "lichess",
    rated: "any",
    provenNames: false,
    foundHours: 48,
  });
});

describe("refused with the field and a sentence", () => {
  test.each([
    ["preset", { preset: "checkers" }],
    ["name", { name: " " }],
    ["slug", { slug: "Spring 2027" }],
    ["slug", { slug: "new" }],
    ["startsOn", { startsOn: "soon" }],
    ["venue", { venue: "" }],
    ["site", { preset: "texas-state", site: "the pub" }],
    [
      "division-1-name",
      { "division-1-name": "", "division-2-name": "", "division-2-age": "", "division-2-capacity": "" },
    ],
    ["division-2-name", { "division-2-name": "Open" }],
    ["division-2-name", { "division-2-name": "" }],
    ["division-2-age", { "division-2-age": "3" }],
    ["division-2-age", { "division-2-age": "eighteen" }],
    ["division-2-capacity", { "division-2-capacity": "1" }],
    ["division-2-capacity", { "division-2-capacity": "8.5" }],
  ])("%s %o", (field, change) => {
    const parsed = newSeasonInput.safeParse({ ...TYPED, ...change });
    expect(parsed.success).toBe(false);
    const issue = parsed.error?.issues[0];
    expect(issue?.path).toEqual([field]);
    expect(issue?.message).toMatch(/^[A-Z].*\.$/);
  });
});

test("divisions whose names differ only in case are refused", () => {
  const { error } = newSeasonInput.safeParse({ ...TYPED, "division-2-name": "OPEN" });
  expect(error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([
    ["division-2-name", "Another division has this name. Choose a different one."],
  ]);
});
