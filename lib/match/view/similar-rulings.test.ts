import { expect, test } from "vitest";
import { wonBy } from "../rules/outcome";
import { CONTESTED, REPORTED, STORY, stateAfter } from "../testing/sample-match";
import { similarRulings, withoutNames } from "./similar-rulings";

const DISPUTE = stateAfter(REPORTED, CONTESTED);
const RULING = {
  matchId: "m1",
  at: "2026-11-20T18:00:00.000Z",
  season: "Fall 2026",
  slot: { format: "round-robin", number: 3, of: 7, match: 1 },
  names: { home: STORY.home, away: STORY.away },
  before: DISPUTE,
  outcome: wonBy("home", "ruling", { home: 2, away: 1 }),
  reason: "Theo Lindqvist had no move; Amara’s mate stands",
  rule: "4.4 Two stories",
} as const;
const SILENT = stateAfter({ type: "UnreachableClaimed", by: "home", statement: "Five mails." });

test("a ruling on the same kind of case, or by the same rule, is shown without names", () => {
  const [one, two] = similarRulings(
    [RULING, { ...RULING, matchId: "m2" }],
    DISPUTE,
    "4.4 Two stories",
    "lake",
  );
  expect(one).toEqual({
    href: "/desk/lake/matches/m1",
    where: "Round 3, Fall 2026",
    what: "2–1 to White, because: Black had no move; White’s mate stands",
    rule: "4.4 Two stories",
  });
  expect(two?.href).toBe("/desk/lake/matches/m2");
  expect(similarRulings([RULING], SILENT, "", "lake")).toEqual([]);
  expect(similarRulings([RULING], SILENT, "4.4 Contested reports", "lake")).toHaveLength(1);
  expect(similarRulings([RULING], SILENT, "4.40 Something else", "lake")).toEqual([]);
});

test("no more than five, newest first", () => {
  const many = Array.from({ length: 8 }, (_, index) => ({ ...RULING, matchId: `m${index}` }));
  const shown = similarRulings(many, DISPUTE, "", "lake");
  expect(shown.map(({ href }) => href.at(-1))).toEqual(["0", "1", "2", "3", "4"]);
});

test("a name isn't matched within a word", () => {
  expect(withoutNames("Ana saw Banana (ana).", { home: "Ana Ray", away: "Bo Li" })).toBe(
    "White saw Banana (ana).",
  );
});
