import { expect, test } from "vitest";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import type { PublicDivision } from "@/lib/standings/store/divisions";
import { wallOf } from "./wall";

/** Wednesday, 10:00 am in Chicago. */
const NOW = "2026-11-18T16:00:00.000Z";
const LAST_NIGHT = "2026-11-18T01:00:00.000Z";
const THIS_MORNING = "2026-11-18T15:00:00.000Z";
const TONIGHT = "2026-11-19T01:00:00.000Z";
const TOMORROW = "2026-11-20T01:00:00.000Z";

const SEASON = {
  name: "Fall 2026",
  slug: "fall-2026",
  status: "finished",
  rules: { venue: { kind: "on-site", name: "Lounge", equipment: null } },
  organization: { name: "Lakeside", slug: "lakeside", timeZone: "America/Chicago" },
} as unknown as SeasonFacts;

/** A knockout, so without standings, with a match at each of these times. */
function divisionWith(times: readonly string[]): PublicDivision {
  const matches = times.map((scheduledAt, index) => ({ id: `m${index}`, status: "scheduled", scheduledAt }));
  const stage = { position: 1, format: "knockout" };
  return {
    season: SEASON,
    division: { name: "Open" },
    entries: [],
    rounds: [{ stage, matches }],
  } as unknown as PublicDivision;
}

function timesAt(...times: readonly string[]): readonly string[] {
  const wall = wallOf(SEASON, [divisionWith(times)], new Map(), [], { at: NOW, appUrl: "https://r.example" });
  return wall.matches.map(({ at }) => at);
}

const many = (at: string) => Array.from({ length: 100 }, () => at);

test("after a long evening, the wall shows what's played today", () => {
  expect(timesAt(...many(LAST_NIGHT), THIS_MORNING, TONIGHT)).toEqual([THIS_MORNING, TONIGHT]);
});

test("all of today's matches are there, and the next 80", () => {
  const shown = timesAt(...many(TOMORROW), ...many(TONIGHT));
  expect(shown.filter((at) => at === TONIGHT)).toHaveLength(100);
  expect(shown.filter((at) => at === TOMORROW)).toHaveLength(80);
});

test("a player who left, and whose results don’t count, has no name, but the line isn’t blank", () => {
  const view = divisionWith([TONIGHT]);
  const entries = [{ id: "theo", name: "Theo Lindqvist" }];
  const rounds = view.rounds.map((round) => ({
    ...round,
    matches: round.matches.map((match) => ({ ...match, homeEntryId: "amara", awayEntryId: "theo" })),
  }));
  const left = { ...view, entries, rounds } as unknown as PublicDivision;
  const wall = wallOf(SEASON, [left], new Map(), [], { at: NOW, appUrl: "https://r.example" });
  expect(wall.matches).toMatchObject([{ players: ["A player who left", "Theo Lindqvist"] }]);
});
