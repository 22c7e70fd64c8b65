import { expect, test } from "vitest";
import type { MatchEvent } from "../rules/events";
import { lettersAfter } from "../testing/letters-after";
import { APPROVED, ASKED, CORRECTED_GAMES, REPORTED } from "../testing/sample-match";

const CONTESTED: MatchEvent = { type: "CorrectionContested", by: "away", statement: "It was checkmate." };

const textsAfter = (before: readonly MatchEvent[], event: MatchEvent) =>
  lettersAfter([REPORTED, APPROVED, ...before], event).map(({ text }) => text.replaceAll(/\s+/g, " "));

test("a correction of the result names both results", () => {
  expect(textsAfter([], ASKED)[0]).toContain(
    "Amara asks to correct your result to 2–1 to Theo, instead of 2–1 to Amara.",
  );
  expect(textsAfter([ASKED], CONTESTED)[1]).toContain(
    "Amara Osei asks to correct a result to 2–1 to Theo. Theo Lindqvist doesn’t agree.",
  );
});

test("a correction that leaves the result as it is isn't said to change it", () => {
  expect(textsAfter([], CORRECTED_GAMES)[0]).toContain(
    "Amara asks to correct the games of your match, not the result: 2–1 to Amara.",
  );
  const [, contested] = textsAfter([CORRECTED_GAMES], CONTESTED);
  expect(contested).toContain(
    "Amara Osei asks to correct the games, not the result. Theo Lindqvist doesn’t agree.",
  );
  const [, , overdue] = textsAfter([CORRECTED_GAMES], { type: "CorrectionOverdue" });
  expect(overdue).toContain(
    "Amara Osei asks to correct the games, not the result. Theo Lindqvist didn’t answer in time.",
  );
});
