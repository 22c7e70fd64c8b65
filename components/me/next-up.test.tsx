import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { TermRow } from "@/lib/standings/view/my-term";
import { NextUp } from "./next-up";

const NOTHING = { yours: [], others: [], coming: [] };

function round(stage: TermRow["stage"], isToPlay: boolean): TermRow {
  return { id: "r", stage, on: "2027-01-12", when: "Jan 12", title: "Round 4", detail: "", isToPlay };
}

test.each([
  {
    why: "every match is decided",
    term: [round("past", false)],
    says: "All your matches so far are decided.",
  },
  {
    why: "the next round opens later than matches are listed",
    term: [round("past", false), round("ahead", true)],
    says: "Your next round begins on Jan 12.",
  },
  {
    why: "the match of a later round is already decided",
    term: [round("ahead", false), round("ahead", false)],
    says: "All your matches so far are decided.",
  },
  {
    why: "they joined and have no match yet",
    term: [round("now", false)],
    isUnpaired: true,
    says: "Your first match appears here once it’s paired.",
  },
  {
    why: "a bracket goes on",
    term: [],
    ledTo: "You advance.",
    says: "All your matches so far are decided. You advance. If you have another one, it appears here",
  },
  {
    why: "they left or were removed",
    term: [],
    left: ["Open (Fall 2026)"],
    says: "You’re no longer playing in Open (Fall 2026). If you think that’s a mistake, ask the office.",
  },
])(
  "with nothing to do, the page says why: $why",
  ({ term, isUnpaired = false, left = [], ledTo = null, says }) => {
    const page = renderToStaticMarkup(
      <NextUp moves={NOTHING} term={term} isUnpaired={isUnpaired} left={left} ledTo={ledTo} />,
    );
    expect(page).toContain("Nothing is waiting for you");
    expect(page).toContain(says);
  },
);
