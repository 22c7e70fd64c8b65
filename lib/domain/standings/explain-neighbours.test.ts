import { expect, test } from "vitest";
import type { TieBreak } from "@/lib/schemas/rule-pack";
import { DEPAUL } from "../rules/depaul";
import { explainNeighbours } from "./explain-neighbours";
import { printPoints } from "./print-points";
import { rankEntries } from "./rank-entries";
import { entriesOf, resultsOf } from "./testing/results";

function sentences(names: string[], results: string[], tieBreaks: readonly TieBreak[]): readonly string[] {
  const rules = { ...DEPAUL.standings, tieBreaks: [...tieBreaks] };
  const rows = rankEntries(entriesOf(...names), resultsOf(...results), rules);
  return explainNeighbours(rows).map(({ text }) => text);
}

const all = DEPAUL.standings.tieBreaks;

test.each([
  {
    why: "points",
    names: ["Amara", "Priya", "Theo"],
    results: ["a 2-0 p", "a = t"],
    tieBreaks: all,
    says: [
      "Amara is above Theo: Amara has 1½ points and Theo ½.",
      "Theo is above Priya: Theo has ½ point and Priya 0.",
    ],
  },
  {
    why: "direct encounter of two",
    names: ["Amara", "Priya", "Theo"],
    results: ["a 2-0 p", "p 2-0 t", "t = a", "p = t"],
    tieBreaks: all,
    says: [
      "Amara is above Priya: both have 1½ points; against each other Amara scored 1 and Priya 0.",
      "Priya is above Theo: Priya has 1½ points and Theo 1.",
    ],
  },
  {
    why: "direct encounter of more than two names all of them",
    names: ["Amara", "Bo", "Chidi", "Dana"],
    results: ["a 2-0 b", "b = c", "a = c", "b 2-0 d", "c = d"],
    tieBreaks: all,
    says: [
      "Amara is above Chidi: both have 1½ points; in the matches among Amara, Bo and Chidi, Amara scored 1½ and Chidi 1.",
      "Chidi is above Bo: both have 1½ points; in the matches among Amara, Bo and Chidi, Chidi scored 1 and Bo ½.",
      "Bo is above Dana: Bo has 1½ points and Dana ½.",
    ],
  },
  {
    why: "what was passed over is said, with the reason",
    names: ["Amara", "Priya", "Theo"],
    results: ["a 2-0 p", "p 2-1 t", "t 2-1 a"],
    tieBreaks: all,
    says: [
      "Amara is above Theo: both have 1 point; they are level against each other; they won the same number of matches; their Sonneborn-Berger scores are equal; the game difference of Amara is +1 and of Theo 0.",
      "Theo is above Priya: both have 1 point; they are level against each other; they won the same number of matches; their Sonneborn-Berger scores are equal; the game difference of Theo is 0 and of Priya −1.",
    ],
  },
  {
    why: "wins, where not all have met",
    names: ["Amara", "Bo", "Chidi", "Dana"],
    results: ["a 2-0 d", "b = c", "b = d"],
    tieBreaks: ["direct-encounter", "wins"] as const,
    says: [
      "Amara is above Bo: both have 1 point; not all on these points have met; Amara won 1 match and Bo 0.",
      "Chidi and Dana share place 3: both have ½ point and are equal on every tie-break.",
    ],
  },
  {
    why: "Sonneborn-Berger, with quarters",
    names: ["Amara", "Bo", "Chidi"],
    results: ["a = b", "a = c", "b ? c"],
    tieBreaks: ["sonneborn-berger"] as const,
    says: ["Bo and Chidi share place 2: both have ½ point and are equal on every tie-break."],
  },
])("$why", ({ names, results, tieBreaks, says }) => {
  expect(sentences(names, results, tieBreaks)).toEqual(expect.arrayContaining(says));
});

test.each([
  [0, "0"],
  [0.5, "½"],
  [4.5, "4½"],
  [1.25, "1¼"],
  [0.75, "¾"],
  [-1, "−1"],
  [-0.5, "−½"],
])("%d is printed %s", (points, printed) => {
  expect(printPoints(points)).toBe(printed);
});
