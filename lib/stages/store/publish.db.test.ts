import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { freshDatabase } from "@/lib/testing/database";
import { FIRST_DAY, makeLeague } from "@/lib/testing/league";
import { publishDivision } from "./publish";

await freshDatabase();

/** Noon in Chicago on the season's first day. */
const NOON = new Date("2026-11-16T18:00:00Z");

test.each([
  { why: "a round of today that's still open", deadlineTime: "12:01", answer: { ok: true } },
  {
    why: "a round of today that's closed",
    deadlineTime: "12:00",
    answer: { ok: false, refusal: "first-round-closed" },
  },
  {
    why: "rounds that close when they open",
    deadlineTime: "00:00",
    firstDay: "2026-11-17",
    answer: { ok: false, refusal: "no-time-in-round" },
  },
])("rounds of one day: $why", async ({ deadlineTime, firstDay = FIRST_DAY, answer }) => {
  const schedule = { ...DEPAUL.schedule, daysPerRound: 1, hoursToPlay: 0, deadlineTime, fallback: null };
  const league = await makeLeague({
    slug: `at-${deadlineTime.replace(":", "-")}`,
    rules: { ...DEPAUL, schedule },
    publish: false,
  });
  const plan = { divisionId: league.season.divisions[0]?.id ?? "", lots: [], firstDay };
  expect(await publishDivision(league.scope, league.season, plan, NOON)).toMatchObject(answer);
});
