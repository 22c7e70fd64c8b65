import { expect, test } from "vitest";
import { divisionsWithout, isFull } from "./open-divisions";

const open = (id: string) => ({
  id,
  name: id,
  capacity: null,
  taken: 0,
  waiting: 0,
  grade: null,
  isPaired: false,
});
const own = (id: string) => ({
  view: { division: { id, slug: id, name: id, underAge: null, capacity: null, publicNames: null } },
});

test.each([
  { why: "someone new can choose any", mine: [], is: ["open", "rapid"] },
  { why: "a player of one can also play in the other", mine: [own("open")], is: ["rapid"] },
  { why: "a player of both can't register again", mine: [own("open"), own("rapid")], is: [] },
])("$why", ({ mine, is }) => {
  expect(divisionsWithout([open("open"), open("rapid")], mine).map(({ id }) => id)).toEqual(is);
});

test.each([
  { why: "spots are left", capacity: 3, is: false },
  { why: "those who wait come first", capacity: 2, is: true },
  { why: "no limit", capacity: null, is: false },
])("a division is full or not: $why", ({ capacity, is }) => {
  const { division } = own("rapid").view;
  const spots = new Map([["rapid", { taken: 1, waiting: 1 }]]);
  expect(isFull({ ...division, capacity }, spots)).toBe(is);
});
