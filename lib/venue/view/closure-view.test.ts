import { expect, test } from "vitest";
import { makeNoEmail } from "@/lib/shared/no-email";
import type { ChangedMatch, ChangedRound, ClosureFacts } from "../store/closure-facts";
import { CLOSURE_REFUSAL_SENTENCES } from "../words/refusals";
import { closureView } from "./closure-view";

const ZONE = "America/Chicago";
const PLAYERS = ["Amara Osei", "Theo Lindqvist", "Ben Ito", "Zoe Park"].map((name) => ({
  userId: name,
  name,
  email: `${name}@lakeside.example`,
}));
const [AMARA, THEO, BEN, ZOE] = PLAYERS;
if (!AMARA || !THEO || !BEN || !ZOE) throw new Error("There are four players");
const WHERE = {
  season: { slug: "fall-2026", name: "Fall 2026" },
  division: { slug: "open", name: "Open" },
};
const NO_TIMES = { home: [], away: [] };
const CANCELED: ChangedMatch = {
  ...WHERE,
  roundId: "r1",
  change: {
    id: "m1",
    cancels: "2026-11-19T01:00:00.000Z",
    movesTo: null,
    deadlineAt: null,
    withdraws: NO_TIMES,
  },
  slot: { format: "round-robin", number: 1, of: 3, match: 1 },
  home: AMARA,
  away: THEO,
  scheduledAt: "2026-11-19T01:00:00.000Z",
  suggested: NO_TIMES,
  lastTime: "2026-11-23T03:59:00.000Z",
  minutes: 60,
  closesAt: "2026-11-23T05:59:00.000Z",
  closed: [],
};
const LATER: ChangedMatch = {
  ...CANCELED,
  change: {
    id: "m2",
    cancels: null,
    movesTo: null,
    deadlineAt: "2026-11-25T05:59:00.000Z",
    withdraws: NO_TIMES,
  },
  home: BEN,
  away: ZOE,
};
/** It keeps its time and its deadline. */
const ASKED: ChangedMatch = {
  ...LATER,
  roundId: "r2",
  change: {
    ...LATER.change,
    id: "m4",
    deadlineAt: null,
    withdraws: { home: ["2026-11-19T01:00:00.000Z"], away: [] },
  },
};
/** A session of a later round, which moves with it. */
const MOVED: ChangedMatch = {
  ...LATER,
  change: {
    id: "m3",
    cancels: null,
    movesTo: "2026-11-28T01:00:00.000Z",
    deadlineAt: null,
    withdraws: NO_TIMES,
  },
  scheduledAt: "2026-11-26T01:00:00.000Z",
};
const DATES = {
  opensAt: "2026-11-16T06:00:00.000Z",
  deadlineAt: "2026-11-23T05:59:00.000Z",
  sessionAt: null,
  sessionPlace: null,
};
const ROUND: ChangedRound = {
  ...WHERE,
  id: "r1",
  slot: { format: "round-robin", number: 1, of: 3 },
  before: DATES,
  change: { ...DATES, id: "r1", deadlineAt: "2026-11-25T05:59:00.000Z" },
};
const DIRECTOR = { userId: "renata", name: "Renata Kovács", email: "renata@lakeside.example" };
const NOTHING: ClosureFacts = {
  matches: [],
  rounds: [],
  elsewhere: [],
  directors: [DIRECTOR],
  problem: null,
  pages: [],
  stamp: "",
};
const view = (facts: Partial<ClosureFacts>, reader = "renata") =>
  closureView({ ...NOTHING, ...facts }, "lakeside", ZONE, reader);

