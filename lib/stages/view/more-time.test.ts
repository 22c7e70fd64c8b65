import { expect, test } from "vitest";
import { knockoutDivision } from "@/components/gallery/divisions";
import type { Instant } from "@/lib/shared/instant";
import { moreTime } from "./more-time";

const NOW: Instant = "2026-11-09T18:00:00.000Z";

/** What's suggested for the semifinals, which close on Sunday, Nov 8, if the final has this session. */
function suggested(sessionAt: Instant | null) {
  const view = knockoutDivision(1);
  const [quarterfinals, semifinals, final] = view.rounds;
  if (!quarterfinals || !semifinals || !final) throw new Error("Three rounds");
  const rounds = [quarterfinals, semifinals, { ...final, sessionAt }];
  return moreTime({ ...view, rounds }, semifinals, NOW).suggested;
}

test("three more days are suggested, but no more than until the session of a later round", () => {
  expect(suggested(null)).toBe("2026-11-12T23:59");
  expect(suggested("2026-11-14T20:00:00.000Z")).toBe("2026-11-12T23:59");
  expect(suggested("2026-11-11T20:00:00.000Z")).toBe("2026-11-11T14:00");
  expect(suggested("2026-11-08T20:00:00.000Z"), "it's over").toBe("2026-11-12T23:59");
});
