import { expect, test } from "vitest";
import { isFresh } from "./fresh-sign-in";

const AT = new Date("2026-11-16T15:00:00Z");

test.each([
  { minutes: 0, fresh: true },
  { minutes: 14, fresh: true },
  { minutes: 15, fresh: false },
])("$minutes minutes after signing in: $fresh", ({ minutes, fresh }) => {
  expect(isFresh({ signedInAt: new Date(AT.getTime() - minutes * 60_000), at: AT })).toBe(fresh);
});
