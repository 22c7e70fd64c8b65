import { expect, test } from "vitest";
import { drawnByLot, PLAYOFF_RULES, roundRobinDivision } from "@/components/gallery/divisions";
import { knockoutOf } from "../stages-of";
import { lotOfPlayer, playoffView } from "./playoff-view";

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
  expect(lotOfPlayer(view, idIn)).toBe(
    `${shared([two, left, `and ${out}`])} You and ${two} advanced by lot.`,
  );
  expect(lotOfPlayer(view, idOut)).toBe(
    `${shared([one, two, `and ${out}`])} ${one} and ${two} advanced by lot, and you didn’t.`,
  );
  expect(lotOfPlayer({ ...view, rounds: view.rounds.slice(0, -1) }, idOut)).toBeNull();
});
