import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { MatchEvent } from "@/lib/match/rules/events";
import {
  AGREED,
  APPROVED,
  ASKED,
  CONTESTED,
  CONTESTED_GAMES,
  DEADLINE,
  REPORTED,
  RULED,
  RULED_OTHERWISE,
  SATURDAY_4_PM,
  SUGGESTED,
} from "@/lib/match/testing/sample-match";
import { setScene } from "@/lib/match/view/match-scene";
import type { Search } from "@/lib/online/store/searches";
import { searchOfGames } from "@/lib/online/testing/sample-search";
import { siteGame } from "@/lib/online/testing/site-games";
import { foundView } from "@/lib/online/view/found-view";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { addHours } from "@/lib/shared/instant";
import { makeNoEmail } from "@/lib/shared/no-email";
import type { Availability } from "@/lib/venue/rules/availability";
import { findTimes } from "@/lib/venue/rules/time-finder";
import { MONDAY, matchAfter, sceneAfter } from "../gallery/match-scenes";
import { MatchSheet } from "./match-sheet";

const NO_SHOW: MatchEvent = { type: "NoShowClaimed", by: "away", statement: "I waited.", answerBy: DEADLINE };
const VOIDED: MatchEvent = { type: "Voided", reason: "A mistake." };
const CONFIRMED = { ...APPROVED, correctBy: DEADLINE } as MatchEvent;
const LATE = addHours(DEADLINE, 1);

describe("how to reach the opponent", () => {
  test.each([
    { why: "before a time is agreed", events: [], shown: true },
    { why: "once it is", events: [SUGGESTED, AGREED], shown: true },
    { why: "when the reader has reported", events: [REPORTED], shown: true },
    { why: "when the opponent's report waits for an answer", events: [REPORTED], side: "away", shown: true },
    { why: "when a no-show was claimed", events: [SUGGESTED, AGREED, NO_SHOW], shown: true },
    { why: "when the director decides", events: [REPORTED, CONTESTED], shown: true },
    { why: "after the round, until it's decided", events: [], now: LATE, shown: true },
    { why: "once it's decided", events: [REPORTED, CONTESTED, RULED], shown: false },
    { why: "once it's void", events: [VOIDED], shown: false },
    { why: "before the round opens", events: [], now: addHours(MONDAY, -72), shown: false },
  ] as const)("$why: $shown", ({ events, shown, ...scenery }) => {
    const page = renderToStaticMarkup(<MatchSheet scene={sceneAfter(events, scenery)} />);
    expect(page.includes("until the match is decided")).toBe(shown);
  });
});

test.each([
  { why: "the correction", ruled: RULED_OTHERWISE, winners: ["Amara", "Theo", "Theo"] },
  { why: "the result as it was", ruled: RULED, winners: ["Amara", "Theo", "Amara"] },
])("after a ruling on a correction, both players see the games of $why", ({ ruled, winners }) => {
  for (const side of ["home", "away"] as const) {
    const scene = sceneAfter([REPORTED, APPROVED, ASKED, ruled], { side });
    const [table] =
      renderToStaticMarkup(<MatchSheet scene={scene} />).match(/<table class="plain">.*?<\/table>/) ?? [];
    expect([...(table ?? "").matchAll(/<b>(.*?)<\/b>/g)].map(([, winner]) => winner)).toEqual(winners);
  }
});

test.each([
  { why: "if its score fits two different versions", contested: CONTESTED_GAMES, isTold: true },
  { why: "not if it fits one", contested: CONTESTED, isTold: false },
])("a ruling says why it shows no games $why", ({ contested, isTold }) => {
  for (const side of ["home", "away"] as const) {
    const scene = sceneAfter([REPORTED, contested, RULED], { side });
    const page = renderToStaticMarkup(<MatchSheet scene={scene} />);
    expect(page.includes("Two different versions of the games fit this ruling, so none are shown.")).toBe(
      isTold,
    );
  }
});

test.each([
  { why: "in a running season", facts: {}, offers: true, says: false },
  { why: "once the next match is played", facts: { isWinnerFixed: true }, offers: true, says: true },
  { why: "in an archived season", facts: { isArchived: true }, offers: false, says: false },
])("a correction, $why", ({ facts, offers, says }) => {
  const scene = setScene({ ...matchAfter([REPORTED, CONFIRMED], {}), ...facts }, addHours(MONDAY, 1));
  const page = renderToStaticMarkup(<MatchSheet scene={scene} />);
  expect(page.includes("Ask for a correction")).toBe(offers);
  expect(page.includes("so a correction can’t change who won")).toBe(says);
});

