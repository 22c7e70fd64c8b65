import { expect, test } from "vitest";
import {
  APPROVED,
  ASKED,
  CONTESTED,
  DEADLINE,
  PAIRED,
  REPORTED,
  RULED,
  stateAfter,
  stored,
} from "../testing/sample-match";
import { asRuledOn } from "./as-case";
import type { MatchEvent } from "./events";

const REFUSED: MatchEvent = { type: "CorrectionContested", by: "away", statement: "It was right." };

function ruledOn(...events: readonly MatchEvent[]) {
  const history = [PAIRED, ...events].map((event) => ["2026-11-24T02:00:00.000Z", event] as const);
  return asRuledOn(stateAfter(...events), stored(...history));
}

test.each<{ why: string; events: readonly MatchEvent[]; expected: object }>([
  {
    why: "a correction: one side keeps the confirmed result, the other asks",
    events: [REPORTED, APPROVED, ASKED, REFUSED, RULED],
    expected: { correction: { by: "home" }, report: { by: "away" }, contest: { by: "home" } },
  },
  {
    why: "a correction that the other side could still have answered",
    events: [REPORTED, APPROVED, ASKED, RULED],
    expected: { case: "correction", report: { by: "away" }, contest: { by: "home" } },
  },
  {
    why: "ruled twice: the second ruling has no other versions",
    events: [REPORTED, APPROVED, ASKED, REFUSED, RULED, RULED],
    expected: { correction: { by: "home" }, contest: { by: "home" } },
  },
  {
    why: "a confirmed result stays confirmed",
    events: [REPORTED, APPROVED, RULED],
    expected: { outcome: { decidedBy: "agreed" } },
  },
  {
    why: "a contested report",
    events: [REPORTED, CONTESTED, RULED],
    expected: { case: "contested", report: { by: "home" }, contest: { by: "away" } },
  },
  {
    why: "reopened after a ruling: nothing before counts",
    events: [REPORTED, APPROVED, RULED, { type: "Reopened", deadlineAt: DEADLINE, reason: "Again." }],
    expected: { status: "open", report: null, outcome: null },
  },
])("what a ruling was about, $why", ({ events, expected }) => {
  expect(ruledOn(...events)).toMatchObject(expected);
});

test("what was said since the ruling is kept", () => {
  const said: MatchEvent = { type: "StatementRecorded", side: "away", statement: "I see." };
  expect(ruledOn(REPORTED, APPROVED, RULED, said).statements).toMatchObject([{ statement: "I see." }]);
});
