import fc from "fast-check";
import { expect, test } from "vitest";
import { bothLose, type MatchOutcome, wonBy } from "@/lib/match/rules/outcome";
import type { BracketRow, BracketSoFar } from "../rules/bracket-steps";
import { takeSteps } from "../testing/take-steps";
import { advanceBracket } from "./advance-bracket";
import { fillBracket } from "./fill-bracket";
import { roundsOf } from "./knockout";

const OUTCOMES = {
  home: wonBy("home", "agreed", null),
  away: wonBy("away", "forfeit", null),
  both: bothLose("double-forfeit"),
} as const;

const settle = (so: BracketSoFar, index: number, outcome: MatchOutcome): BracketSoFar => ({
  ...so,
  rows: so.rows.map((row, each) => (each === index ? { ...row, status: "final", outcome } : row)),
});

/** Plays open matches one at a time until there are none. */
function playOut(begun: BracketSoFar, picks: readonly (keyof typeof OUTCOMES)[]) {
  let so = takeSteps(begun);
  for (let turn = 0; ; turn += 1) {
    const open = so.rows.flatMap((row, index) => (row.status === "open" ? [index] : []));
    const index = open[turn % Math.max(open.length, 1)];
    if (index === undefined) return so;
    so = takeSteps(settle(so, index, OUTCOMES[picks[turn % picks.length] ?? "home"]));
  }
}

/** Voids the matches after this one, the last first, and opens it again. */
function undo(played: BracketSoFar, undone: BracketRow): BracketSoFar {
  const last = roundsOf(played.seeds.length);
  const later = ({ round, number }: BracketRow) =>
    round > undone.round &&
    (round === last || number === Math.ceil(undone.number / 2 ** (round - undone.round)));
  const change = (so: BracketSoFar, { id }: BracketRow, status: "void" | "open") =>
    takeSteps({
      ...so,
      rows: so.rows.map((row) =>
        row.id === id ? { ...row, status, outcome: null, isTakenAway: false } : row,
      ),
    });
  const voided = played.rows
    .filter(later)
    .toSorted((one, two) => two.round - one.round)
    .reduce((so, row) => change(so, row, "void"), played);
  return change(voided, undone, "open");
}

const fields = fc.integer({ min: 2, max: 24 });
const seedsOf = (players: number) => Array.from({ length: players }, (_, index) => `p${index + 1}`);

const picks = fc.array(fc.constantFrom("home", "away", "both") as fc.Arbitrary<keyof typeof OUTCOMES>, {
  minLength: 1,
});

test("with any results in any order, every bracket ends with a champion or with no one left", () => {
  fc.assert(
    fc.property(fields, fc.boolean(), picks, (players, thirdPlace, outcomes) => {
      const so = playOut({ seeds: seedsOf(players), thirdPlace, rows: [] }, outcomes);
      expectToBeOver(so);
      const slots = so.rows.map(({ round, number }) => `${round}-${number}`);
      expect(new Set(slots).size).toBe(slots.length);
    }),
  );
});

test("a match that's played again after those behind it were voided brings the bracket to its end", () => {
  fc.assert(
    fc.property(fields, fc.boolean(), picks, picks, fc.nat(), (players, thirdPlace, before, after, which) => {
      const so = playOut({ seeds: seedsOf(players), thirdPlace, rows: [] }, before);
      const undone = so.rows[which % so.rows.length];
      if (undone) expectToBeOver(playOut(undo(so, undone), after));
    }),
  );
});

function expectToBeOver({ seeds, rows, thirdPlace }: BracketSoFar): void {
  const bracket = fillBracket(seeds, rows, thirdPlace);
  expect(["entry", "nobody"]).toContain(bracket.rounds.at(-1)?.[0]?.winner.kind);
  expect(bracket.rounds.flat().filter(({ stage }) => stage === "waiting" || stage === "to-play")).toEqual([]);
}

test("without double forfeits there's one match fewer than players, plus one for third place", () => {
  fc.assert(
    fc.property(fields, fc.boolean(), (players, thirdPlace) => {
      const so = playOut({ seeds: seedsOf(players), thirdPlace, rows: [] }, ["home", "away", "away"]);
      // With three players one semifinal has no loser.
      expect(so.rows.length).toBe(players - 1 + (thirdPlace && players > 3 ? 1 : 0));
    }),
  );
});

const row = (round: number, number: number, pair: string, more: Partial<BracketRow> = {}): BracketRow => ({
  id: `${round}-${number}`,
  round,
  number,
  homeEntryId: pair[0] ?? "",
  awayEntryId: pair[1] ?? "",
  status: "final",
  outcome: OUTCOMES.home,
  isTakenAway: false,
  ...more,
});
const open = { status: "open", outcome: null } as const;
const four = (...rows: BracketRow[]): BracketSoFar => ({ seeds: [..."abcd"], thirdPlace: false, rows });

test.each([
  { why: "both known: paired", so: four(row(1, 1, "ad"), row(1, 2, "cb")), steps: ["pair 2-1 ac"] },
  { why: "one known: nothing yet", so: four(row(1, 1, "ad"), row(1, 2, "cb", open)), steps: [] },
  {
    why: "nothing has changed",
    so: four(row(1, 1, "ad"), row(1, 2, "cb"), row(2, 1, "ac", open)),
    steps: [],
  },
  {
    why: "someone else advances: paired again",
    so: four(row(1, 1, "ad"), row(1, 2, "cb"), row(2, 1, "ab", open)),
    steps: ["repair 2-1 ac"],
  },
  {
    why: "an earlier match is open again: removed",
    so: four(row(1, 1, "ad"), row(1, 2, "cb", open), row(2, 1, "ac", open)),
    steps: ["take-away 2-1"],
  },
  {
    why: "removed, and the same two advance after all: paired again",
    so: four(
      row(1, 1, "ad"),
      row(1, 2, "cb"),
      row(2, 1, "ac", { ...open, status: "void", isTakenAway: true }),
    ),
    steps: ["repair 2-1 ac"],
  },
  {
    why: "voided by the director: its place stays open",
    so: four(row(1, 1, "ad"), row(1, 2, "cb"), row(2, 1, "ac", { ...open, status: "void" })),
    steps: [],
  },
  {
    why: "voided by the director, then an earlier match is opened again: removed, so it's paired again later",
    so: four(row(1, 1, "ad"), row(1, 2, "cb", open), row(2, 1, "ac", { ...open, status: "void" })),
    steps: ["take-away 2-1"],
  },
])("$why", ({ so, steps }) => {
  const answer = advanceBracket(so);
  const told = answer.ok
    ? answer.value.map((step) =>
        [
          step.type,
          `${step.round}-${step.number}`,
          ...(step.type === "take-away" ? [] : [step.home + step.away]),
        ].join(" "),
      )
    : answer.refusal.code;
  expect(told).toEqual(steps);
});

test.each(["reported", "with-director", "final"] as const)(
  "a match that is %s counts as played",
  (status) => {
    const next = row(2, 1, "ab", { status, outcome: status === "final" ? OUTCOMES.home : null });
    expect(advanceBracket(four(row(1, 1, "ad"), row(1, 2, "cb"), next))).toEqual({
      ok: false,
      refusal: { code: "played-on", by: [next] },
    });
  },
);
