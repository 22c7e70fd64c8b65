import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { TermRow } from "@/lib/standings/view/my-term";
import { NextUp } from "./next-up";

const NOTHING = { yours: [], others: [], coming: [] };

function round(stage: TermRow["stage"], matches: TermRow["matches"]): TermRow {
  return { id: "r", stage, on: "2027-01-12", when: "Jan 12", title: "Round 4", detail: "", matches };
}

function match(kind?: "won" | "scheduled"): TermRow["matches"][number] {
  return { href: "/matches/m", opponent: "Theo", status: kind ? { kind, text: undefined } : null };
}

test.each([
  {
    why: "every match is decided",
    term: [round("past", [match("won")])],
    says: "All your matches so far are decided.",
  },
  {
    why: "the next round opens later than matches are listed",
    term: [round("past", [match("won")]), round("ahead", [match()])],
    says: "Your next round begins on Jan 12.",
  },
  {
    why: "a session is later than matches are listed",
    term: [round("ahead", [match("scheduled")])],
    says: "Your next round begins on Jan 12.",
  },
  {
    why: "the match of a later round is already decided",
    term: [round("ahead", [match("won")]), round("ahead", [])],
    says: "All your matches so far are decided.",
  },
  {
    why: "they joined and have no match yet",
    term: [round("now", [])],
    isUnpaired: true,
    says: "Your first match appears here once it’s paired.",
  },
])("with nothing to do, the page says why: $why", ({ term, isUnpaired = false, says }) => {
  const page = renderToStaticMarkup(<NextUp moves={NOTHING} term={term} isUnpaired={isUnpaired} />);
  expect(page).toContain("Nothing is waiting for you");
  expect(page).toContain(says);
});
