import type { MatchEvent } from "@/lib/match/rules/events";
import { bothLose, wonBy } from "@/lib/match/rules/outcome";
import type { Side } from "@/lib/match/rules/sides";
import type { WatchFacts } from "@/lib/match/rules/watching";
import {
  AGREED,
  ASKED,
  CONTESTED,
  DEADLINE,
  REPORTED,
  RULED,
  SATURDAY_4_PM,
  SUGGESTED,
  TWO_ONE,
} from "@/lib/match/testing/sample-match";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { addHours, addMinutes, type Instant } from "@/lib/shared/instant";
import type { MatchRatings } from "@/lib/sportsmanship/store/ratings";
import { ratingView } from "@/lib/sportsmanship/view/rating-view";
import { EmailedReport } from "../match/emailed-report";
import { MatchSheet } from "../match/match-sheet";
import { MONDAY, sceneAfter } from "./match-scenes";
import { LONG_NAME } from "./names";
import type { Sample } from "./sample";
import { NO_TIME, TIME_FINDER } from "./time-finder";

const ONLINE = { ...DEPAUL, venue: TEXAS_STATE.venue };
const RATED = { ...DEPAUL, sportsmanship: TEXAS_STATE.sportsmanship };
const SET = [SUGGESTED, AGREED];
const HERE: MatchEvent = { type: "Arrived", by: "home", arrivedAt: addMinutes(SATURDAY_4_PM, -4) };
const THEY_ARE_HERE: MatchEvent = { ...HERE, by: "away", arrivedAt: SATURDAY_4_PM, table: "Table 3" };
const NO_SHOW: MatchEvent = {
  type: "NoShowClaimed",
  by: "home",
  statement: "I waited 40 minutes.",
  answerBy: DEADLINE,
};
const APPROVED: MatchEvent = { type: "ReportApproved", by: "away", outcome: TWO_ONE };
const CONFIRMED: MatchEvent = { ...APPROVED, correctBy: addHours(DEADLINE, 24) } as MatchEvent;
const REFUSED: MatchEvent = {
  type: "CorrectionContested",
  by: "away",
  statement: "The scoresheet says otherwise.",
};
const FORFEIT: MatchEvent = { type: "DeadlinePassed", outcome: bothLose("double-forfeit") };
const CONCEDED: MatchEvent = { type: "Conceded", by: "away", outcome: wonBy("home", "forfeit", null) };
const VOIDED: MatchEvent = { type: "Voided", reason: "Theo wasn't eligible." };
const FIXED: MatchEvent = { type: "TimeFixed", scheduledAt: SATURDAY_4_PM, place: "Union Ballroom" };

type State = {
  readonly why: string;
  readonly events: readonly MatchEvent[];
  readonly side?: Side;
  readonly now?: Instant;
  readonly rules?: typeof DEPAUL;
  readonly opponent?: string;
  readonly watching?: WatchFacts;
  readonly ratings?: MatchRatings["given"];
};

/** A match at each step of its life, as its players see it. */
const STATES: readonly State[] = [
  { why: "the round hasn't opened", events: [], now: addHours(MONDAY, -72) },
  { why: "no time suggested", events: [] },
  {
    why: "no time suggested, the opponent turned watching off",
    events: [],
    watching: { choices: { away: false }, isAtSession: false, hasBegun: false },
  },

  { why: "no time suggested, a long name", events: [], opponent: LONG_NAME },
  { why: "played online, no username", events: [], rules: ONLINE },
  { why: "times suggested", events: [SUGGESTED] },
  { why: "times to pick from", events: [SUGGESTED], side: "away", now: MONDAY },
  { why: "a time is set", events: SET },
  { why: "the league set the time", events: [FIXED] },
  { why: "time to report", events: SET, now: addHours(SATURDAY_4_PM, 3) },
  { why: "time to check in", events: SET, now: addMinutes(SATURDAY_4_PM, -20) },
  { why: "you checked in", events: [...SET, HERE], now: addMinutes(SATURDAY_4_PM, 5) },
  { why: "the other one is here", events: [...SET, THEY_ARE_HERE], now: addMinutes(SATURDAY_4_PM, 5) },
  { why: "both are here", events: [...SET, HERE, THEY_ARE_HERE], now: addMinutes(SATURDAY_4_PM, 5) },
  { why: "reported", events: [...SET, REPORTED] },
  { why: "a report to answer", events: [...SET, REPORTED], side: "away" },
  { why: "a report to answer, a long name", events: [...SET, REPORTED], side: "away", opponent: LONG_NAME },
  { why: "a missed match to answer", events: [...SET, NO_SHOW], side: "away" },
  { why: "with the director", events: [REPORTED, CONTESTED] },
  { why: "ruled", events: [REPORTED, CONTESTED, RULED] },
  { why: "won", events: [...SET, REPORTED, APPROVED] },
  {
    why: "won, and the opponent can be rated",
    events: [...SET, REPORTED, APPROVED],
    rules: RATED,
    ratings: {},
  },
  {
    why: "won, and the opponent is rated",
    events: [...SET, REPORTED, APPROVED],
    rules: RATED,
    ratings: { away: 3 },
  },
  { why: "lost", events: [...SET, REPORTED, APPROVED], side: "away" },
  { why: "confirmed, and can be corrected", events: [...SET, REPORTED, CONFIRMED] },
  { why: "a correction to answer", events: [...SET, REPORTED, CONFIRMED, ASKED], side: "away" },
  { why: "a correction is asked", events: [...SET, REPORTED, CONFIRMED, ASKED] },
  { why: "a correction with the director", events: [...SET, REPORTED, CONFIRMED, ASKED, REFUSED] },
  { why: "won by forfeit", events: [CONCEDED] },
  { why: "double forfeit", events: [FORFEIT], now: addHours(DEADLINE, 1) },
  { why: "void", events: [REPORTED, VOIDED] },
];

export const MATCH_SAMPLES: readonly Sample[] = [
  ...STATES.map(({ why, events, watching, ratings = {}, ...scenery }) => ({
    of: "MatchSheet",
    why,
    show: () => {
      const scene = sceneAfter(events, scenery);
      const rating = ratingView({ given: ratings, isClosed: false }, scene);
      return <MatchSheet scene={scene} watching={watching} rating={rating} />;
    },
  })),
  ...[true, false].map((isOpen) => ({
    of: "EmailedReport",
    why: isOpen ? "a report to confirm" : "a report that was answered",
    show: () => (
      <EmailedReport
        scene={sceneAfter([...SET, REPORTED], { side: "away" })}
        isOpen={isOpen}
        answer="4-key"
      />
    ),
  })),
  {
    of: "MatchSheet",
    why: "hours to pick from",
    show: () => <MatchSheet scene={sceneAfter([], { now: MONDAY })} finder={TIME_FINDER} />,
  },
  {
    of: "MatchSheet",
    why: "no hour left",
    show: () => <MatchSheet scene={sceneAfter([], { now: MONDAY })} finder={NO_TIME} />,
  },
];
