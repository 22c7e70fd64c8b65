import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { roundRobinRounds } from "@/lib/stages/round-robin/round-robin";
import { type LeavingRound, type LeavingScene, planLeaving } from "./leaving";

const OPEN = {
  status: "open",
  decidedBy: null,
  homeResult: null,
  awayResult: null,
  homeWins: null,
  awayWins: null,
  homeBlacks: null,
  awayBlacks: null,
  homeCaptured: null,
  awayCaptured: null,
  correction: null,
} as const;
const HOME_WON = { status: "final", decidedBy: "agreed", homeResult: "win", awayResult: "loss" } as const;
const ROBIN = { format: "round-robin", groups: [], position: 1, seeds: [], thirdPlace: false } as const;

/** Six players who meet once; home wins each player's first `settled` matches. */
function scene({
  settled,
  players = 6,
  percent = 50,
}: {
  settled: number;
  players?: number;
  percent?: number;
}) {
  const ids = Array.from({ length: players }, (_, index) => `e${index}`);
  const rounds: LeavingRound[] = roundRobinRounds(players, 1).map((pairings, index) => ({
    number: index + 1,
    stage: ROBIN,
    matches: pairings.map(({ white, black }, order) => ({
      ...OPEN,
      ...(index < settled ? HOME_WON : {}),
      id: `${index + 1}-${order + 1}`,
      number: order + 1,
      homeEntryId: ids[white] ?? "",
      awayEntryId: ids[black] ?? "",
    })),
  }));
  const rules = { standings: DEPAUL.standings, withdrawal: { annulBelowPercent: percent } };
  return { entries: ids.map((id) => ({ id, name: id })), rounds, rules };
}

describe("leaving a round robin", () => {
  test.each([
    { why: "two of five", players: 6, settled: 2, of: 5, isAnnulled: true },
    { why: "three of five", players: 6, settled: 3, of: 5, isAnnulled: false },
    { why: "three of seven", players: 8, settled: 3, of: 7, isAnnulled: true },
    { why: "exactly half, two of four", players: 5, settled: 2, of: 4, isAnnulled: false },
    { why: "nothing", players: 6, settled: 0, of: 5, isAnnulled: true },
    { why: "everything", players: 6, settled: 5, of: 5, isAnnulled: false },
  ])("after $why", ({ players, settled, of, isAnnulled }) => {
    // Of five players e4 sits out in the fourth round.
    expect(planLeaving("e4", scene({ players, settled }))).toMatchObject({ settled, of, isAnnulled });
  });

  test("the rule pack's share decides, and a share of zero annuls nothing", () => {
    expect(planLeaving("e0", scene({ settled: 3, percent: 61 })).isAnnulled).toBe(true);
    expect(planLeaving("e0", scene({ settled: 0, percent: 0 })).isAnnulled).toBe(false);
  });

  test("annulled: open matches are void, the player is out of the standings, opponents lose those points", () => {
    const plan = planLeaving("e0", scene({ settled: 1 }));
    expect(plan.matchesToClose.map(({ becomes }) => becomes)).toEqual(["void", "void", "void", "void"]);
    expect(plan.annulledFor).toHaveLength(1);
    expect(plan.before.map(({ entryId }) => entryId)).toContain("e0");
    expect(plan.after.map(({ entryId }) => entryId)).not.toContain("e0");
    const [opponent] = plan.annulledFor;
    expect(plan.after.find(({ entryId }) => entryId === opponent)?.played).toBe(0);
  });

  test("not annulled: each open match goes to the opponent, and the results stay", () => {
    const plan = planLeaving("e0", scene({ settled: 3 }));
    expect(plan.matchesToClose.map(({ becomes }) => becomes)).toEqual(["forfeit", "forfeit"]);
    expect(plan.annulledFor).toEqual([]);
    for (const { opponentId } of plan.matchesToClose) {
      const row = (rows: typeof plan.before) => rows.find(({ entryId }) => entryId === opponentId);
      expect(row(plan.after)?.points).toBe((row(plan.before)?.points ?? 0) + DEPAUL.standings.points.win);
    }
    expect(plan.after.find(({ entryId }) => entryId === "e0")?.played).toBe(5);
  });

  test("void matches don't count toward the share", () => {
    const division = scene({ settled: 2 });
    const rounds = division.rounds.map((round) => ({
      ...round,
      matches: round.matches.map((match) =>
        round.number === 5 ? { ...match, status: "void" as const } : match,
      ),
    }));
    expect(planLeaving("e0", { ...division, rounds })).toMatchObject({
      settled: 2,
      of: 4,
      isAnnulled: false,
    });
  });

  test("a match that's reported or with the director isn't decided", () => {
    const division = scene({ settled: 2 });
    const rounds = division.rounds.map((round) => ({
      ...round,
      matches: round.matches.map((match) =>
        round.number === 2 ? { ...match, ...OPEN, status: "reported" as const } : match,
      ),
    }));
    expect(planLeaving("e0", { ...division, rounds })).toMatchObject({ settled: 1, isAnnulled: true });
  });
});