test.each([
  {
    why: "nothing changes",
    shown: view({}),
    sum: "No match changes. No one can book these hours.",
    told: "No one gets an email.",
  },
  {
    why: "one match of two loses its time",
    shown: view({ matches: [CANCELED, LATER], rounds: [ROUND] }),
    sum: "One match loses its time. One round gets new dates. One other match gets a later deadline. Times outside these hours stay.",
    told: "Four players each get one email about all of it.",
  },
  {
    why: "only deadlines move, and another director is told",
    shown: view({ matches: [LATER], rounds: [ROUND, ROUND] }, "somebody"),
    sum: "No match loses its time. Two rounds get new dates. One match gets a later deadline. Times outside these hours stay.",
    told: "Two players and one other director each get one email about all of it.",
  },
  {
    why: "two of each",
    shown: view({ matches: [CANCELED, CANCELED, MOVED, MOVED, LATER, LATER] }),
    sum: "Two matches lose their time. Two matches move to a new time. Two other matches get a later deadline. Times outside these hours stay.",
    told: "Four players each get one email about all of it.",
  },
  {
    why: "a match only loses suggested times",
    shown: view({ matches: [ASKED] }),
    sum: "No match loses its time. Suggested times are withdrawn in one match.",
    told: "One player gets one email about all of it.",
  },
  {
    why: "two other matches lose suggested times, and one of them gets a later deadline",
    shown: view({
      matches: [
        CANCELED,
        ASKED,
        { ...LATER, change: { ...ASKED.change, deadlineAt: LATER.change.deadlineAt } },
      ],
    }),
    sum: "One match loses its time. One other match gets a later deadline. Times outside these hours stay. Suggested times are withdrawn in two matches.",
    told: "Four players each get one email about all of it.",
  },
  {
    why: "a match that loses its time also loses suggested ones",
    shown: view({
      matches: [{ ...CANCELED, change: { ...CANCELED.change, withdraws: ASKED.change.withdraws } }],
    }),
    sum: "One match loses its time. Suggested times are withdrawn in one match.",
    told: "Two players each get one email about all of it.",
  },
  {
    why: "only the dates of a round without matches move",
    shown: view({ rounds: [ROUND] }),
    sum: "No match loses its time. One round gets new dates.",
    told: "No one gets an email.",
  },
  {
    why: "a director who plays counts once",
    shown: view({ matches: [CANCELED], directors: [DIRECTOR, AMARA] }),
    sum: "One match loses its time.",
    told: "Two players each get one email about all of it.",
  },
  {
    why: "a session moves, and a player has no email",
    shown: view({
      matches: [
        {
          ...CANCELED,
          change: { ...CANCELED.change, movesTo: "2026-11-21T01:00:00.000Z" },
          away: { ...THEO, email: makeNoEmail("theo") },
        },
      ],
    }),
    sum: "No match loses its time. One match moves to a new time.",
    told: "One player gets one email about all of it. Theo Lindqvist has no email here, so please tell them yourself.",
  },
])("$why", ({ shown, sum, told }) => {
  expect([shown.sum, shown.told]).toEqual([sum, told]);
});

test("a canceled match and a moved round say what was and what will be", () => {
  const { canceled, rounds } = view({ matches: [CANCELED], rounds: [ROUND] });
  expect(canceled[0]).toMatchObject({
    title: "Amara Osei vs. Theo Lindqvist",
    where: "Fall 2026, Open, Round 1",
    change: "Wed, Nov 18, 7:00 pm: canceled",
  });
  expect(rounds[0]?.changes).toEqual(["Closes Tue, Nov 24, 11:59 pm, not Sun, Nov 22, 11:59 pm"]);
});

test("a match that moves with its session says from when to when", () => {
  const { canceled, later } = view({ matches: [MOVED] });
  expect(canceled.map(({ change }) => change)).toEqual([
    "Wed, Nov 25, 7:00 pm: moves to Fri, Nov 27, 7:00 pm",
  ]);
  expect(later).toEqual([]);
});

test("a round with a session says its new first day, session, and deadline", () => {
  const before = { ...DATES, sessionAt: "2026-11-21T01:00:00.000Z", sessionPlace: "Hall B" };
  const change = {
    id: "r1",
    opensAt: "2026-11-18T06:00:00.000Z",
    sessionAt: "2026-11-23T01:00:00.000Z",
    deadlineAt: "2026-11-25T05:59:00.000Z",
  };
  expect(view({ rounds: [{ ...ROUND, before, change }] }).rounds[0]?.changes).toEqual([
    "Opens Wed, Nov 18, not Mon, Nov 16",
    "Set for Sun, Nov 22, 7:00 pm, not Fri, Nov 20, 7:00 pm",
    "Closes Tue, Nov 24, 11:59 pm, not Sun, Nov 22, 11:59 pm",
  ]);
  expect(view({ elsewhere: [{ ...ROUND, before }] }).elsewhere[0]?.words).toBe(
    "Fall 2026, Open, Round 1: Fri, Nov 20, 7:00 pm, Hall B",
  );
});

test("a problem says what to change", () => {
  expect(view({ problem: "too-few-days" }).problem).toBe(CLOSURE_REFUSAL_SENTENCES["too-few-days"]);
  expect(view({}).problem).toBeNull();
});

test("a match that gets a later deadline without its round is named", () => {
  const alone = { ...LATER, roundId: "r0", closesAt: "2026-11-25T05:59:00.000Z" };
  const { canceled, later } = view({ matches: [CANCELED, LATER, alone, ASKED], rounds: [ROUND] });
  expect(canceled.map(({ id }) => id)).toEqual(["m1"]);
  expect(later).toEqual([
    {
      id: "m2",
      href: "/desk/lakeside/matches/m2",
      title: "Ben Ito vs. Zoe Park",
      where: "Fall 2026, Open, Round 1",
      change: "Closes Tue, Nov 24, 11:59 pm",
    },
  ]);
});
