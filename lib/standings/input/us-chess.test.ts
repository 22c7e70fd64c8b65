import { expect, test } from "vitest";
import { memberField, readRatedBy } from "./us-chess";

const ENTRY = "01a201ba-d38b-747b-b710-2d9379713315";
const GOOD = {
  affiliate: "A1234567",
  director: "12345678",
  city: "Chicago",
  state: "IL",
  zip: "60614",
  control: "G/60;d5",
};
const read = (typed: Record<string, string>) => readRatedBy(new URLSearchParams(typed), [ENTRY]);

test("what was typed, with the rating system of its time control and the IDs of the players", () => {
  expect(read({ ...GOOD, [memberField(ENTRY)]: " 30665747 ", "id-somebody-else": "x" })).toEqual({
    by: expect.objectContaining({
      system: "D",
      timeControl: "G/60;d5",
      members: new Map([[ENTRY, "30665747"]]),
    }),
  });
  expect(read({ ...GOOD, [memberField(ENTRY)]: "" })).toMatchObject({ by: { members: new Map() } });
});

test.each([
  { why: "no affiliate", typed: { affiliate: "" }, says: /affiliate ID/ },
  { why: "a blitz control", typed: { control: "G/3;+2" }, says: /no code for blitz/ },
  { why: "a control in words", typed: { control: "an hour" }, says: /such as G\/60;d5/ },
  { why: "a player’s ID with a letter", typed: { [memberField(ENTRY)]: "3066574x" }, says: /8 digits/ },
])("refused with a sentence: $why", ({ typed, says }) => {
  const answer = read({ ...GOOD, ...typed });
  expect("problems" in answer && answer.problems.join(" ")).toMatch(says);
});

test("nothing typed is refused as well", () => {
  expect(read({})).toHaveProperty("problems");
});
