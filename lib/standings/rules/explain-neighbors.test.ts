import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import type { TieBreak } from "@/lib/season/rules/tie-breaks";
import { entriesOf, resultsOf } from "../testing/results";
import { explainNeighbors } from "./explain-neighbors";
import { printPoints } from "./print-points";
import { rankEntries } from "./rank-entries";
import type { StandingsResult } from "./results";

type Told = Partial<Pick<StandingsResult, "captured" | "blacks">>;

function sentences(
  names: string[],
  lines: string[],
  tieBreaks: readonly TieBreak[],
  told: readonly Told[] = [],
): readonly string[] {
  const rules = { ...DEPAUL.standings, tieBreaks: [...tieBreaks] };
  const results = resultsOf(...lines).map((result, index) => ({ ...result, ...told[index] }));
  const rows = rankEntries(entriesOf(...names), results, rules);
  return explainNeighbors(rows).map(({ text }) => text);
}

const all = DEPAUL.standings.tieBreaks;

test("too many names for a sentence are counted", () => {
  const names = ["Amara", "Bo", "Chidi", "Dana", "Eve", "Finn", "Gus"];
  const ids = [..."abcdefg"];
  // Each player beats all later ones, and enough outsiders to get six points.
  const results = ids.flatMap((own, at) => [
    ...ids.slice(at + 1).map((other) => `${own} 2-0 ${other}`),
    ...[..."hijklm"].slice(0, at).map((other) => `${own} 2-0 ${other}`),
  ]);
  const others = ["Hal", "Ines", "Jo", "Kim", "Lee", "Mo"];
  expect(sentences([...names, ...others], results, ["direct-encounter"])[0]).toBe(
    "Amara is above Bo: both have 6 points; in the matches between the 7 tied players, Amara scored 6 and Bo 5.",
  );
});