test.each([
  { why: "a time that's too late to cancel", events: [SUGGESTED, AGREED], now: addHours(SATURDAY_4_PM, -1) },
  { why: "no username yet", events: [], now: MONDAY, rules: { ...DEPAUL, venue: TEXAS_STATE.venue } },
])("with $why, players of a division for minors aren't sent to contacts they can't see", (row) => {
  const { events, now, ...scenery } = row;
  const match = matchAfter(events, scenery);
  const { email: _email, phone: _phone, ...away } = match.away;
  const division = { ...match.division, isForMinors: true };
  const html = renderToStaticMarkup(<MatchSheet scene={setScene({ ...match, division, away }, now)} />);
  expect(html).toContain("see “Reach Theo");
  expect(html).toContain("Reach Theo</h2>");
});

test("the page says how far apart attempts have to be, and from when a new one counts", () => {
  const tried: MatchEvent = { type: "ContactLogged", by: "home", means: "phone", triedAt: MONDAY, note: "" };
  const html = renderToStaticMarkup(<MatchSheet scene={sceneAfter([tried], { now: addHours(MONDAY, 1) })} />);
  expect(html).toContain("After two attempts at least 12 hours apart, you can ask");
  expect(html).toContain("after one more attempt. A new one counts from Tuesday, midnight.");
});

test("a time that was too late to cancel when it was set isn't said to have been cancelable", () => {
  const scenery = { now: addHours(SATURDAY_4_PM, -1) };
  const html = renderToStaticMarkup(<MatchSheet scene={sceneAfter([SUGGESTED, AGREED], scenery)} />);
  expect(html).toContain("It’s too late to cancel: you could until two hours");
  expect(html).not.toContain("You could cancel");
});

test("a time that only the director can move has no form to move it with notice", () => {
  const fixed: MatchEvent = { type: "TimeFixed", scheduledAt: SATURDAY_4_PM, place: "Hall B" };
  const pageUnder = (noticeMeans: "default" | "more-days", event: MatchEvent) => {
    const rules = {
      ...DEPAUL,
      forfeits: { ...DEPAUL.forfeits, noticeHours: 24, noticesPerYear: 2, noticeMeans },
    };
    return renderToStaticMarkup(<MatchSheet scene={sceneAfter([event], { now: MONDAY, rules })} />);
  };
  expect(pageUnder("more-days", fixed)).not.toContain("advance notice");
  expect(pageUnder("default", fixed)).toContain("Give advance notice");
  expect(pageUnder("more-days", AGREED)).toContain("Give advance notice");
});

test("the times to pick from name their time zone, which isn't everyone's in an online league", () => {
  const suggested: MatchEvent = { type: "TimesProposed", by: "away", times: [SATURDAY_4_PM] };
  const html = renderToStaticMarkup(<MatchSheet scene={sceneAfter([suggested], { now: MONDAY })} />);
  expect(html).toContain("Times are Central Time (CST).");
});

test("a match that was found says by when it can be called wrong, not when the round closes", () => {
  const scene = sceneAfter([], { rules: TEXAS_STATE, now: "2026-11-20T20:45:00.000Z" });
  const home = { ...scene.home, handle: "amara_plays" };
  const away = { ...scene.away, handle: "TheoTheRook" };
  const online = { ...scene, home, away, opponent: away };
  const by = (search: Search) => {
    const html = renderToStaticMarkup(<MatchSheet scene={online} found={foundView(search, online)} />);
    return html.match(/<time [^>]*dateTime="([^"]+)"/)?.[1];
  };
  expect(by(searchOfGames([siteGame()]))).toBe("2026-11-22T20:20:00.000Z");
  expect(by(searchOfGames([]))).toBe(DEADLINE);
});

describe("times that the opponent suggested while another is set", () => {
  const suggested: MatchEvent = { type: "TimesProposed", by: "away", times: [addHours(SATURDAY_4_PM, 20)] };
  const defaulted: MatchEvent = { type: "TimeDefaulted", scheduledAt: SATURDAY_4_PM };
  const after = addHours(SATURDAY_4_PM, 2);

  test.each([
    {
      why: "agreed",
      events: [AGREED, suggested],
      says: "The time you agreed on stays until you pick another.",
    },
    { why: "set by the league", events: [suggested, defaulted], says: "The time the league set stays until" },
    {
      why: "passed",
      events: [AGREED, suggested],
      now: after,
      says: "If you haven’t played, you can still pick one.",
    },
  ])("$why", ({ events, says, ...scenery }) => {
    const html = renderToStaticMarkup(<MatchSheet scene={sceneAfter(events, scenery)} />);
    expect(html).toContain(says);
    expect(html.includes("stays until")).toBe(!("now" in scenery));
  });
});

