import { expect, test } from "vitest";
import { foldMatch } from "@/lib/match/rules/evolve";
import { bothLose, drawn, type MatchOutcome, wonBy } from "@/lib/match/rules/outcome";
import { projectMatch } from "@/lib/match/rules/project";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { addHours } from "@/lib/shared/instant";
import type { PublicMatch, RoundView } from "../store/divisions";
import { myTerm, type TermOf } from "./my-term";
import { pointsByRound, pointsInWords } from "./points-by-round";

const ZONE = "America/Chicago";
/** The Wednesday of Round 3. */
const NOW = "2026-11-18T18:00:00.000Z";
const LEAGUE = {
  id: "a",
  position: 1,
  format: "round-robin",
  seeds: [],
  thirdPlace: false,
  groups: [],
} as const;
const PLAYOFF = { ...LEAGUE, id: "b", position: 2, format: "knockout" } as const;
const ENTRIES = [
  { id: "me", name: "Amara" },
  { id: "theo", name: "Theo L." },
  { id: "jun", name: "Jun-ho" },
];
const WON = wonBy("home", "agreed", { home: 2, away: 0 });

/** A round of the week that ends with Round 3's on Sunday, Nov 22. */
function round(
  number: number,
  matches: readonly PublicMatch[] = [],
  stage: RoundView["stage"] = LEAGUE,
): RoundView {
  const week = (number - 3 + (stage === PLAYOFF ? 4 : 0)) * 7 * 24;
  return {
    id: `${stage.id}${number}`,
    stage,
    number,
    opensAt: addHours("2026-11-16T06:00:00.000Z", week),
    deadlineAt: addHours("2026-11-23T05:59:00.000Z", week),
    sessionAt: null,
    sessionPlace: null,
    rules: DEPAUL,
    stamp: "",
    matches,
  };
}

function match(home: string, away: string, outcome: MatchOutcome | null = null): PublicMatch {
  const deadlineAt = "2026-11-23T05:59:00.000Z";
  const ruled = outcome ? [{ type: "Ruled", outcome, reason: "", rule: "" } as const] : [];
  const state = foldMatch([{ type: "MatchPaired", deadlineAt }, ...ruled]);
  return { ...projectMatch(state), id: `${home}-${away}`, number: 1, homeEntryId: home, awayEntryId: away };
}

function term(rounds: readonly RoundView[], more: Partial<TermOf> = {}): TermOf {
  const empty = { breaks: [], closures: [] };
  return {
    entryId: "me",
    division: { name: "Open" },
    zone: ZONE,
    rounds,
    ...empty,
    ...more,
  };
}

function lines(divisions: readonly TermOf[]) {
  return myTerm(divisions, NOW).map(({ stage, when, title, detail, isToPlay }) =>
    [stage, when, title, ...(isToPlay ? ["to play"] : []), detail].join("; "),
  );
}

test("a final has its session while it's played there", () => {
  const sessionAt = "2026-11-17T20:00:00.000Z";
  const own = match("me", "theo");
  const final = (scheduledAt: string | null) => ({
    ...round(1, [{ ...own, scheduledAt }], PLAYOFF),
    opensAt: "2026-11-16T06:00:00.000Z",
    sessionAt,
    sessionPlace: "Gym",
  });
  const detail = (scheduledAt: string | null) => myTerm([term([final(scheduledAt)])], NOW)[0]?.detail;
  expect(detail(sessionAt)).toBe("Tuesday, Nov 17, 2:00 pm");
  expect(detail(null)).toMatch(/^until /);
});

test("the calendar lists rounds, breaks and closures by date", () => {
  const breaks = [{ id: "t", name: "Thanksgiving", from: "2026-11-25", until: "2026-11-29" }];
  const snow = {
    id: "c",
    from: "2026-12-02T12:00:00.000Z",
    until: "2026-12-03T12:00:00.000Z",
    reason: "Snow",
    venues: ["Courtside Lounge"],
    isAll: false,
  };
  const rounds = [
    round(1, [match("me", "theo", WON)]),
    round(2, [match("theo", "jun", WON)]),
    round(3, [match("jun", "me")]),
    round(4, [match("me", "theo")]),
  ];
  expect(lines([term(rounds, { breaks, closures: [snow] })])).toEqual([
    "past; Nov 2; Round 1; until Sun, Nov 8",
    "past; Nov 9; Round 2; until Sun, Nov 15. You had no match.",
    "now; Nov 16; Round 3; to play; until Sun, Nov 22",
    "ahead; Nov 23; Round 4; to play; until Sun, Nov 29",
    "ahead; Nov 25; Thanksgiving; No rounds until Sun, Nov 29",
    "ahead; Dec 2; Courtside Lounge is closed; Snow, until Thu, Dec 3, 6:00 am",
  ]);
});

test.each([
  {
    why: "a knockout round only with a match of one's own",
    divisions: [term([round(1, [match("me", "theo")], PLAYOFF), round(2, [], PLAYOFF)])],
    expected: ["ahead; Nov 30; Semifinals; to play; until Sun, Dec 6"],
  },
  {
    why: "with two divisions, each round says which; their break is listed once",
    divisions: ["Open", "Club"].map((name) =>
      term([{ ...round(3), id: name }], {
        division: { name },
        breaks: [{ id: "b", name: "Exams", from: "2026-12-07", until: "2026-12-07" }],
      }),
    ),
    expected: [
      "now; Nov 16; Round 3, Open; until Sun, Nov 22",
      "now; Nov 16; Round 3, Club; until Sun, Nov 22",
      "ahead; Dec 7; Exams; No rounds",
    ],
  },
])("$why", ({ divisions, expected }) => {
  expect(lines(divisions)).toEqual(expected);
});

const DIVISION = { season: { rules: DEPAUL }, entries: ENTRIES };

test.each([
  {
    why: "wins, draws and losses add up; a round without a result keeps the total",
    rounds: [
      round(1, [match("me", "theo", WON)]),
      round(2, [match("theo", "jun", WON)]),
      round(3, [match("jun", "me", drawn("agreed", { home: 1, away: 1 }))]),
      round(4, [match("me", "theo", bothLose("double-forfeit"))]),
      round(5, [match("me", "jun")]),
    ],
    expected:
      "Round 1: won, 1 point. Round 2: no result, 1 point. Round 3: drawn, 1½ points. Round 4: lost, 1½ points.",
  },
  {
    why: "a match against someone whose results are annulled doesn't count",
    rounds: [round(1, [match("me", "gone", WON)]), round(2, [match("jun", "me", WON)])],
    expected: "Round 1: no result, 0 points. Round 2: lost, 0 points.",
  },
  { why: "no result yet", rounds: [round(1, [match("me", "theo")])], expected: "" },
  {
    why: "a knockout gives no points",
    rounds: [round(1, [match("me", "theo", WON)], PLAYOFF)],
    expected: "",
  },
])("points by round: $why", ({ rounds, expected }) => {
  expect(pointsInWords(pointsByRound({ ...DIVISION, rounds }, "me"))).toBe(expected);
});

test("a round that's paired without the player says so, and one that isn't paired yet doesn't", () => {
  expect(lines([term([round(3, [match("theo", "jun")]), round(4)])])).toEqual([
    "now; Nov 16; Round 3; until Sun, Nov 22. You have no match.",
    "ahead; Nov 23; Round 4; until Sun, Nov 29",
  ]);
});
