import { expect, test } from "vitest";
import { drawnByLot, PLAYOFF_RULES, roundRobinDivision } from "@/components/gallery/divisions";
import { knockoutOf } from "../stages-of";
import { lotsOfPlayer, lotsOfPlayoff, playoffView } from "./playoff-view";

test("a player who only fills up the playoff advances with the reason", () => {
  const view = roundRobinDivision(4, 2);
  const playoff = { leastPercent: 100, leastSportsmanship: null, afterForfeit: "stays-out" } as const;
  const season = { ...view.season, rules: { ...PLAYOFF_RULES, playoff } };
  const stage = knockoutOf(season.rules);
  if (!stage) throw new Error("The rules have a playoff");
  const { qualifiers } = playoffView({ ...view, season }, stage, {}, "2026-11-30T12:00:00.000Z");
  expect(qualifiers.players.map(({ word }) => word)).toEqual(["seed 1", "seed 2"]);
  expect(qualifiers.reasons).toContain(
    "Amara Osei advances despite less than 100% of the points and a forfeit, because a playoff needs two players.",
  );
});

test("before lots decide which of several tied players fill it up, none of them is said to advance or not to", () => {
  const open = roundRobinDivision(4, 0);
  const lost = {
    status: "final",
    homeResult: "loss",
    awayResult: "loss",
    decidedBy: "double-forfeit",
  } as const;
  const rounds = open.rounds.map((round) => ({
    ...round,
    matches: round.matches.map((match) => ({ ...match, ...lost })),
  }));
  const view = { ...open, rounds };
  const playoff = { leastPercent: 50, leastSportsmanship: null, afterForfeit: "advances" } as const;
  const season = { ...view.season, rules: { ...PLAYOFF_RULES, playoff } };
  const stage = knockoutOf(season.rules);
  if (!stage) throw new Error("The rules have a playoff");
  const { qualifiers } = playoffView({ ...view, season }, stage, {}, "2026-11-30T12:00:00.000Z");
  expect(qualifiers.reasons).toEqual([
    expect.stringContaining("lots decide which two of them advance, and the result is recorded."),
  ]);
});

test("players whose tie a lot broke read how it ended for them", () => {
  const view = drawnByLot();
  const [left = "", one = "", two = "", out = ""] = view.entries.map(({ name }) => name);
  const [idOut = "", idIn = ""] = view.entries.map(({ id }) => id);
  const shared = (them: readonly string[]) => `You, ${them.join(", ")} shared rank 1 after all tie-breaks.`;
  expect(lotsOfPlayer(view, idIn)).toEqual([
    `${shared([two, left, `and ${out}`])} You and ${two} advanced by lot.`,
  ]);
  expect(lotsOfPlayer(view, idOut)).toEqual([
    `${shared([one, two, `and ${out}`])} ${one} and ${two} advanced by lot, and you didn’t.`,
  ]);
  expect(lotsOfPlayer({ ...view, rounds: view.rounds.slice(0, -1) }, idOut)).toEqual([]);
});

test("players whose ties two lots broke read about both, and everyone reads about all", () => {
  const view = drawnInGroups();
  const [a1, a2, a3, b1, b2, b3] = view.entries.map(({ name }) => name);
  expect(lotsOfPlayoff(view)).toEqual([
    `${a1}, ${a2}, and ${a3} shared rank 1 in Group A after all tie-breaks. ${a1} and ${a2} advanced by lot.`,
    `${b1}, ${b2}, and ${b3} shared rank 1 in Group B after all tie-breaks. ${b1} advanced by lot.`,
    `${a1} and ${b1} had the same record at rank 1 in the groups. They were seeded by lot in this order.`,
    // Only the lot knew which of the two in Group B was second.
    `${a2}, ${b2}, and ${b3} had the same record at rank 2 in the groups. ${a2} advanced by lot.`,
  ]);
  expect(lotsOfPlayer(view, view.entries[4]?.id ?? "")).toEqual([
    `You, ${b1}, and ${b3} shared rank 1 in Group B after all tie-breaks. ${b1} advanced by lot, and you didn’t.`,
    `You, ${a2}, and ${b3} had the same record at rank 2 in the groups. ${a2} advanced by lot, and you didn’t.`,
  ]);
});

/** Six players in two groups who drew all their matches; the winners of the groups and the best second advanced. */
function drawnInGroups(): ReturnType<typeof drawnByLot> {
  const open = roundRobinDivision(6, 0);
  const entries = open.entries.map((entry) => ({ ...entry, hasLeft: false }));
  const ids = entries.map(({ id }) => id);
  const [a1 = "", a2 = "", , b1 = ""] = ids;
  const drawn = { status: "final", homeResult: "draw", awayResult: "draw", decidedBy: "agreed" } as const;
  const rounds = open.rounds.map(({ stage, ...round }) => ({
    ...round,
    stage: { ...stage, format: "groups" as const, groups: [ids.slice(0, 3), ids.slice(3)] },
    matches: round.matches.map((match) => ({ ...match, ...drawn })),
  }));
  const [first] = rounds;
  const playoff = knockoutOf(PLAYOFF_RULES);
  if (!first || !playoff) throw new Error("Six players have rounds and a playoff");
  const seeds = [a1, b1, a2];
  const final = { ...first.stage, id: "st2", position: 2, format: "knockout" as const, groups: [], seeds };
  const groups = {
    format: "groups",
    groupSize: 3,
    split: "snake",
    cycles: 1,
    advance: 1,
    bestNext: 1,
  } as const;
  const rules = { ...PLAYOFF_RULES, stages: [groups, { ...playoff, qualifiers: null }] };
  return {
    ...open,
    entries,
    season: { ...open.season, rules },
    rounds: [...rounds, { ...first, id: "final", matches: [], stage: final }],
  };
}
