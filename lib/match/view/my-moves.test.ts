import { expect, test } from "vitest";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { myRecord } from "@/lib/standings/view/my-record";
import type { MatchEvent } from "../rules/events";
import { foldMatch } from "../rules/evolve";
import { wonBy } from "../rules/outcome";
import { type MatchSceneFacts, sceneWords, setScene } from "./match-scene";
import { actOf, myMoves, mySeason } from "./my-moves";

const NOW = "2026-11-18T12:00:00.000Z";

function match(
  id: string,
  deadlineAt: string,
  events: readonly MatchEvent[],
  opensAt = NOW,
): MatchSceneFacts {
  const all: readonly MatchEvent[] = [{ type: "MatchPaired", deadlineAt }, ...events];
  return {
    id,
    side: "home",
    home: { name: "Amara Osei" },
    away: { name: "Theo Lindqvist" },
    organization: {
      slug: "lakeside",
      name: "Lakeside",
      timeZone: "America/Chicago",
      office: "114",
      contactEmail: "office@lakeside.example",
    },
    season: { slug: "fall", name: "Fall" },
    division: { slug: "open", name: "Open", isForMinors: false },
    stage: { format: "round-robin" },
    round: { number: 1, of: 3, opensAt },
    number: 1,
    rules: DEPAUL,
    events: all.map((event, index) => ({ seq: index + 1, at: NOW, actorUserId: null, event })),
    state: foldMatch(all),
  };
}

const late = match("late", "2026-11-30T05:59:00.000Z", []);
const soon = match("soon", "2026-11-23T05:59:00.000Z", []);
const suggested = match("suggested", "2026-11-23T05:59:00.000Z", [
  { type: "TimesProposed", by: "home", times: ["2026-11-20T22:00:00.000Z"] },
]);
const next = match("next", "2026-12-07T05:59:00.000Z", [], "2026-11-30T06:00:00.000Z");
const gone = match("gone", "2026-11-23T05:59:00.000Z", [{ type: "Voided", reason: "Paired by mistake" }]);

test("a match was decided when it was, not when someone made a statement", () => {
  const conceded = { type: "Conceded", by: "away", outcome: wonBy("home", "forfeit", null) } as const;
  const said = { type: "StatementRecorded", side: "away", statement: "I was ill." } as const;
  const decided = match("decided", "2026-11-23T05:59:00.000Z", [conceded, said]);
  const events = decided.events.map((each) => ({ ...each, at: `2026-11-1${each.seq}T18:00:00.000Z` }));
  expect(sceneWords(setScene({ ...decided, events }, NOW)).by?.day).toBe("Thursday, Nov 12");
});

test("matches waiting for me come by deadline, apart from those waiting for others and future ones", () => {
  const moves = myMoves([late, next, suggested, gone, soon], NOW);
  const ids = (scenes: readonly { readonly id: string }[]) => scenes.map(({ id }) => id);
  expect(ids(moves.yours)).toEqual(["soon", "late"]);
  expect(ids(moves.others)).toEqual(["suggested"]);
  expect(ids(moves.coming)).toEqual(["next"]);
});

test.each<{ why: string; event: MatchEvent; coming: boolean }>([
  {
    why: "a closure moves its deadline",
    event: {
      type: "VenueClosed",
      reason: "Snow",
      canceled: null,
      movedTo: null,
      deadlineAt: "2026-12-09T05:59:00.000Z",
    },
    coming: true,
  },
  {
    why: "the director extends its round",
    event: { type: "DeadlineExtended", deadlineAt: "2026-12-09T05:59:00.000Z", reason: "Exams" },
    coming: true,
  },
  {
    why: "a player suggests times already",
    event: { type: "TimesProposed", by: "home", times: ["2026-12-01T22:00:00.000Z"] },
    coming: false,
  },
  {
    why: "the league sets its time",
    event: { type: "TimeFixed", scheduledAt: "2026-12-01T22:00:00.000Z", place: "Lounge" },
    coming: false,
  },
])("a match whose round hasn’t opened, after $why", ({ event, coming }) => {
  const moves = myMoves(
    [match("next", "2026-12-07T05:59:00.000Z", [event], "2026-11-30T06:00:00.000Z")],
    NOW,
  );
  expect(moves.coming).toHaveLength(coming ? 1 : 0);
});

test("a match that a player’s leaving decided before its round opened is no longer coming", () => {
  const outcome = wonBy("home", "forfeit", null);
  const left: MatchEvent = { type: "Withdrawn", side: "away", outcome, reason: "Theo has left." };
  const decided = match("next", "2026-12-07T05:59:00.000Z", [left], "2026-11-30T06:00:00.000Z");
  const inList = { ...decided, events: [] };
  expect(myMoves([decided, inList], NOW)).toEqual({ yours: [], others: [], coming: [] });
});

