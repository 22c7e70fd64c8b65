import { describe, expect, test } from "vitest";
import type { MatchEvent } from "../rules/events";
import { wonBy } from "../rules/outcome";
import { lettersAfter } from "../testing/letters-after";
import {
  AGREED,
  APPROVED,
  CONTESTED,
  NO_SHOW,
  OVERDUE,
  REPORTED,
  SUGGESTED,
  TWO_ONE,
} from "../testing/sample-match";

const LATER = "2026-11-25T05:59:00.000Z";

test("a report's letter has every game and what silence means", () => {
  const [letter] = lettersAfter([], REPORTED);
  expect(letter?.text).toContain(
    [
      "Amara reported your match: 2–1 to Amara.",
      "",
      "- Game 1: Amara won. Checkmate. Amara had White.",
      "- Game 2: Theo won. Resigned. Theo had White.",
      "- Game 3: Amara won. Two minutes ran out. Amara had White.",
      "",
      "Confirm it, or say what’s wrong, by Sunday, Nov 22, 11:59 pm. If you don’t answer, the director decides.",
    ].join("\n"),
  );
});

describe("a claim that no one answered isn't called a report", () => {
  const textsAfter = (event: MatchEvent) =>
    lettersAfter([SUGGESTED, AGREED, NO_SHOW], event).map(({ text }) => text.replaceAll(/\s+/g, " "));

  test("if the director decides", () => {
    const [amara, theo, renata] = textsAfter(OVERDUE);
    expect(amara).toContain("You said that Theo didn’t come. Theo didn’t answer in time.");
    expect(theo).toContain("Amara said that you didn’t come. You didn’t answer in time.");
    expect(renata).toContain(
      "Amara Osei said that Theo Lindqvist didn’t come. Theo Lindqvist didn’t answer in time.",
    );
  });

  test("if it counts", () => {
    const [amara, theo] = textsAfter({ type: "AnswerOverdue", outcome: wonBy("home", "forfeit", null) });
    expect(amara).toContain("You said that Theo didn’t come. Theo didn’t answer in time, so you win.");
    expect(theo).toContain("Amara said that you didn’t come. You didn’t answer in time, so Amara wins.");
  });

  test("if it's contested", () => {
    const [amara, renata] = textsAfter({
      type: "ReportContested",
      by: "away",
      statement: "I came.",
      games: null,
    });
    expect(amara).toContain("You said that Theo didn’t come.");
    expect(renata).toContain("Amara said that Theo didn’t come.");
  });
});

test.each<{ why: string; before: readonly MatchEvent[]; event: MatchEvent; otherwise: string | null }>([
  {
    why: "the office entered it",
    before: [],
    event: { type: "ResultEntered", games: [], outcome: TWO_ONE, source: "paper-slip", note: "" },
    otherwise: "If it’s wrong, tell the director at the address below.",
  },
  {
    why: "the league found it",
    before: [],
    event: { type: "ResultEntered", games: [], outcome: TWO_ONE, source: "chess-site", note: "" },
    otherwise: "If it’s wrong, tell the director at the address below.",
  },
  { why: "it was confirmed", before: [REPORTED], event: APPROVED, otherwise: null },
  {
    why: "it was accepted",
    before: [REPORTED, CONTESTED],
    event: { type: "VersionAccepted", by: "away", report: null, outcome: TWO_ONE },
    otherwise: null,
  },
])("a result says until when it can be corrected: $why", ({ before, event, otherwise }) => {
  const textOf = (given: MatchEvent) => lettersAfter(before, given)[0]?.text.replaceAll(/\s+/g, " ");
  expect(textOf({ ...event, correctBy: LATER } as MatchEvent)).toContain(
    "If it’s wrong, ask for a correction by Tuesday, Nov 24, 11:59 pm.",
  );
  if (otherwise) expect(textOf(event)).toContain(otherwise);
  else expect(textOf(event)).not.toContain("wrong");
});
