import { expect, test } from "vitest";
import { type Obstacle, refuseErasure } from "./refuse-erasure";

const AT = new Date("2026-11-16T15:00:00Z");
const minutesAgo = (minutes: number) => new Date(AT.getTime() - minutes * 60_000);
const LAST_ADMIN: Obstacle = { type: "last-admin", organization: "Lakeside University" };
const SAME = { now: "a", seen: "a" };

test.each([
  { why: "just signed in", signedInAt: minutesAgo(1), obstacles: [], stamps: SAME, refusal: null },
  {
    why: "a device left open",
    signedInAt: minutesAgo(15),
    obstacles: [],
    stamps: SAME,
    refusal: "sign-in-again",
  },
  { why: "no one else runs it", signedInAt: AT, obstacles: [LAST_ADMIN], stamps: SAME, refusal: "blocked" },
  { why: "a new match", signedInAt: AT, obstacles: [], stamps: { now: "b", seen: "a" }, refusal: "changed" },
])("$why: $refusal", ({ signedInAt, obstacles, stamps, refusal }) => {
  expect(refuseErasure({ signedInAt, at: AT, obstacles, stamps })).toBe(refusal);
});
