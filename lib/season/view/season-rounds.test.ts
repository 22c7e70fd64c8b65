import { expect, test } from "vitest";
import type { DivisionView, RoundView } from "@/lib/standings/store/divisions";
import type { RulePack } from "../input/rule-pack";
import { DEPAUL } from "../rules/presets/depaul";
import { SESSION_KNOCKOUT } from "../rules/presets/session-knockout";
import { TEXAS_STATE } from "../rules/presets/texas-state";
import { keyDates } from "./key-dates";
import { nextDeadlines } from "./next-deadlines";

const ZONE = "America/Chicago";
const NOW = "2026-11-18T18:00:00.000Z";
const robin = {
  id: "a",
  position: 1,
  format: "round-robin",
  seeds: [],
  thirdPlace: false,
  groups: [],
} as const;
const knockout = {
  id: "b",
  position: 1,
  format: "knockout",
  seeds: ["1", "2"],
  thirdPlace: false,
  groups: [],
} as const;
const playoff = { ...knockout, id: "c", position: 2 } as const;

/** A round of the week that ends on Sunday, Nov 22, or this many weeks later. */
function round(
  stage: RoundView["stage"],
  number: number,
  weeks = 0,
  more: Partial<RoundView> = {},
): RoundView {
  const at = (day: number, hour: number) => new Date(Date.UTC(2026, 10, day + 7 * weeks, hour)).toISOString();
  return {
    id: `${stage.id}${number}`,
    stage,
    number,
    opensAt: at(16, 6),
    deadlineAt: at(23, 5),
    sessionAt: null,
    sessionPlace: null,
    rules: DEPAUL,
    stamp: "",
    matches: [],
    ...more,
  };
}

function view(name: string, rules: RulePack, rounds: readonly RoundView[]): DivisionView {
  const organization = { timeZone: ZONE };
  return {
    season: { rules, organization },
    division: { name },
    entries: [],
    rounds,
  } as unknown as DivisionView;
}

const SESSION = { sessionAt: "2026-12-05T20:00:00.000Z", sessionPlace: "Courtside Lounge" };

test("a knockout round is named when it closes, with the right verb", () => {
  const rounds = [round(knockout, 1), round(knockout, 2, 1)];
  const [first, second] = nextDeadlines([view("Open", SESSION_KNOCKOUT, rounds)], ZONE, NOW) ?? [];
  expect(first?.now).toMatch(/^Semifinals close Sunday, Nov/);
  expect(first?.ahead).toMatch(/^Semifinals begin Monday/);
  expect(second?.now).toMatch(/^Final closes Sunday/);
  expect(first?.count).toBe("The players aren’t known yet.");
  expect(first?.after).toBeNull();
});

test("a final at a session has its time as the headline, and its place", () => {
  const rounds = [round(knockout, 1, 1, SESSION)];
  const [final] = nextDeadlines([view("Open", SESSION_KNOCKOUT, rounds)], ZONE, NOW) ?? [];
  expect(final?.now.replace(/\u00a0/g, " ")).toBe("The final is played Saturday, Dec 5, 2:00 pm");
  expect(final?.endsAt).toBe(SESSION.sessionAt);
  expect(final?.count).toContain("Courtside Lounge.");
});

test("a final that came about after its session is named by its deadline", () => {
  const late = { status: "open", scheduledAt: null } as RoundView["matches"][number];
  const rounds = [round(knockout, 1, 1, { ...SESSION, matches: [late] })];
  const [final] =
    nextDeadlines([view("Open", SESSION_KNOCKOUT, rounds)], ZONE, "2026-12-06T18:00:00.000Z") ?? [];
  expect(final).toMatchObject({ isSession: false, endsAt: final?.deadlineAt });
  expect(final?.past).toMatch(/^Final closed/);
  expect(final?.count).toBe("The one match has no time yet.");
});

test("a session that has passed isn't said to have been played", () => {
  const held = { status: "scheduled", scheduledAt: SESSION.sessionAt } as RoundView["matches"][number];
  const rounds = [round(knockout, 1, 1, { ...SESSION, matches: [held] })];
  const [final] =
    nextDeadlines([view("Open", SESSION_KNOCKOUT, rounds)], ZONE, "2026-12-07T18:00:00.000Z") ?? [];
  expect(final?.past).toMatch(/^The final was scheduled for Saturday/);
});

