import { expect, test } from "vitest";
import type { BracketRow } from "@/lib/stages/rules/bracket-steps";
import { foldMatch } from "../rules/evolve";
import { bothLose, wonBy } from "../rules/outcome";
import { PAIRED } from "../testing/sample-match";
import { bracketLimits, isAllowed } from "./bracket-limits";

const WON = wonBy("home", "agreed", null);
const OPEN = { status: "open", outcome: null } as const;
const DONE = { status: "final", outcome: WON } as const;

/** Players are letters in the order of their seeds. The match is the first semifinal, a against d. */
test.each([
  {
    why: "the final is decided: only the same winner can be ruled",
    rows: [row(1, 1, "ad"), row(1, 2, "bc"), row(2, 1, "ab")],
    results: ["away", "both-lose"],
    note: "[final] is already decided, so you can’t change who advances, reopen this match, or void it. Void that one first.",
  },
  {
    why: "the final is reported, and there's a decided match for third place",
    rows: [
      row(1, 1, "ad"),
      row(1, 2, "bc"),
      row(2, 1, "ab", { status: "reported", outcome: null }),
      row(2, 2, "dc"),
    ],
    thirdPlace: true,
    results: ["away", "both-lose"],
    note: "[final][third-place match] are already under way or decided, so you can’t change who advances, reopen this match, or void it. Void those first, starting with the last one.",
  },
  {
    why: "a player has left, so reopening the match changes nothing",
    rows: [row(1, 1, "ad"), row(1, 2, "bc"), row(2, 1, "ab")],
    reopened: [{ type: "Withdrawn", side: "away", outcome: WON, reason: "Left." }] as const,
    results: ["away", "both-lose"],
    reopen: false,
    note: "[final] is already decided, so you can’t change who advances or void it. Void that one first.",
  },
  {
    why: "both lost it, so the other finalist had no match: every other result would make one",
    rows: [row(1, 1, "ad", { status: "final", outcome: bothLose("double-forfeit") }), row(1, 2, "bc")],
    results: [],
    note: null,
  },
  {
    why: "the final is still open",
    rows: [row(1, 1, "ad"), row(1, 2, "bc"), row(2, 1, "ab", OPEN)],
    results: [],
    note: null,
  },
  {
    why: "the director voided the final",
    rows: [row(1, 1, "ad"), row(1, 2, "bc"), row(2, 1, "ab", { status: "void", outcome: null })],
    results: [],
    note: null,
  },
])("$why", ({ rows, thirdPlace = false, reopened = [], results, reopen, note }) => {
  const limits = bracketLimits(bracket(rows, thirdPlace), match("1-1", rows), reopened);
  expect(limits.results).toEqual(results);
  expect([limits.reopen, limits.void]).toEqual([reopen ?? note !== null, note !== null]);
  expect(limits.note && shown(limits.note)).toBe(note);
  expect(isAllowed({ fill: { result: "home" } }, limits)).toBe(true);
  expect(isAllowed({ fill: { result: "away" } }, limits)).toBe(note === null);
  expect(isAllowed({ fill: { deadline: "2026-11-29T23:59" } }, limits)).toBe(!limits.reopen);
});

test("a match that the bracket removed can't be reopened, and there's nothing to void", () => {
  const rows = [row(1, 1, "ad", OPEN), row(1, 2, "bc"), { ...row(2, 1, "ab"), ...VOID, isTakenAway: true }];
  expect(bracketLimits(bracket(rows, false), match("2-1", rows), [])).toEqual({
    results: [],
    reopen: true,
    void: false,
    note: { links: [], words: "Earlier matches decide who plays this match, so you can’t reopen it." },
  });
  expect(bracketLimits(bracket(rows, false), match("2-1", rows), null)).toMatchObject({ note: null });
});

const VOID = { status: "void", outcome: null } as const;

function row(
  round: number,
  number: number,
  [homeEntryId = "", awayEntryId = ""]: string,
  state: Pick<BracketRow, "status" | "outcome"> = DONE,
): BracketRow {
  return { id: `${round}-${number}`, round, number, homeEntryId, awayEntryId, ...state, isTakenAway: false };
}

function bracket(rows: readonly BracketRow[], thirdPlace: boolean) {
  return { format: "knockout", seeds: ["a", "b", "c", "d"], thirdPlace, rows } as const;
}

function match(id: string, rows: readonly BracketRow[]): Parameters<typeof bracketLimits>[1] {
  const { status = "open", outcome = null } = rows.find((each) => each.id === id) ?? {};
  return {
    id,
    state: { ...foldMatch([PAIRED]), status, outcome },
    organization: { slug: "lakeside" },
    stage: { format: "knockout" },
    round: { of: 2 },
  } as Parameters<typeof bracketLimits>[1];
}

function shown({ links, words }: NonNullable<ReturnType<typeof bracketLimits>["note"]>): string {
  return `${links.map((link) => `[${link.words}]`).join("")} ${words}`;
}
