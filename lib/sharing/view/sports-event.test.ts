import { expect, test } from "vitest";
import { knockoutDivision, roundRobinDivision } from "@/components/gallery/divisions";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import type { PublicDivision } from "@/lib/standings/store/divisions";
import type { PublicMatchView } from "@/lib/standings/store/public-match";
import { inPage, sportsEvent } from "./sports-event";

function firstMatch(division: PublicDivision): PublicMatchView {
  const round = division.rounds[0];
  const match = round?.matches[0];
  if (!round || !match) throw new Error("A match");
  return { division, round, match, rules: division.season.rules, games: [], live: null };
}

test("an event says what the page says, and nothing else of its players", () => {
  const view = firstMatch(roundRobinDivision(8, 3));
  const { name } = view.division.entries.find(({ id }) => id === view.match.homeEntryId) ?? { name: "" };
  expect(sportsEvent(view, "https://chess.example")).toMatchObject({
    "@type": "SportsEvent",
    sport: "Chess",
    name: expect.stringMatching(/ vs\. .*, Round 1 of 7/),
    url: `https://chess.example/lakeside/matches/${view.match.id}`,
    description: expect.stringMatching(/\w/),
    location: { "@type": "Place", address: "Lakeside Campus Recreation" },
    homeTeam: {
      "@type": "Person",
      name,
      url: `https://chess.example/lakeside/players/${view.match.homeEntryId}`,
    },
    organizer: { name: "Lakeside Campus Recreation" },
  });
});

test("a match online is where its site is; a void match is cancelled; without a time it has no start", () => {
  const view = firstMatch(knockoutDivision(1));
  const match = { ...view.match, status: "void", scheduledAt: null } as const;
  const event = sportsEvent({ ...view, match, rules: TEXAS_STATE }, "https://chess.example");
  expect(event).toMatchObject({
    eventStatus: "https://schema.org/EventCancelled",
    location: { "@type": "VirtualLocation", url: "https://www.chess.com" },
  });
  expect(event).not.toHaveProperty("startDate");
});

test.each([
  { why: "of a league that plays on campus", rules: DEPAUL },
  { why: "of a league that plays online", rules: TEXAS_STATE },
])("a final at a session is where its session is: $why", ({ rules }) => {
  const view = firstMatch(knockoutDivision(1));
  const round = { ...view.round, sessionPlace: "Student Union" };
  expect(sportsEvent({ ...view, round, rules }, "https://chess.example")).toMatchObject({
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: "Student Union", address: "Lakeside Campus Recreation" },
  });
});

test("no name ends the element that the data is in", () => {
  const name = "</script><script>alert(1)</script><!-- &amp;";
  const text = inPage({ name });
  expect(text).not.toMatch(/[<>&]/);
  expect(JSON.parse(text)).toEqual({ name });
});
