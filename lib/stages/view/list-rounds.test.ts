import { expect, test } from "vitest";
import type { DivisionView, RoundView } from "@/lib/standings/store/divisions";
import { listRounds } from "./list-rounds";

/** So many matches that only one round ahead is listed. */
const MATCHES = Array.from({ length: 150 }, (_, index) => ({
  id: `m${index}`,
  number: index + 1,
  homeEntryId: "a",
  awayEntryId: "b",
  status: "open",
  deadlineAt: "2026-11-23T05:59:00.000Z",
}));

function viewOf(rounds: number): DivisionView {
  const stage = { id: "s", position: 1, format: "round-robin", seeds: [], thirdPlace: false, groups: [] };
  return {
    season: { organization: { timeZone: "America/Chicago" } },
    division: {},
    entries: [],
    rounds: Array.from({ length: rounds }, (_, index) => ({
      id: `r${index}`,
      number: index + 1,
      stage,
      sessionAt: null,
      sessionPlace: null,
      stamp: "",
      opensAt: "2026-11-16T06:00:00.000Z",
      deadlineAt: "2026-11-23T05:59:00.000Z",
      matches: MATCHES,
    })) as unknown as readonly RoundView[],
  } as unknown as DivisionView;
}

test.each([
  { rounds: 1, more: undefined },
  { rounds: 2, more: "Round 2 follows. It closes on Sun, Nov 22." },
  { rounds: 3, more: "Rounds 2 to 3 follow. The last one closes on Sun, Nov 22." },
])("of $rounds rounds ahead, those that aren't listed are counted", ({ rounds, more }) => {
  const said = listRounds(viewOf(rounds), "2026-11-01T18:00:00.000Z").more;
  expect(said?.replaceAll("\u00a0", " ")).toBe(more);
});
