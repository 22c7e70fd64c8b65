import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { prospectOf } from "@/lib/entries/rules/prospect";
import type { OwnEntry } from "@/lib/entries/view/own-entries";
import { FIRST_MATCH_EMAIL } from "@/lib/entries/words/first-match";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { instantFrom } from "@/lib/shared/instant";
import { NOW, roundRobinDivision, waitingDivision } from "../gallery/divisions";
import { RegistrationDoneNotice } from "../people/registration-done-notice";
import { SeasonOpenings } from "../season/season-openings";
import { RegisteredAlready, RegistrationClosed } from "./own-registration";
import { Waiting } from "./waiting-for-draw";

const PAIRED = roundRobinDivision(8, 3);
const ONLINE = {
  kind: "online",
  site: "chess.com",
  rated: "any",
  provenNames: true,
  foundHours: 48,
} as const;
const OVER = { ...PAIRED, season: { ...PAIRED.season, status: "finished" as const } };

test.each([
  { why: "while registration is open", view: waitingDivision(8, "registration"), has: "Withdraw from Open" },
  {
    why: "between registration and the pairings",
    view: waitingDivision(8, "running"),
    has: "Ask to leave Open",
  },
  { why: "after the pairings", view: PAIRED, has: "Ask to leave Open" },
  { why: "not once the season is over", view: OVER, has: null },
])("a player can leave $why", ({ view, has }) => {
  const html = htmlOf({ view });
  expect(html.match(/(Withdraw from|Ask to leave) Open/)?.[0] ?? null).toBe(has);
});

test("a player who asked to leave can take that back instead of asking again", () => {
  const html = htmlOf({ askedToLeaveAt: "2026-10-20T03:00:00.000Z" });
  expect(html).toContain("You asked to leave Open on Mon, Oct 19.");
  expect(html).toContain("Take the request back");
  expect(html).not.toContain("Ask to leave");
  expect(htmlOf({ view: OVER, askedToLeaveAt: NOW })).not.toContain("Take the request back");
});

test.each([
  { why: "before the pairings", view: waitingDivision(8, "registration"), says: "can add you to Open again" },
  { why: "after the pairings", view: PAIRED, says: "can’t rejoin" },
  { why: "once the season is over", view: OVER, says: "can’t rejoin" },
])("a player who left reads what the office can do: $why", ({ view, says }) => {
  const html = htmlOf({ view, state: "out" });
  expect(html).toContain("You’re no longer playing in Open. ");
  expect(html).toContain(says);
});

test.each([{ state: "in" }, { state: "waits" }] as const)(
  "the first day is named until it has passed: $state",
  ({ state }) => {
    expect(htmlOf({ state, today: PAIRED.season.startsOn })).toContain("season starts");
    expect(htmlOf({ state, today: "2026-10-27" })).not.toContain("season starts");
  },
);

test.each([
  { why: "a full round robin", view: PAIRED, says: "you won’t play in this division" },
  { why: "a round robin with an open spot", view: roundRobinDivision(7, 1), says: "gives you the open spot" },
  { why: "before the pairings", view: waitingDivision(8, "registration"), says: "gets it automatically" },
])("a player on the waitlist reads how they can get in: $why", ({ view, says }) => {
  expect(htmlOf({ view, state: "waits" })).toContain(says);
});

test("a username that's proven needs no proof", () => {
  const view = { ...PAIRED, season: { ...PAIRED.season, rules: { ...TEXAS_STATE, venue: ONLINE } } };
  const own = { handle: "amara_plays", provenAt: null };
  expect(htmlOf({ view, own })).toContain("Prove that it’s yours");
  expect(htmlOf({ view, own: { ...own, provenAt: instantFrom("2026-10-01T12:00:00Z") } })).not.toContain(
    "Prove",
  );
  expect(htmlOf({ view }), "a season that's over, or that they left").not.toContain("You play on");
});

