import { describe, expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { SESSION_KNOCKOUT } from "@/lib/season/rules/presets/session-knockout";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import type { Asked } from "./schedule-to-be";
import { scheduleView } from "./schedule-view";

const SEASON = {
  slug: "fall-2026",
  status: "running",
  divisions: [{ id: "1", slug: "open", name: "Open" }],
  organization: { slug: "lakeside", timeZone: "America/Chicago" },
  rules: DEPAUL,
  breaks: [],
} as unknown as SeasonFacts;

const NOW = "2026-11-21T18:00:00.000Z";
const namesOf = (players: number) => Array.from({ length: players }, (_, index) => `Player ${index + 1}`);

function preview(players: number, season: Partial<SeasonFacts> = {}, asked: Asked = {}) {
  return scheduleView({
    season: { ...SEASON, ...season },
    division: "open",
    players: namesOf(players),
    asked: { firstDay: "2026-11-23", ...asked },
    now: NOW,
  });
}

test("every round is shown with its window before anything is published", () => {
  expect(preview(4)).toMatchObject({
    sum: "4 players. Everyone plays everyone once, in 3 rounds.",
    rounds: [
      { name: "Round 1", opens: "Mon, Nov 23", closes: "Sun, Nov 29, 11:59 pm" },
      { name: "Round 2", opens: "Mon, Nov 30", closes: "Sun, Dec 6, 11:59 pm" },
      { name: "Round 3", opens: "Mon, Dec 7", closes: "Sun, Dec 13, 11:59 pm" },
    ],
    zone: "Central Time",
    warnings: [],
  });
});

test("rounds jump over the breaks, which are shown between them", () => {
  const breaks = [
    { id: "1", name: "Thanksgiving", from: "2026-11-26", until: "2026-11-29" },
    { id: "2", name: "Exams", from: "2026-12-07", until: "2026-12-20" },
    { id: "3", name: "Spring break", from: "2027-03-01", until: "2027-03-07" },
  ];
  expect(preview(4, { breaks }).rounds).toMatchObject([
    { name: "Round 1", opens: "Mon, Nov 30", breaks: ["Thanksgiving, Thu, Nov 26 to Sun, Nov 29"] },
    { name: "Round 2", opens: "Mon, Dec 21", breaks: ["Exams, Mon, Dec 7 to Sun, Dec 20"] },
    { name: "Round 3", opens: "Mon, Dec 28", breaks: [] },
  ]);
});

test("with an odd number one player has a bye", () => {
  expect(preview(5).sum).toBe(
    "5 players. Everyone plays everyone once, in 5 rounds. One player sits out each round.",
  );
});

test.each([
  {
    why: "publishing closes registration",
    players: 4,
    season: { status: "registration" } as const,
    warning: "Registration is still open. Publishing closes it.",
  },
  {
    why: "a field that's too large for a term",
    players: 40,
    season: {},
    warning: "The last round closes on Sun, Aug 22, 2027. More divisions make a shorter season.",
  },
])("what to know before: $why", ({ players, season, warning }) => {
  expect(preview(players, season).warnings).toEqual([warning]);
});

test.each([
  { why: "today", firstDay: "2026-11-21", refusal: null },
  {
    why: "yesterday",
    firstDay: "2026-11-20",
    refusal: "The first day is in the past. Pick today or a later day.",
  },
  {
    why: "a mistyped year",
    firstDay: "2062-11-23",
    refusal: "The first day is more than half a year away. Check the year. If it’s right, publish later.",
  },
])("a first day that's asked for can be $why", ({ firstDay, refusal }) => {
  expect(preview(4, {}, { firstDay })).toMatchObject({ firstDay, refusal });
});

test("an unreadable first day is refused, and the dates start on the day that would be suggested", () => {
  const season = { startsOn: "2026-11-23" };
  expect(preview(4, season, { firstDay: "soon" })).toMatchObject({
    firstDay: "2026-11-23",
    refusal: "That first day isn’t a date. Pick one, then show the dates again.",
  });
  expect(preview(4, season, { firstDay: "" }).refusal).toBeNull();
});

test("a round that would be closed by now can't be published", () => {
  const rules = { ...DEPAUL, schedule: { ...DEPAUL.schedule, daysPerRound: 1, deadlineTime: "11:59" } };
  expect(preview(2, { rules }, { firstDay: "2026-11-21" }).refusal).toBe(
    "The first round would already be closed. Pick a later first day.",
  );
});

test("a double round robin says so, and takes twice as long", () => {
  const rules = { ...DEPAUL, stages: [{ format: "round-robin", cycles: 2 } as const] };
  expect(preview(4, { rules }).sum).toBe("4 players. Everyone plays everyone twice, in 6 rounds.");
});

describe("a knockout whose final is at a session", () => {
  const rules = SESSION_KNOCKOUT;

  test("is shown with its byes and a suggested session on the evening of the last day, at the venue", () => {
    expect(preview(6, { rules })).toMatchObject({
      sum: "6 players in three rounds. Players who lose are out. The top two seeds have a bye.",
      rounds: [
        { name: "Quarterfinals", opens: "Mon, Nov 23", closes: "Sun, Nov 29, 11:59 pm" },
        { name: "Semifinals", closes: "Sun, Dec 6, 11:59 pm" },
        { name: "Final", opens: "Mon, Dec 7", closes: "set for Sun, Dec 13, 6:00 pm, Recreation Center" },
      ],
      firstRound: ["Seed 1 has a bye", "Seed 4 vs. Seed 5", "Seed 2 has a bye", "Seed 3 vs. Seed 6"],
      session: { value: "2026-12-13T18:00", place: "Recreation Center" },
      refusal: null,
    });
  });

  test.each([
    { why: "before the semifinals close", asked: { session: "2026-12-06T18:00" }, refusal: /earlier rounds/ },
    { why: "without a place", asked: { sessionPlace: " " }, refusal: /location of the final/ },
    { why: "without a time", asked: { session: "" }, refusal: /time, and location/ },
  ])("cannot be published $why", ({ asked, refusal }) => {
    expect(preview(6, { rules }, asked).refusal).toMatch(refusal);
  });

  test.each([
    { why: "the time to answer is over", session: "2026-12-08T23:59", warnings: [] },
    {
      why: "a report can still be answered",
      session: "2026-12-08T23:58",
      warnings: [
        "A semifinal’s report can be answered until Tue, Dec 8, 11:59 pm, after the session. If the final’s players aren’t known by then, they agree on a time themselves, unless you set another.",
      ],
    },
  ])("at a session when $why", ({ session, warnings }) => {
    expect(preview(6, { rules }, { session })).toMatchObject({ refusal: null, warnings });
  });

  test("seeded in the order of registration it shows the names", () => {
    const [stage] = rules.stages;
    const named = { ...rules, stages: [{ ...stage, seeding: "registration" }] } as typeof rules;
    expect(preview(3, { rules: named }).firstRound).toEqual(["Player 1 has a bye", "Player 2 vs. Player 3"]);
  });
});
