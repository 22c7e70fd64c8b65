import { expect, test } from "vitest";
import { playedFirst } from "./player-page";

const season = (title: string, matches: number) => ({ title, matches: Array(matches) });
const [spring, fall, summer] = [season("Spring 2027", 0), season("Fall 2026", 3), season("Summer 2026", 5)];

test.each([
  {
    why: "the season being played comes before one that hasn't begun",
    listed: [spring, fall, summer],
    first: fall,
  },
  { why: "nothing was played yet", listed: [spring], first: spring },
])("$why", ({ listed, first }) => {
  const ordered = playedFirst(listed);
  expect(ordered[0]).toBe(first);
  expect(ordered.slice(1)).toEqual(listed.filter((each) => each !== first));
});