describe("leaving a knockout", () => {
  const semifinal: LeavingRound = {
    number: 1,
    stage: {
      ...{ format: "knockout", groups: [], position: 1, thirdPlace: false },
      seeds: ["e0", "e2", "e3", "e1"],
    },
    matches: [{ ...OPEN, id: "s1", number: 1, homeEntryId: "e0", awayEntryId: "e1" }],
  };
  const final: LeavingRound = { number: 2, stage: semifinal.stage, matches: [] };

  test("the open match goes to the opponent, and there are no standings", () => {
    const plan = planLeaving("e0", { ...scene({ settled: 0 }), rounds: [semifinal, final], rules: OFFICIAL });
    expect(plan).toMatchObject({ isAnnulled: false, of: 0, before: [], after: [] });
    expect(plan.matchesToClose).toEqual([
      {
        id: "s1",
        side: "home",
        opponentId: "e1",
        status: "open",
        becomes: "forfeit",
        slot: { format: "knockout", number: 1, of: 2, match: 1 },
      },
    ]);
  });

  test("a voided match is lost by both once both have left, unless it's of a round robin", () => {
    const { entries, rounds, rules } = scene({ settled: 0 });
    const gone = entries.map((entry) => ({ ...entry, hasLeft: entry.id === "e1" }));
    const voided = [semifinal, final].map((round) => ({
      ...round,
      matches: round.matches.map((match) => ({ ...match, status: "void" as const })),
    }));
    const slot = { format: "knockout", number: 1, of: 2, match: 1 };
    const lostByBoth = (who: LeavingScene["entries"], when: readonly LeavingRound[]) =>
      planLeaving("e0", { entries: who, rounds: when, rules }).lostByBoth;
    expect(lostByBoth(gone, voided)).toEqual([{ id: "s1", opponentId: "e1", slot }]);
    expect(lostByBoth(entries, voided)).toEqual([]);
    expect(lostByBoth(gone, [semifinal, final])).toEqual([]);
    const voidRobin = rounds.map((round) => ({
      ...round,
      matches: round.matches.map((match) => ({ ...match, status: "void" as const })),
    }));
    expect(lostByBoth(gone, voidRobin)).toEqual([]);
    const otherSemifinal = { ...OPEN, id: "s2", number: 2, homeEntryId: "e2", awayEntryId: "e3" };
    const takenAway = {
      ...OPEN,
      id: "f",
      number: 1,
      homeEntryId: "e0",
      awayEntryId: "e2",
      status: "void",
    } as const;
    const withoutE2 = entries.map((entry) => ({ ...entry, hasLeft: entry.id === "e2" }));
    const reopened = [
      { ...semifinal, matches: [...semifinal.matches, otherSemifinal] },
      { ...final, matches: [takenAway] },
    ];
    expect(lostByBoth(withoutE2, reopened), "a final that was taken away").toEqual([]);
  });

  test("once it's drawn from standings, those don't change", () => {
    const division = scene({ settled: 2 });
    const rounds = [...division.rounds, { ...semifinal, stage: { ...semifinal.stage, position: 2 } }];
    expect(planLeaving("e0", { ...division, rounds })).toMatchObject({
      isAnnulled: false,
      settled: 2,
      of: 5,
    });
  });
});

test("when a player leaves, the others lose no points, or each loses just those won from that player", () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 12 }), fc.nat(12), fc.nat(11), (players, settled, who) => {
      const leaver = `e${who % players}`;
      const division = scene({ players, settled: Math.min(settled, players) });
      const plan = planLeaving(leaver, division);
      const after = new Map(plan.after.map((row) => [row.entryId, row]));
      for (const row of plan.before) {
        if (row.entryId === leaver) continue;
        const now = after.get(row.entryId);
        if (!plan.isAnnulled) expect(now?.points).toBeGreaterThanOrEqual(row.points);
        else expect(row.played - (now?.played ?? 0)).toBe(plan.annulledFor.includes(row.entryId) ? 1 : 0);
      }
      expect(plan.after).toHaveLength(plan.isAnnulled ? players - 1 : players);
    }),
  );
});
