import { expect, test } from "vitest";
import { FACTS } from "@/lib/mail/testing/sample-facts";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import type { MatchEvent } from "../rules/events";
import { projectMatch } from "../rules/project";
import { APPROVED, ASKED, PAIRED, REPORTED, RULED, stateAfter, stored } from "../testing/sample-match";
import { dossierView } from "./case-view";

const REFUSED: MatchEvent = { type: "CorrectionContested", by: "away", statement: "It was right." };
const AT = "2026-11-24T02:00:00.000Z";

test("after a ruling, the dossier still says what was asked and that the other player confirmed", () => {
  const dossier = dossierAfter(REPORTED, APPROVED, ASKED, REFUSED, RULED);
  expect(dossier.status.words).toBe("Ruled");
  expect(dossier.fields).toContainEqual({
    label: "Question",
    value: "Amara says it should be 2–1 to Theo. Now it’s 2–1 to Amara.",
  });
  expect(dossier.sides.map(({ claim }) => claim)).toEqual([
    "Asks to correct it to 2–1 to Theo.",
    "Confirmed the result: 2–1 to Amara.",
  ]);
  expect(dossier.versions?.sums).toEqual(["2–1 to Theo", "2–1 to Amara"]);
});

function dossierAfter(...events: readonly MatchEvent[]) {
  const state = stateAfter(...events);
  const party = { phone: null, handle: null, isProven: false, hasLeft: false };
  return dossierView(
    {
      id: "m1",
      number: 1,
      organization: { ...FACTS.organization, id: "o1", office: "Office 114" },
      season: { id: "s1", slug: "fall-2026", name: "Fall 2026" },
      division: { id: "d1", slug: "open", name: "Open", isForMinors: false },
      stage: { id: "st1", format: "round-robin" },
      round: { number: 7, of: 7, opensAt: AT },
      home: { ...FACTS.home, ...party, entryId: "e1" },
      away: { ...FACTS.away, ...party, entryId: "e2" },
      rules: DEPAUL,
      events: stored(...[PAIRED, ...events].map((event) => [AT, event] as const)),
      state,
      projection: projectMatch(state),
      escalatedAt: null,
      isHeld: false,
      isArchived: false,
      games: [],
      booking: null,
      venue: null,
    },
    { nameOf: () => "Renata Kovács" },
  );
}