test("rounds of a playoff come after those of the season, though each stage counts from 1", () => {
  const round = (id: string, number: number, opensAt: string): MatchSceneFacts => {
    const made = match(id, "2026-12-20T05:59:00.000Z", [], opensAt);
    return { ...made, round: { ...made.round, number } };
  };
  const final = round("final", 2, "2026-12-14T06:00:00.000Z");
  const semifinal = round("semifinal", 1, "2026-12-07T06:00:00.000Z");
  const second = round("second", 2, "2026-11-09T06:00:00.000Z");
  const first = round("first", 1, "2026-11-02T06:00:00.000Z");
  const elsewhere = { ...first, id: "elsewhere", division: { ...first.division, slug: "club" } };
  const where = { organization: "lakeside", season: { slug: "fall" }, division: { slug: "open" } };
  expect(mySeason([final, first, elsewhere, semifinal, second], where, NOW).map(({ id }) => id)).toEqual([
    "first",
    "second",
    "semifinal",
    "final",
  ]);
});

test("an action links to the part of the match page where it's done", () => {
  const [first] = myMoves([soon], NOW).yours;
  expect(first && actOf(first)).toEqual({ href: "/matches/soon#times", label: "Suggest times" });
});

test("a confirmed match comes back while the opponent's correction waits for an answer", () => {
  const outcome = wonBy("home", "agreed", null);
  const answerBy = "2026-11-20T12:00:00.000Z";
  const reported: MatchEvent = { type: "ResultReported", by: "home", games: [], outcome, answerBy };
  const confirmed: MatchEvent = { type: "ReportApproved", by: "away", outcome, correctBy: answerBy };
  const asked = { type: "CorrectionAsked", games: [], outcome, statement: "I won.", answerBy } as const;
  const decided = match("decided", "2026-11-23T05:59:00.000Z", [reported, confirmed]);
  const theirs = match("theirs", "2026-11-23T05:59:00.000Z", [reported, confirmed, { ...asked, by: "away" }]);
  const own = match("own", "2026-11-23T05:59:00.000Z", [reported, confirmed, { ...asked, by: "home" }]);
  const moves = myMoves([decided, theirs, own], NOW);
  expect(moves.yours.map(actOf)).toEqual([{ href: "/matches/theirs", label: "Answer the correction" }]);
  expect(moves.others.map(({ id }) => id)).toEqual(["own"]);
});

test("there's no rank before any match counts, because everyone would be first", () => {
  const division = { season: { rules: DEPAUL }, entries: [{ id: "a", name: "Amara" }], rounds: [] };
  expect(myRecord(division, "a")).toBeNull();
});

const ON = {
  keptAs: "board",
  white: "home",
  ply: 1,
  isEnded: false,
  isTimed: false,
  outcome: null,
  ending: null,
} as const;
const WON = { ...ON, isEnded: true, outcome: "white", ending: "checkmate" } as const;

test.each([
  {
    why: "the opponent is to move in the match room",
    games: [ON],
    turn: "them",
    what: "Game 1 is on. Theo to move.",
  },
  {
    why: "a game there is over, and the next one comes",
    games: [WON],
    turn: "you",
    what: "Play game 2 with Theo",
  },
  {
    why: "no one has confirmed what was played there",
    games: [WON, { ...WON, white: "away", outcome: "black" }],
    turn: "you",
    what: "Confirm 2–0 against Theo",
  },
] as const)("$why: that comes before agreeing on a time", ({ games, turn, what }) => {
  const scene = setScene({ ...soon, games }, NOW);
  expect(actOf(scene)).toEqual({ href: "/matches/soon/room", label: "Open the match room" });
  expect(sceneWords(scene)).toMatchObject({ turn, what });
  expect(myMoves([{ ...soon, games }], NOW)[turn === "you" ? "yours" : "others"]).toHaveLength(1);
});

const UNTIMED: RulePack = { ...DEPAUL, clock: { ...DEPAUL.clock, secondsPerMove: null } };
const why = (games: NonNullable<MatchSceneFacts["games"]>, rules = UNTIMED) =>
  sceneWords(setScene({ ...soon, rules, games }, NOW)).why;

test("only a game whose clock doesn't run can go on later", () => {
  const [later, running] = ["you can go on later", "The clock keeps running"];
  expect(why([ON])).toContain(later);
  expect(why([{ ...ON, keptAs: "table" }], DEPAUL)).toContain(later);
  for (const timed of [why([{ ...ON, isTimed: true }]), why([ON], DEPAUL)]) {
    expect(timed).toContain(running);
    expect(timed).not.toContain(later);
  }
});

test("an opponent who has left a game without a clock keeps no one waiting", () => {
  const left = "If Theo has left, report the match.";
  expect(why([ON])).toContain(left);
  expect(why([{ ...ON, isTimed: true }])).not.toContain(left);
  // With two minutes a move, the room offers to claim the time.
  expect(why([ON], DEPAUL)).not.toContain(left);
});

test("what was played in the match room comes after a report as before", () => {
  const reported: MatchEvent = {
    type: "ResultReported",
    by: "away",
    games: [],
    outcome: wonBy("home", "agreed", { home: 2, away: 0 }),
    answerBy: "2026-11-20T05:59:00.000Z",
  };
  const scene = setScene({ ...match("told", "2026-11-23T05:59:00.000Z", [reported]), games: [WON] }, NOW);
  expect(actOf(scene).label).toBe("Check the report");
});
