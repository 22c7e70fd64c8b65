import { expect, test } from "vitest";
import { addMinutes } from "@/lib/shared/instant";
import { instantAt } from "@/lib/shared/wall-clock";
import { byEvening } from "../../prisma/seed/evenings";

const ZONE = "America/Chicago";
const MONDAY = instantAt("2026-11-23", "00:00", ZONE);
const SHARES = [0.2, 0.4, 0.5, 0.55, 0.6, 0.7, 0.8, 0.9];

test("what happens in a week stays in order and doesn't happen later, whenever the week is looked at", () => {
  for (let minutes = 24 * 60; minutes <= 7 * 24 * 60; minutes += 20) {
    const times = SHARES.map((share) => addMinutes(MONDAY, Math.round(minutes * share)));
    const moved = times.map((time, index) => byEvening(time, ZONE, SHARES[index] ?? 0));
    expect(moved, `${minutes} minutes into the week`).toEqual([...new Set(moved)].toSorted());
    expect(
      moved.filter((time, index) => time > (times[index] ?? "")),
      `${minutes} minutes`,
    ).toEqual([]);
  }
});
