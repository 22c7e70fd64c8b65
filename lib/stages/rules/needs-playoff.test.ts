import { expect, test } from "vitest";
import { knockoutDivision, PLAYOFF_RULES, roundRobinDivision } from "@/components/gallery/divisions";
import type { PlayedDivision } from "./champion";
import { isLeftOpen, isPlayedOut, isStuck, lacksPlayers, needsPlayoff } from "./needs-playoff";

/** A round robin of four, with this many matches of each round played and this many players left. */
function divisionOf(over: number, left: number) {
  const view = roundRobinDivision(4, over);
  const entries = view.entries.map((entry, index) => ({ ...entry, hasLeft: index >= left }));
  return { ...view, season: { ...view.season, rules: PLAYOFF_RULES }, entries };
}

/** Is a playoff to be drawn, does it lack players, and is all played? */
const FACTS = {
  open: [false, false, false],
  "to draw": [true, false, false],
  "open, without a playoff": [false, true, false],
  over: [false, true, true],
  "over with a champion": [false, false, true],
};

test.each([
  { why: "matches are open", division: divisionOf(1, 4), is: "open" },
  { why: "everyone is left", division: divisionOf(3, 4), is: "to draw" },
  { why: "two are left", division: divisionOf(3, 2), is: "to draw" },
  { why: "one is left", division: divisionOf(3, 1), is: "over" },
  { why: "no one is left", division: divisionOf(3, 0), is: "over" },
  { why: "no one is left, and matches are open", division: divisionOf(1, 0), is: "open, without a playoff" },
  {
    why: "no one is left, and all results are annulled",
    division: { ...divisionOf(3, 0), entries: [] },
    is: "over",
  },
  { why: "there's no playoff", division: roundRobinDivision(4, 3), is: "over with a champion" },
  {
    why: "nothing is published",
    division: { ...divisionOf(3, 0), rounds: [] },
    is: "open",
  },
] as const)("what a division waits for: $why", ({ division, is }) => {
  expect([needsPlayoff(division), lacksPlayers(division), isPlayedOut(division)]).toEqual(FACTS[is]);
});

const VOID = { status: "void", decidedBy: null, homeResult: null, awayResult: null } as const;

test("a voided final leaves the knockout open, and a played one doesn't", () => {
  const played = knockoutDivision(3);
  const open = withLastRoundVoid(played);
  expect([isLeftOpen(open), isPlayedOut(open)]).toEqual([true, false]);
  expect(isLeftOpen(played)).toBe(false);
  expect(isLeftOpen(knockoutDivision(2))).toBe(false);
});

test.each([
  { why: "both its players have left", gone: [0, 1], isOver: true },
  { why: "one of them is still in", gone: [0], isOver: false },
  { why: "someone else has left", gone: [2, 3], isOver: false },
])("a voided final that ends the division: $why", ({ gone, isOver }) => {
  const division = withLastRoundVoid(knockoutDivision(3));
  const [final] = division.rounds.at(-1)?.matches ?? [];
  const others = division.entries.filter(({ id }) => id !== final?.homeEntryId && id !== final?.awayEntryId);
  const ids = [final?.homeEntryId, final?.awayEntryId, ...others.map(({ id }) => id)];
  const entries = division.entries.map((entry) => ({
    ...entry,
    hasLeft: gone.includes(ids.indexOf(entry.id)),
  }));
  const left = { ...division, entries };
  expect([isLeftOpen(left), isStuck(left), isPlayedOut(left)]).toEqual([!isOver, isOver, isOver]);
});

test("a voided match for third place can't make a champion", () => {
  const played = knockoutDivision(3);
  const [one, two] = played.rounds[0]?.matches ?? [];
  const [final] = played.rounds.at(-1)?.matches ?? [];
  if (!one || !two || !final) throw new Error("The bracket has three matches");
  const loserOf = ({ homeEntryId, awayEntryId }: typeof one) =>
    [homeEntryId, awayEntryId].find((id) => ![final.homeEntryId, final.awayEntryId].includes(id)) ?? "";
  const third = { ...final, id: "third", number: 2, homeEntryId: loserOf(one), awayEntryId: loserOf(two) };
  const rounds = played.rounds.map((round, index, all) => ({
    ...round,
    stage: { ...round.stage, thirdPlace: true },
    matches: index === all.length - 1 ? [final, third] : round.matches,
  }));
  const isGone = (id: string) => [final.homeEntryId, final.awayEntryId].includes(id);
  const entries = played.entries.map((entry) => ({ ...entry, hasLeft: isGone(entry.id) }));
  const division = withLastRoundVoid({ ...played, rounds, entries });
  expect([isLeftOpen(division), isStuck(division)]).toEqual([false, true]);
});

test("a voided match before the playoff leaves nothing open", () => {
  expect([4, 1].map((left) => isLeftOpen(withLastRoundVoid(divisionOf(3, left))))).toEqual([false, false]);
});

function withLastRoundVoid(division: PlayedDivision): PlayedDivision {
  const rounds = division.rounds.map((round, index, all) =>
    index < all.length - 1
      ? round
      : { ...round, matches: round.matches.map((match) => ({ ...match, ...VOID })) },
  );
  return { ...division, rounds };
}