test("a season that's over sends no one to its matches or to register late", () => {
  const player = htmlOf({ view: { ...roundRobinDivision(8, 4), season: OVER.season } });
  expect(player).toContain("Fall 2026 is over");
  expect(player).toContain("You played in Open. If you want to play again, see which season is open");
  expect(player).not.toContain("Your move");
  expect(htmlOf({ view: OVER, state: "waits" })).toContain("Fall 2026 is over");
  const visitor = renderToStaticMarkup(<RegistrationClosed season={OVER.season} />);
  expect(visitor).toContain("If you want to play, see which season is open");
  expect(visitor).not.toContain("If you still want to play");
});

test("a season that was finished early still has its players' next move", () => {
  expect(htmlOf({ view: OVER })).toContain("See your next move");
});

test("of two divisions of a season that was finished early, only the one that's still played is named", () => {
  const beginners = { ...PAIRED.division, id: "d2", name: "Beginners" };
  const unplayed = { ...waitingDivision(8, "finished"), division: beginners };
  const decided = { ...roundRobinDivision(4, 3), season: OVER.season, division: beginners };
  expect(htmlOf({ view: OVER, also: [unplayed] })).toContain("You play in Open. Your matches are");
  expect(htmlOf({ view: OVER, also: [decided] })).toContain("You play in Open. Your matches are");
  const played = htmlOf({ view: decided, also: [unplayed] });
  expect(played).toContain("You played in Beginners. If you want");
});

test("someone who's registered sees where else they can play", () => {
  expect(htmlOf({ open: [{ name: "Rapid" }, { name: "Beginners" }] })).toContain(
    "Also play in Rapid or Beginners",
  );
  expect(htmlOf({})).not.toContain("Also play");
});

function htmlOf({
  view = PAIRED,
  state = "in",
  own,
  today = PAIRED.season.startsOn,
  open = [],
  askedToLeaveAt = null,
  also = [],
}: Partial<Pick<ComponentProps<typeof RegisteredAlready>, "own" | "today" | "open">> &
  Partial<Pick<OwnEntry, "view" | "state" | "askedToLeaveAt">> & {
    readonly also?: readonly OwnEntry["view"][];
  }): string {
  const mine = [view, ...also].map((each) => ({
    ...{ view: each, state, askedToLeaveAt },
    ...{ waitlistPosition: null, prospect: prospectOf(each, NOW) },
  }));
  return renderToStaticMarkup(<RegisteredAlready season={view.season} {...{ mine, own, today, open }} />);
}

test("publishing the schedule isn't said to send an email", () => {
  const closed = waitingDivision(8, "running");
  expect(htmlOf({ view: closed })).toContain(FIRST_MATCH_EMAIL);
  const season = renderToStaticMarkup(
    <SeasonOpenings season={closed.season} views={[closed]} at={NOW} nextSeason={undefined} />,
  );
  const division = renderToStaticMarkup(<Waiting view={closed} at={NOW} />);
  const done = renderToStaticMarkup(<RegistrationDoneNotice done="registered" />);
  expect(season).toContain("Next, the director publishes everyone’s opponents.");
  expect(division).toContain("Next, the director publishes everyone’s opponents. They appear on this page.");
  expect(done).toContain(FIRST_MATCH_EMAIL);
  expect(season + division).not.toContain("email");
});

test.each(["finished", "archived"] as const)(
  "a division that wasn't played in a %s season has no next match",
  (status) => {
    const view = waitingDivision(1, status);
    const html = htmlOf({ view });
    expect(html).toContain("Fall 2026 is over");
    expect(html).toContain("If you want to play, see which season is open");
    expect(html).not.toContain(FIRST_MATCH_EMAIL);
    expect(html).not.toContain("You played in");
    const waits = htmlOf({ view, state: "waits" });
    expect(waits).toContain("Fall 2026 is over");
    expect(waits, "no one moves up anymore").not.toContain("Leave the waitlist");
  },
);
