import { expect, test } from "vitest";
import { bothLose, type MatchOutcome, wonBy } from "@/lib/match/rules/outcome";
import { ZONE } from "@/lib/match/testing/sample-match";
import type { MatchFacts } from "@/lib/match/words/pairs";
import { printBracket } from "./bracket";
import { unmetPairs } from "./bracket-lines";
import { fillBracket } from "./fill-bracket";

const NAMES = ["Amara Osei", "Theo Lindqvist", "Noor Haddad", "Mei Chen", "Bao Tran"];
const SEEDS = ["1", "2", "3", "4", "5"];
const names = new Map(SEEDS.map((id, index) => [id, NAMES[index] ?? ""]));

type Played = readonly [
  round: number,
  number: number,
  home: string,
  away: string,
  outcome: MatchOutcome | null,
];

/** Five players, the third round a session on Saturday, Dec 5, 2:00 pm. */
function print(
  played: readonly Played[],
  thirdPlace = false,
  { now = "2026-11-18T18:00:00.000Z", final = {} }: { now?: string; final?: Partial<MatchFacts> } = {},
) {
  const rows = played.map(([round, number, homeEntryId, awayEntryId, outcome]) => ({
    round,
    id: `${round}-${number}`,
    number,
    homeEntryId,
    awayEntryId,
    outcome,
    status: outcome ? ("final" as const) : ("open" as const),
    deadlineAt: "2026-11-23T05:59:00.000Z",
    scheduledAt: null,
    answerBy: null,
    correction: null,
    decidedBy: outcome?.decidedBy ?? null,
    homeResult: outcome?.home ?? null,
    awayResult: outcome?.away ?? null,
    homeWins: outcome?.score?.home ?? null,
    awayWins: outcome?.score?.away ?? null,
    homeBlacks: null,
    awayBlacks: null,
    homeCaptured: null,
    awayCaptured: null,
    ...(round === 3 ? final : {}),
  }));
  const rounds = [1, 2, 3].map((number) => ({
    id: `${number}`,
    number,
    opensAt: "2026-11-16T06:00:00.000Z",
    deadlineAt: "2026-11-23T05:59:00.000Z",
    sessionAt: number === 3 ? "2026-12-05T20:00:00.000Z" : null,
    sessionPlace: number === 3 ? "Courtside Lounge" : null,
    matches: rows.filter(({ round }) => round === number),
  }));
  return printBracket({
    bracket: fillBracket(SEEDS, rows, thirdPlace),
    rounds,
    seeds: SEEDS,
    names,
    zone: ZONE,
    now,
  });
}

const first: Played = [1, 2, "4", "5", null];

test("top seeds have a bye, and an unknown player is called the winner of their match", () => {
  const { rounds, champion } = print([first]);
  expect(rounds.map(({ title, dates }) => [title, dates])).toEqual([
    ["Quarterfinals", "until Sunday, Nov 22, 11:59 pm"],
    ["Semifinals", "until Sunday, Nov 22, 11:59 pm"],
    ["Final", "Saturday, Dec 5, 2:00 pm"],
  ]);
  const [free, played] = rounds[0]?.slots ?? [];
  expect(free).toMatchObject({
    title: "Quarterfinal 1",
    upper: { text: "Amara Osei", seed: 1, isWinner: true },
    lower: { kind: "bye", text: "bye" },
    status: null,
    matchId: null,
  });
  expect(played).toMatchObject({ hasMatch: true, matchId: "1-2", upper: { seed: 4 }, lower: { seed: 5 } });
  expect(rounds[1]?.slots[0]).toMatchObject({
    upper: { text: "Amara Osei" },
    lower: { kind: "open", text: "winner of quarterfinal 2" },
  });
  expect(champion).toMatchObject({ kind: "open", text: "Sat, Dec 5" });
  expect(unmetPairs(rounds[0]?.slots ?? [])).toContain("Amara Osei has a bye");
  expect(unmetPairs(rounds[1]?.slots ?? [])).toContain("Amara Osei vs. winner of quarterfinal 2");
});

test("a final at a session has its time before its players are known", () => {
  expect(print([first]).rounds[2]?.slots[0]).toMatchObject({
    title: "Final",
    status: { kind: "scheduled", text: "Saturday, Dec 5, 2:00 pm" },
    note: "Courtside Lounge",
  });
});

const TO_THE_FINAL: readonly Played[] = [
  [1, 2, "4", "5", wonBy("home", "agreed", null)],
  [2, 1, "1", "4", wonBy("home", "agreed", null)],
  [2, 2, "2", "3", wonBy("home", "agreed", null)],
  [3, 1, "1", "2", null],
];
const SUNDAY = "2026-12-06T20:00:00.000Z";

test.each([
  {
    why: "at its session",
    final: { status: "scheduled", scheduledAt: "2026-12-05T20:00:00.000Z" },
    status: "Saturday, Dec 5, 2:00 pm",
    dates: "Saturday, Dec 5, 2:00 pm",
    champion: "Sat, Dec 5",
  },
  {
    why: "after its session, at a time its players agreed on",
    final: { status: "scheduled", scheduledAt: SUNDAY, deadlineAt: "2026-12-08T05:59:00.000Z" },
    status: "Sun, Dec 6, 2:00 pm",
    dates: "until Sunday, Nov 22, 11:59 pm",
    champion: "Mon, Dec 7",
  },
  {
    why: "after its session, without a time",
    final: { status: "open", deadlineAt: "2026-12-08T05:59:00.000Z" },
    status: "To schedule",
    dates: "until Sunday, Nov 22, 11:59 pm",
    champion: "Mon, Dec 7",
  },
] as const)("a final $why", ({ final, status, dates, champion }) => {
  const printed = print(TO_THE_FINAL, false, { now: "2026-12-06T12:00:00.000Z", final });
  expect(printed.rounds[2]).toMatchObject({ dates, slots: [{ status: { text: status } }] });
  expect(printed.champion.text).toBe(champion);
});