test.each<{
  why: string;
  names: string[];
  results: string[];
  told?: Told[];
  tieBreaks: readonly TieBreak[];
  says: string[];
}>([
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
      "Amara is above Chidi: both have 1½ points; in the matches between Amara, Bo, and Chidi, Amara scored 1½ and Chidi 1.",
      "Chidi is above Bo: both have 1½ points; in the matches between Amara, Bo, and Chidi, Chidi scored 1 and Bo ½.",
      "Bo is above Dana: Bo has 1½ points and Dana ½.",
    ],
  },
  {
    why: "skipped tie-breaks are mentioned, with the reason",
    names: ["Amara", "Priya", "Theo"],
    results: ["a 2-0 p", "p 2-1 t", "t 2-1 a"],
    tieBreaks: all,
    says: [
      "Amara is above Theo: both have 1 point; they’re tied against each other; they won the same number of matches; their Sonneborn-Berger scores are equal; the game difference of Amara is +1 and that of Theo is 0.",
      "Theo is above Priya: both have 1 point; they’re tied against each other; they won the same number of matches; their Sonneborn-Berger scores are equal; the game difference of Theo is 0 and that of Priya is −1.",
    ],
  },
  {
    why: "wins, if not all have met",
    names: ["Amara", "Bo", "Chidi", "Dana"],
    results: ["a 2-0 d", "b = c", "b = d"],
    tieBreaks: ["direct-encounter", "wins"] as const,
    says: [
      "Amara is above Bo: both have 1 point; not all of the tied players have met; Amara won 1 match and Bo 0.",
      "Chidi and Dana share rank 3: both have ½ point and are equal on every tie-break.",
    ],
  },
  {
    why: "Sonneborn-Berger, with quarters",
    names: ["Amara", "Bo", "Chidi"],
    results: ["a = b", "a = c", "b ? c"],
    tieBreaks: ["sonneborn-berger"] as const,
    says: ["Bo and Chidi share rank 2: both have ½ point and are equal on every tie-break."],
  },
  {
    why: "wins by playing leave forfeits out",
    names: ["Amara", "Bo", "Chidi", "Dana"],
    results: ["a 2-0 c", "b +/- d"],
    tieBreaks: ["wins", "wins-over-the-board"] as const,
    says: [
      "Amara is above Bo: both have 1 point; they won the same number of matches; Amara won 1 match by playing and Bo 0.",
    ],
  },
  {
    why: "Koya names the points an opponent needs to count",
    names: ["Amara", "Bo", "Chidi", "Dana", "Eve"],
    results: ["a 2-0 c", "c 2-0 d", "b 2-0 e", "e = d"],
    tieBreaks: ["koya"] as const,
    says: [
      "Amara is above Bo: both have 1 point; against players with 1 or more, half of the possible points, Amara scored 1 and Bo 0 (Koya).",
    ],
  },
  {
    why: "games won, with halves",
    names: ["Amara", "Bo", "Chidi", "Dana"],
    results: ["a = b", "c = d", "a 1-2 c", "b 0-2 d"],
    tieBreaks: ["game-points"] as const,
    says: ["Amara is above Bo: both have ½ point; Amara won 2½ games and Bo 1½."],
  },
  {
    why: "one game won",
    names: ["Amara", "Bo", "Chidi", "Dana"],
    results: ["a 1-2 c", "b 0-2 d"],
    tieBreaks: ["game-points"] as const,
    says: ["Amara is above Bo: both have 0 points; Amara won 1 game and Bo 0."],
  },
  {
    why: "a tie-break that separated only a third player is mentioned once",
    names: ["Amara", "Bo", "Chidi", "Dana", "Eve"],
    results: ["a 2-0 d", "b 2-1 e", "c = d", "c = e"],
    tieBreaks: ["wins", "game-difference"] as const,
    says: [
      "Amara is above Bo: both have 1 point; they won the same number of matches; the game difference of Amara is +2 and that of Bo is +1.",
    ],
  },
  {
    why: "direct encounter that separated only a third player is mentioned once",
    names: ["Amara", "Bo", "Chidi", "Dana", "Eve"],
    results: ["a 2-0 b", "a 2-0 c", "b = c", "b 2-0 d", "b = e", "c 2-1 d", "c = e"],
    tieBreaks: ["direct-encounter", "game-difference"] as const,
    says: [
      "Bo is above Chidi: both have 2 points; they’re tied against each other; the game difference of Bo is 0 and that of Chidi is −1.",
    ],
  },
  {
    why: "captured points",
    names: ["Amara", "Bo", "Chidi", "Dana"],
    results: ["a 2-0 c", "b 2-0 d"],
    told: [{ captured: { home: 14, away: 3 } }, { captured: { home: 20, away: 9 } }],
    tieBreaks: ["captured-points"] as const,
    says: [
      "Bo is above Amara: both have 1 point; Bo has 20 captured points and Amara 14.",
      "Dana is above Chidi: both have 0 points; Dana has 9 captured points and Chidi 3.",
    ],
  },
  {
    why: "captured points aren't used if a match doesn't have them; then games with Black",
    names: ["Amara", "Bo", "Chidi", "Dana"],
    results: ["a 2-0 c", "b 2-0 d"],
    told: [{ captured: { home: 14, away: 3 }, blacks: { home: 1, away: 0 } }],
    tieBreaks: ["captured-points", "games-with-black"] as const,
    says: [
      "Amara is above Bo: both have 1 point; captured points aren’t known for every match; Amara played 1 game with Black and Bo 0.",
    ],
  },
  {
    why: "Buchholz, if the opponents are different",
    names: ["Amara", "Bo", "Chidi", "Dana", "Eve"],
    results: ["a 2-0 c", "b 2-0 d", "d = e"],
    tieBreaks: ["buchholz"] as const,
    says: [
      "Bo is above Amara: both have 1 point; the opponents of Bo have ½ point in all, and those of Amara have 0 (Buchholz).",
    ],
  },
  {
    why: "Buchholz can't separate players who met the same opponents",
    names: ["Amara", "Bo", "Chidi"],
    results: ["a 2-0 c", "b 2-1 c"],
    tieBreaks: ["buchholz", "game-difference"] as const,
    says: [
      "Amara is above Bo: both have 1 point; Buchholz isn’t used, because they’ve met the same opponents; the game difference of Amara is +2 and that of Bo is +1.",
    ],
  },
  {
    why: "and in which order they met them doesn't matter",
    names: ["Amara", "Bo", "Chidi", "Dana"],
    results: ["a 2-0 c", "d 2-0 a", "d 2-0 b", "b 2-1 c"],
    tieBreaks: ["buchholz", "game-difference"] as const,
    says: [
      "Amara is above Bo: both have 1 point; Buchholz isn’t used, because they’ve met the same opponents; the game difference of Amara is 0 and that of Bo is −1.",
    ],
  },
])("$why", ({ names, results, told, tieBreaks, says }) => {
  expect(sentences(names, results, tieBreaks, told)).toEqual(expect.arrayContaining(says));
});

test.each([
  [0, "0"],
  [0.5, "½"],
  [4.5, "4½"],
  [1.25, "1¼"],
  [0.75, "¾"],
  [-1, "−1"],
  [-0.5, "−½"],
  [-1.5, "−1½"],
])("%d is printed %s", (points, printed) => {
  expect(printPoints(points)).toBe(printed);
});
