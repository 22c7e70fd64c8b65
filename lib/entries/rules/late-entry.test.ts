import fc from "fast-check";
import { expect, test } from "vitest";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { addHours } from "@/lib/shared/instant";
import { pairGroups } from "@/lib/stages/groups/pair-groups";
import { roundRobinRounds } from "@/lib/stages/round-robin/round-robin";
import { type LateRound, planLateEntry } from "./late-entry";

const ONCE = { stages: DEPAUL.stages };
const START = "2026-11-16T06:00:00.000Z";
const WEEK = 7 * 24;

function published(players: number, cycles: 1 | 2 = 1): readonly LateRound[] {
  return roundRobinRounds(players, cycles).map((pairings, index) => ({
    id: `r${index + 1}`,
    number: index + 1,
    stage: { format: "round-robin", groups: [] },
    opensAt: addHours(START, index * WEEK),
    deadlineAt: addHours(START, (index + 1) * WEEK - 1),
    matches: pairings.map(({ white, black }) => ({ homeEntryId: `e${white}`, awayEntryId: `e${black}` })),
  }));
}

const GROUPS_OF_FIVE = {
  format: "groups",
  groupSize: 5,
  split: "lot",
  cycles: 1,
  advance: 1,
  bestNext: 0,
} as unknown as RulePack["stages"][number];

const inWeek = (week: number) => addHours(START, (week - 1) * WEEK + 1);

test("before the first round opens every match has the days of its round", () => {
  const rounds = published(5);
  const plan = planLateEntry(rounds, ONCE, addHours(START, -1));
  expect(plan.ok && plan.value.pairings.map(({ deadlineAt }) => deadlineAt)).toEqual(
    rounds.map(({ deadlineAt }) => deadlineAt),
  );
});

test("the matches of rounds that have opened can be played until the last round closes", () => {
  const rounds = published(5);
  const plan = planLateEntry(rounds, ONCE, inWeek(2));
  expect(plan.ok && plan.value.pairings.map(({ isMissed }) => isMissed)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(plan.ok && plan.value.pairings[0]?.deadlineAt).toBe(rounds[4]?.deadlineAt);
  expect(plan.ok && plan.value.pairings[2]?.deadlineAt).toBe(rounds[2]?.deadlineAt);
});

test.each([
  { why: "nothing is published", rounds: [], now: START, refusal: "not-published" },
  { why: "the field is even", rounds: published(6), now: START, refusal: "no-free-spot" },
  { why: "three of five rounds are closed", rounds: published(5), now: inWeek(4), refusal: "too-late" },
  {
    why: "it's a knockout",
    rounds: published(5).map((round) => ({ ...round, stage: { format: "knockout" as const, groups: [] } })),
    now: START,
    refusal: "knockout",
  },
])("refused: $why", ({ rounds, now, refusal }) => {
  expect(planLateEntry(rounds, ONCE, now)).toEqual({ ok: false, refusal });
});

test("two of five closed rounds aren't more than half", () => {
  expect(planLateEntry(published(5), ONCE, inWeek(3)).ok).toBe(true);
});

test("with the new player all meet once in each cycle, no one plays twice in a round, and colors differ by at most one", () => {
  const odd = fc.integer({ min: 1, max: 14 }).map((half) => half * 2 + 1);
  fc.assert(
    fc.property(odd, fc.constantFrom(1 as const, 2 as const), (players, cycles) => {
      const rounds = published(players, cycles);
      const plan = planLateEntry(rounds, ONCE, START);
      if (!plan.ok) throw new Error(plan.refusal);
      const meetings = new Map<string, number>();
      const colors = new Map<string, number>();
      for (const { roundId, opponentId, side } of plan.value.pairings) {
        const own =
          side === "home"
            ? { homeEntryId: "new", awayEntryId: opponentId }
            : { homeEntryId: opponentId, awayEntryId: "new" };
        const round = rounds.find(({ id }) => id === roundId);
        const pairs = [...(round?.matches ?? []), own];
        expect(new Set(pairs.flatMap((pair) => [pair.homeEntryId, pair.awayEntryId])).size).toBe(players + 1);
        for (const { homeEntryId, awayEntryId } of pairs) {
          const pair = [homeEntryId, awayEntryId].toSorted().join();
          meetings.set(pair, (meetings.get(pair) ?? 0) + 1);
          colors.set(homeEntryId, (colors.get(homeEntryId) ?? 0) + 1);
          colors.set(awayEntryId, (colors.get(awayEntryId) ?? 0) - 1);
        }
      }
      expect(meetings.size).toBe((players * (players + 1)) / 2);
      expect([...meetings.values()].every((count) => count === cycles)).toBe(true);
      const most = cycles === 1 ? 1 : 0;
      expect([...colors.values()].every((balance) => Math.abs(balance) <= most)).toBe(true);
    }),
  );
});

test.each([
  { why: "the smallest odd group that isn't full", sizes: [5, 3], group: 1 },
  { why: "no group if those that are odd are full", sizes: [5, 5], group: null },
])("a new player joins $why", ({ sizes, group }) => {
  const groups = sizes.map((size, number) =>
    Array.from({ length: size }, (_, index) => `e${number}-${index}`),
  );
  const drawn = pairGroups(groups, 1);
  const rounds = published(5).map((round, index) => ({
    ...round,
    stage: { format: "groups" as const, groups },
    matches: (drawn[index] ?? []).map(({ home, away }) => ({ homeEntryId: home, awayEntryId: away })),
  }));
  const plan = planLateEntry(rounds, { stages: [GROUPS_OF_FIVE] }, START);
  expect(plan.ok ? plan.value.group : null).toBe(group);
});
