import { expect, test } from "vitest";
import { explainNeighbors } from "../rules/explain-neighbors";
import { rankEntries } from "../rules/rank-entries";
import { printStandings } from "./standings";
import { explainReasons } from "./ties";

const RULES = {
  points: { win: 1, draw: 0.5, loss: 0, forfeitWin: null, forfeitLoss: null, doubleForfeit: null },
  tieBreaks: ["direct-encounter", "wins"] as const,
};
const rules = { ...RULES, tieBreaks: [...RULES.tieBreaks] };
const entries = ["Amara Osei", "Theo Lindqvist", "Priya Ramaswamy", "Noor Haddad"].map((name) => ({
  id: name,
  name,
}));

/** Home won 2-0. */
function won(homeEntryId: string, awayEntryId: string, round: number) {
  const outcome = { home: "win", away: "loss", score: { home: 2, away: 0 }, decidedBy: "agreed" } as const;
  return { homeEntryId, awayEntryId, round, status: "final" as const, outcome, blacks: null, captured: null };
}

function reasonsOf(results: readonly ReturnType<typeof won>[]) {
  const rows = rankEntries(entries, results, rules);
  return { rows, reasons: explainReasons(rows, results, rules) };
}

test("a tie has a question with names, its answer, and the players' results against each other", () => {
  const { reasons } = reasonsOf([
    won("Amara Osei", "Theo Lindqvist", 1),
    won("Theo Lindqvist", "Noor Haddad", 2),
    won("Priya Ramaswamy", "Noor Haddad", 1),
    won("Priya Ramaswamy", "Amara Osei", 3),
  ]);
  const [tie] = reasons.ties;
  expect(tie?.heading).toBe("Why is Amara 2nd and Theo 3rd?");
  expect(tie?.sentences.map(({ text }) => text)).toEqual([
    "Amara Osei is above Theo Lindqvist: both have 1 point; against each other Amara Osei scored 1 and Theo Lindqvist 0.",
  ]);
  expect(tie?.among).toEqual([
    { name: "Amara", points: [null, "1"], sum: "1" },
    { name: "Theo", points: ["0", null], sum: "0" },
  ]);
});

test("every two neighbors are explained once, in a tie or among the others", () => {
  const { rows, reasons } = reasonsOf([
    won("Amara Osei", "Theo Lindqvist", 1),
    won("Priya Ramaswamy", "Noor Haddad", 1),
  ]);
  const said = [...reasons.ties.flatMap(({ sentences }) => sentences), ...reasons.others];
  expect(said.map(({ text }) => text).toSorted()).toEqual(
    explainNeighbors(rows)
      .map(({ text }) => text)
      .toSorted(),
  );
  const anchors = said.map(({ id }) => `#${id}`);
  expect(new Set(anchors).size).toBe(rows.length - 1);
  for (const { whyHref } of printStandings(rows, rules.tieBreaks)) expect(anchors).toContain(whyHref);
});

test("players who haven't met have no results to show", () => {
  const { reasons } = reasonsOf([
    won("Amara Osei", "Theo Lindqvist", 1),
    won("Priya Ramaswamy", "Noor Haddad", 1),
  ]);
  expect(reasons.ties[0]?.heading).toBe("Why do Amara and Priya share rank 1?");
  expect(reasons.ties[0]?.among).toEqual([]);
});

test("a shared rank is printed as a range", () => {
  const { rows } = reasonsOf([
    won("Amara Osei", "Theo Lindqvist", 1),
    won("Priya Ramaswamy", "Noor Haddad", 1),
  ]);
  const printed = printStandings(rows, rules.tieBreaks);
  expect(printed.map(({ rank }) => rank)).toEqual(["1–2", "1–2", "3–4", "3–4"]);
  expect(printed.every(({ sharesPoints }) => sharesPoints)).toBe(true);
});