test("age divisions that aren't in step are each named", () => {
  const grades = [
    view("Open", SESSION_KNOCKOUT, [round(knockout, 1), round(knockout, 2, 1)]),
    view("Under 15", SESSION_KNOCKOUT, [round(knockout, 1)]),
  ];
  const [first] = nextDeadlines(grades, ZONE, NOW) ?? [];
  expect(first?.title).toBe("The round");
  expect(first?.count).toContain("Open: Semifinals. Under 15: Final.");
});

test("the last round of a round robin says whether a playoff follows", () => {
  const last = [round(robin, 1)];
  expect(nextDeadlines([view("Open", DEPAUL, last)], ZONE, NOW)?.[0].after).toBe("It’s the last round.");
  expect(nextDeadlines([view("Open", TEXAS_STATE, last)], ZONE, NOW)?.[0].after).toBe("The playoff follows.");
});

test("a season that has ended announces no playoff", () => {
  const own = view("Open", TEXAS_STATE, [round(robin, 1)]);
  const ended = { ...own, season: { ...own.season, status: "finished" as const } };
  expect(nextDeadlines([ended], ZONE, NOW)?.[0].after).toBeNull();
});

test("key dates: rounds by name, and a session on its own day", () => {
  const rounds = [round(robin, 1, -1), round(robin, 2), round(robin, 3, 1)];
  const drawn = [round(playoff, 1, 1), round(playoff, 2, 2, SESSION)];
  const datesOf = (all: readonly RoundView[]) => {
    const { over, coming } = keyDates([view("Open", TEXAS_STATE, all)], NOW);
    return [
      over?.rounds,
      ...coming.map(({ title, session }) => [title.replace("\u00a0", " "), session?.place]),
    ];
  };
  expect(datesOf(rounds)).toEqual([1, ["Round 2", undefined], ["Round 3", undefined]]);
  expect(datesOf([...rounds, ...drawn])).toEqual([
    1,
    ["Semifinals", undefined],
    ["Final", "Courtside Lounge"],
  ]);
});

test("divisions that aren't in step have had as many rounds as the one with the most", () => {
  const midweek = (number: number, day: number) =>
    round(robin, number, 0, { deadlineAt: `2026-11-${day}T05:00:00.000Z` });
  const divisions = [
    view("Open", DEPAUL, [round(robin, 1, -2), round(robin, 2, -1), round(robin, 3)]),
    view("Club", DEPAUL, [midweek(1, 11), midweek(2, 17)]),
  ];
  expect(keyDates(divisions, NOW).over?.rounds).toBe(2);
});

test("age divisions that share a session share a key date", () => {
  const grades = ["Open", "Under 18"].map((name) =>
    view(name, SESSION_KNOCKOUT, [round(knockout, 1, 1, SESSION)]),
  );
  expect(keyDates(grades, NOW).coming).toMatchObject([
    { title: "Final", session: { at: SESSION.sessionAt } },
  ]);
});

test("a final that missed its session is listed by its deadline", () => {
  const late = { status: "open", scheduledAt: null } as RoundView["matches"][number];
  const final = round(knockout, 1, 3, { ...SESSION, matches: [late] });
  const dates = keyDates([view("Open", SESSION_KNOCKOUT, [final])], "2026-12-06T18:00:00.000Z");
  expect(dates).toMatchObject({ over: null, coming: [{ deadlineAt: final.deadlineAt, session: null }] });
});

test.each([
  { why: "one division doesn’t have to be named", others: [], now: "Round\u00a01 closes" },
  {
    why: "two divisions in step are both meant",
    others: [view("Club", DEPAUL, [round(robin, 1)])],
    now: "Round\u00a01 closes",
  },
  {
    why: "the other division closes a week later",
    others: [view("Club", DEPAUL, [round(robin, 1, 1)])],
    now: "Round\u00a01 in Open closes",
  },
])("$why", ({ others, now }) => {
  const [first] = nextDeadlines([view("Open", DEPAUL, [round(robin, 1)]), ...others], ZONE, NOW) ?? [];
  expect(first?.now).toContain(now);
});