test.each([
  {
    why: "reported",
    final: { status: "reported", answerBy: "2026-12-07T05:59:00.000Z" },
    says: { kind: "reported" },
  },
  { why: "with the director", final: { status: "with-director" }, says: { kind: "with-director" } },
  { why: "void", final: { status: "void" }, says: { kind: "void" } },
] as const)("a final that's $why has no time to come", ({ final, says }) => {
  const atSession = { ...final, scheduledAt: "2026-12-05T20:00:00.000Z" };
  const printed = print(TO_THE_FINAL, false, { final: atSession });
  expect(printed.rounds[2]?.slots[0]?.status).toMatchObject(says);
});

test("a session that has passed isn't the time of a final without players", () => {
  expect(print([first], false, { now: SUNDAY }).rounds[2]?.slots[0]).toMatchObject({
    status: null,
    note: null,
  });
});

test("the score is on the lines, regardless of which player was home", () => {
  const played: Played = [1, 2, "5", "4", wonBy("away", "agreed", { home: 1, away: 2 })];
  expect(print([played]).rounds[0]?.slots[1]).toMatchObject({
    upper: { text: "Mei Chen", score: "2", isWinner: true },
    lower: { text: "Bao Tran", score: "1", isOut: true },
    status: null,
  });
});

test("a forfeit is a word where the score would be", () => {
  const played: Played = [1, 2, "4", "5", wonBy("away", "forfeit", null)];
  expect(print([played]).rounds[0]?.slots[1]).toMatchObject({
    upper: { tag: "forfeit", isOut: true },
    lower: { tag: null, score: null, isWinner: true },
  });
});

test("after a double forfeit both are out, and the next round says why the opponent advances", () => {
  const { rounds } = print([[1, 2, "4", "5", bothLose("double-forfeit")]]);
  expect(rounds[0]?.slots[1]).toMatchObject({
    upper: { tag: "forfeit", isWinner: false },
    lower: { tag: "forfeit", isWinner: false },
    status: { kind: "double-forfeit" },
    note: "both are out",
  });
  expect(rounds[1]?.slots[0]).toMatchObject({
    lower: { kind: "bye", text: "bye" },
    status: { kind: "bye" },
    note: "Quarterfinal 2 had no winner, so Amara advances",
  });
});

test("a ruling without a score is a word too", () => {
  const [, won] = print([[1, 2, "4", "5", wonBy("home", "ruling", null)]]).rounds[0]?.slots ?? [];
  expect(won).toMatchObject({ upper: { isWinner: true, tag: null }, lower: { tag: "by ruling" } });
  const [, both] = print([[1, 2, "4", "5", bothLose("ruling")]]).rounds[0]?.slots ?? [];
  expect(both).toMatchObject({ upper: { tag: "out" }, lower: { tag: "out" }, note: "both are out" });
});

test("the champion is on the last line", () => {
  const { champion, rounds } = print([
    [1, 2, "4", "5", wonBy("home", "agreed", { home: 2, away: 0 })],
    [2, 1, "1", "4", wonBy("home", "agreed", { home: 2, away: 0 })],
    [2, 2, "2", "3", wonBy("away", "agreed", { home: 1, away: 2 })],
    [3, 1, "1", "3", wonBy("away", "agreed", { home: 0, away: 2 })],
  ]);
  expect(champion).toMatchObject({ kind: "player", text: "Noor Haddad", seed: 3, isWinner: true });
  expect(rounds[2]?.slots[0]?.status).toBeNull();
});

test("when both finalists are out, no one is champion", () => {
  const { champion } = print([
    [1, 2, "4", "5", wonBy("home", "agreed", null)],
    [2, 1, "1", "4", wonBy("home", "agreed", null)],
    [2, 2, "2", "3", wonBy("away", "agreed", null)],
    [3, 1, "1", "3", bothLose("double-forfeit")],
  ]);
  expect(champion).toMatchObject({ kind: "bye", text: "no one" });
});

test("the match for third place has the losers of the semifinals", () => {
  const { rounds } = print([first], true);
  const [final, third] = rounds[2]?.slots ?? [];
  expect(third).toMatchObject({
    title: "Third-place match",
    isForThird: true,
    upper: { text: "loser of semifinal 1" },
    lower: { text: "loser of semifinal 2" },
  });
  expect(final).toMatchObject({ title: "Final", isForThird: false });
  expect(rounds[0]?.slots[1]).toMatchObject({ title: "Quarterfinal 2", isForThird: false });
});

test.each([
  { why: "the lower one changed", home: "1", away: "5" },
  { why: "home is the one who changed", home: "5", away: "1" },
])("a match made for other players isn't shown as theirs: $why", ({ home, away }) => {
  const stale: Played = [2, 1, home, away, null];
  const { rounds } = print([[1, 2, "4", "5", wonBy("home", "agreed", null)], stale]);
  expect(rounds[1]?.slots[0]).toMatchObject({ hasMatch: false, lower: { text: "Mei Chen" } });
});

test("a final that no one reached has no winner", () => {
  const lost = bothLose("double-forfeit");
  const { rounds } = print([
    [1, 2, "4", "5", wonBy("home", "agreed", null)],
    [2, 1, "1", "4", lost],
    [2, 2, "2", "3", lost],
  ]);
  expect(rounds[2]?.slots[0]?.status).toEqual({ kind: "bye", text: "No one wins" });
});
