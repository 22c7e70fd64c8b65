import { describe, expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { SESSION_KNOCKOUT } from "@/lib/season/rules/presets/session-knockout";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import type { DivisionView, PublicMatch, RoundView } from "@/lib/standings/store/divisions";
import { rankNext } from "../groups/rank-next";
import type { GroupsRules } from "../groups/rules";
import { tablesOf } from "../rules/tables-of";
import { whoAdvances } from "./advancing";
import { groupOfMatch } from "./group-of-match";
import { groupProgress } from "./group-progress";
import { splitView } from "./split-view";

const GROUPS: GroupsRules = {
  format: "groups",
  groupSize: 3,
  split: "snake",
  cycles: 1,
  advance: 1,
  bestNext: 1,
};
const NAMES = [
  "Amara Osei",
  "Theo Lindqvist",
  "Priya Ramaswamy",
  "Noor Haddad",
  "Ines Carvalhal",
  "Yusuf Demir",
];
const IDS = ["a", "b", "c", "d", "e", "f"];
const STAGE = {
  id: "s1",
  position: 1,
  format: "groups",
  seeds: [],
  thirdPlace: false,
  groups: [
    ["a", "b", "c"],
    ["d", "e", "f"],
  ],
} as const;

/** The pairings, round by round; the player named first is stronger and wins. */
const PAIRS = [
  ["a-b", "d-e"],
  ["a-c", "d-f"],
  ["b-c", "e-f"],
];

function division(settledRounds: number, rules: Partial<GroupsRules> = {}, more: readonly RoundView[] = []) {
  const [knockout] = SESSION_KNOCKOUT.stages;
  const rounds = PAIRS.map((pairs, index) => round(index + 1, pairs, index < settledRounds));
  return {
    season: {
      slug: "fall-2026",
      organization: { slug: "lakeside", timeZone: "America/Chicago" },
      rules: {
        ...DEPAUL,
        stages: [
          { ...GROUPS, ...rules },
          { ...knockout, seeding: "standings" },
        ],
      },
    } as unknown as SeasonFacts,
    division: { id: "1", slug: "open", name: "Open" },
    entries: IDS.map((id, index) => ({ id, name: NAMES[index] ?? "", hasLeft: false })),
    rounds: [...rounds, ...more],
  } as unknown as DivisionView;
}

function round(number: number, pairs: readonly string[], isSettled: boolean): RoundView {
  const matches = pairs.map((pair, index) => {
    const [homeEntryId = "", awayEntryId = ""] = pair.split("-");
    const ids = { id: pair, number: index + 1, homeEntryId, awayEntryId, correction: null };
    const open = {
      status: "open",
      decidedBy: null,
      homeResult: null,
      awayResult: null,
      homeWins: null,
      awayWins: null,
    };
    const won = {
      status: "final",
      decidedBy: "agreed",
      homeResult: "win",
      awayResult: "loss",
      homeWins: 2,
      awayWins: 0,
    };
    return { ...ids, ...(isSettled ? won : open) } as unknown as PublicMatch;
  });
  return { id: `r${number}`, number, stage: STAGE, matches } as unknown as RoundView;
}

describe("who advances", () => {
  test("no one is listed until results separate the players", () => {
    expect([...whoAdvances(division(0))]).toEqual([]);
  });

  test("while matches are open, those who would advance now", () => {
    expect(Object.fromEntries(whoAdvances(division(2)))).toEqual({
      a: "Would advance now",
      d: "Would advance now",
    });
  });

  test("once all are settled, those who advance; ties that only a lot can break stay open", () => {
    expect(Object.fromEntries(whoAdvances(division(3)))).toEqual({ a: "Advances", d: "Advances" });
    expect(Object.fromEntries(whoAdvances(division(3, { advance: 2, bestNext: 0 })))).toMatchObject({
      a: "Advances",
      b: "Advances",
      d: "Advances",
      e: "Advances",
    });
  });

  test("once the playoff is drawn, those in the draw", () => {
    const playoff = {
      ...round(1, [], false),
      stage: { ...STAGE, id: "s2", position: 2, format: "knockout", seeds: ["d", "a", "e"], groups: [] },
    } as RoundView;
    const drawn = division(3, {}, [playoff]);
    expect(Object.fromEntries(whoAdvances(drawn))).toEqual({ d: "Advanced", a: "Advanced", e: "Advanced" });
    expect(groupProgress(drawn)).toEqual([]);
  });
});

test("each match is in the group of its players", () => {
  const groups = groupOfMatch(division(0).rounds);
  expect(groups.get("a-c")).toBe("Group A");
  expect(groups.get("e-f")).toBe("Group B");
  const knockout = {
    ...round(1, ["a-d"], false),
    stage: { ...STAGE, format: "knockout", groups: [] },
  } as RoundView;
  expect(groupOfMatch([knockout]).size).toBe(0);
});

test("the progress of each group", () => {
  expect(groupProgress(division(2))).toEqual([
    { name: "Group A", decided: 2, of: 3, ahead: "Amara Osei" },
    { name: "Group B", decided: 2, of: 3, ahead: "Noor Haddad" },
  ]);
  expect(groupProgress(division(0))[0]).toMatchObject({ decided: 0, ahead: "still open" });
});

test("next-placed players of all groups are compared, and ties share a rank", () => {
  const view = division(3);
  const next = rankNext(GROUPS, tablesOf(view), view.season.rules.standings);
  expect(next.map(({ row, group, rank }) => [row.name, group, rank])).toEqual([
    ["Theo Lindqvist", "Group A", 1],
    ["Ines Carvalhal", "Group B", 1],
  ]);
});

describe("the groups as they would be", () => {
  const plan = (split: GroupsRules["split"]) => ({
    season: division(0, { split }).season,
    division: "open",
    players: NAMES,
    ids: IDS,
    asked: {},
    now: "2026-11-21T18:00:00.000Z",
  });

  test("nothing if lots aren't drawn yet", () => {
    expect(splitView(plan("lot"))).toBeNull();
  });

  test("in snake order, as it will be", () => {
    expect(splitView(plan("snake"))).toEqual({
      kind: "dealt",
      groups: [
        { name: "Group A", players: ["Amara Osei", "Noor Haddad", "Ines Carvalhal"] },
        { name: "Group B", players: ["Theo Lindqvist", "Priya Ramaswamy", "Yusuf Demir"] },
      ],
    });
  });

  test("by hand, each player starts in their snake-order group", () => {
    const view = splitView(plan("by-hand"));
    expect(view).toMatchObject({
      kind: "by-hand",
      groups: [
        { value: "1", label: "Group A" },
        { value: "2", label: "Group B" },
      ],
    });
    expect(view?.kind === "by-hand" && view.players.map(({ group }) => group)).toEqual([
      "1",
      "2",
      "2",
      "1",
      "1",
      "2",
    ]);
  });

  test("without groups there's nothing to show", () => {
    const season = { ...plan("snake").season, rules: DEPAUL };
    expect(splitView({ ...plan("snake"), season })).toBeNull();
  });
});