describe("an opponent whom the office entered without an email", () => {
  const report: MatchEvent = { ...REPORTED, by: "home" } as MatchEvent;
  const claim: MatchEvent = { ...NO_SHOW, by: "home" } as MatchEvent;
  const noTime = addHours(DEADLINE, -1);
  const online = { ...DEPAUL, venue: TEXAS_STATE.venue };
  const counts = { ...DEPAUL, reporting: { ...DEPAUL.reporting, unanswered: "stands" as const } };

  test.each([
    { why: "no time", events: [], says: "Agree on a time through the office, and hand in a score slip" },
    { why: "no time, online", events: [], rules: online, says: "and send the office the result you both" },
    { why: "times suggested", events: [SUGGESTED], says: "Agree on a time with Theo" },
    {
      why: "a time is set",
      events: [{ type: "TimeDefaulted", scheduledAt: SATURDAY_4_PM }],
      says: "Play Theo",
    },
    {
      why: "time to report",
      events: [],
      now: noTime,
      says: "can’t confirm a report, so hand in a score slip",
    },
    { why: "reported", events: [report], says: "After Sunday, 11:59 pm, the director decides." },
    { why: "reported, and silence counts", events: [report], rules: counts, says: "it counts as reported." },
    { why: "claimed", events: [SUGGESTED, AGREED, claim], says: "Your claim is in" },
  ] as const)("isn't said to do anything here: $why", ({ events, says, ...scenery }) => {
    const match = matchAfter(events, scenery);
    const away = { ...match.away, email: makeNoEmail("7"), phone: null };
    const now = "now" in scenery ? scenery.now : MONDAY;
    const html = renderToStaticMarkup(<MatchSheet scene={setScene({ ...match, away }, now)} />);
    expect(html).toContain(says);
    expect(html).not.toMatch(
      /Theo (answers|gets|picks|confirms|has your|can see yours)|Suggest (other )?times|other confirms|until Theo|Theo’s move/,
    );
  });
});

const free = (...hours: number[]): Availability => ({
  weekly: new Map([1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, new Set(hours)])),
  days: new Map(),
});

const page = (
  yours: Availability | null,
  theirs: Availability | null,
  events: readonly MatchEvent[] = [],
) => {
  const question = {
    zone: "America/Chicago",
    now: MONDAY,
    latest: addHours(DEADLINE, -2),
    minutes: 120,
    margin: 0,
    stock: null,
    players: [
      { free: yours, booked: [] },
      { free: theirs, booked: [] },
    ],
  };
  return renderToStaticMarkup(
    <MatchSheet scene={sceneAfter(events, { now: MONDAY })} finder={findTimes(question, "home", 6)} />,
  );
};

describe("finding a time without a booked venue", () => {
  test("if none is possible, the page says where to reach the opponent", () => {
    expect(page(free(10), free(12))).toContain("Ask Theo (see “Reach Theo”)");
  });

  test("a time that was canceled isn't picked again", () => {
    const set: readonly MatchEvent[] = [
      { type: "TimeAgreed", by: "away", scheduledAt: SATURDAY_4_PM },
      { type: "TimeCancelled", by: "away" },
    ];
    const isPicked = (html: string) => new RegExp(`checked="" value="${SATURDAY_4_PM}"`).test(html);
    const onlySaturday: Availability = { weekly: new Map([[6, new Set([16, 17])]]), days: new Map() };
    expect(isPicked(page(onlySaturday, onlySaturday))).toBe(true);
    expect(isPicked(page(onlySaturday, onlySaturday, set))).toBe(false);
  });

  test("nothing is picked if no one has said when they can play, and a time can be typed", () => {
    const html = page(null, null);
    expect(html).toContain("Neither you nor");
    expect(html).toContain('name="picks"');
    expect(/name="picks" checked=""/.test(html)).toBe(false);
    expect(html).toMatch(/<details[^>]*open=""[^>]*><summary>Another time/);
  });

  test("if no hour is left, the page says why, hour by hour, and what would help", () => {
    const html = page(free(17), free(17, 18, 10, 11));
    expect(html).toContain("No time works for both of you yet");
    expect(html).toContain("<b>5 pm to 6 pm:</b> too short, because a match is booked for two hours");
    expect(html).toContain("<b>10 am to noon:</b> only Theo is free");
    expect(html).toContain("A match is booked for two hours.");
    expect(html).toContain("Theo is free at hours when you aren’t.");
  });

  test("an hour when only the reader is free can be suggested, and is marked", () => {
    const html = page(free(16, 17), free(10, 11));
    expect(html).toContain("Times you can suggest");
    expect(html).toContain("only you so far");
    expect(html).toContain(`value="${SATURDAY_4_PM}"`);
  });
});
