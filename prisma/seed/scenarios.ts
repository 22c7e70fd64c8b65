import type { MatchCommand } from "@/lib/match/rules/commands";
import type { TypedGame } from "@/lib/match/rules/games";
import { otherSide, type Side } from "@/lib/match/rules/sides";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { addMinutes, type Instant, minutesBetween } from "@/lib/shared/instant";
import type { Chance } from "./chance";
import { withOtherColors } from "./series";

/** How a week can go. `silent`: no one does anything. */
export const SCENARIOS = [
  "agreed",
  "corrected",
  "amended",
  "both-report",
  "contested",
  "withdrawn",
  "unanswered",
  "unreachable",
  "no-show",
  "conceded",
  "silent",
] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** A command that someone sends at a certain time. */
export type Step = { readonly at: Instant; readonly by: Side; readonly command: MatchCommand };

type Week = {
  readonly opensAt: Instant;
  readonly deadlineAt: Instant;
  /** The league set the hour, so the players don't agree on one. */
  readonly fixedAt: Instant | null;
  readonly games: readonly TypedGame[];
  /** Who won the series. Null if it ended tied. */
  readonly winner: Side | null;
  readonly rules: RulePack;
  readonly chance: Chance;
};

/**
 * The commands of a week that follows a plot, in order of time. The winner reports. Otherwise, it's random who
 * starts.
 */
export function stepsOf(scenario: Scenario, week: Week): readonly Step[] {
  const anybody = week.chance.pick(["home", "away"] as const);
  const isContested = scenario === "contested" || scenario === "withdrawn";
  const by = isContested ? (week.winner ?? anybody) : anybody;
  return WRITERS[fitting(scenario, week)](by, week).toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

/** Repeated contact attempts take days, so there are none before a session or in a late match. */
function fitting(scenario: Scenario, week: Week): Scenario {
  return scenario === "unreachable" && (week.fixedAt !== null || pace(week) < 1) ? "agreed" : scenario;
}

/** How likely each plot is. Most weeks go well. */
export function chooseScenario(chance: Chance): Scenario {
  const roll = chance.next();
  if (roll < 0.6) return "agreed";
  if (roll < 0.62) return "corrected";
  if (roll < 0.66) return "amended";
  if (roll < 0.7) return "both-report";
  if (roll < 0.755) return "contested";
  if (roll < 0.77) return "withdrawn";
  if (roll < 0.82) return "unanswered";
  if (roll < 0.87) return "unreachable";
  if (roll < 0.9) return "no-show";
  if (roll < 0.92) return "conceded";
  return "silent";
}

const WRITERS: Record<Scenario, (by: Side, week: Week) => readonly Step[]> = {
  agreed: (by, week) => [...agreeTime(by, week), ...report(by, week), answer(by, week, { type: "approve" })],
  corrected: (by, week) => [
    ...agreeTime(by, week),
    ...report(by, { ...week, games: withOtherEndings(week.games) }),
    answer(by, week, { type: "approve" }),
    ...correct(by, week),
  ],
  amended: (by, week) => [
    ...agreeTime(by, week),
    ...report(by, week),
    { at: later(week, 70), by, command: { type: "amend-report", games: week.games } },
    answer(by, week, { type: "approve" }),
  ],
  "both-report": (by, week) => [
    ...agreeTime(by, week),
    ...report(by, week),
    answer(by, week, { type: "report", games: week.games }),
  ],
  contested,
  withdrawn: (by, week) => [
    ...contested(by, week),
    { at: later(week, 95), by: otherSide(by), command: { type: "withdraw-contest" } },
    { at: later(week, 97), by: otherSide(by), command: { type: "approve" } },
  ],
  unanswered: (by, week) => [...agreeTime(by, week), ...report(by, week)],
  unreachable: (by, week) => [
    contact(by, later(week, 18), "email", "Wrote to offer Wednesday or Friday. No answer."),
    contact(by, later(week, 43), "phone", "Called twice in the evening and left a message."),
    {
      at: later(week, 84),
      by,
      command: { type: "claim-unreachable", statement: "Two tries, two days, no word." },
    },
  ],
  "no-show": (by, week) => [
    ...agreeTime(by, week),
    {
      at: addMinutes(timeOf(week), week.rules.forfeits.noShowGraceMinutes + 15),
      by,
      command: { type: "claim-no-show", statement: "I waited for half an hour." },
    },
    answer(by, week, { type: "approve" }),
  ],
  conceded: (by, week) => [{ at: later(week, 60), by, command: { type: "concede" } }],
  silent: () => [],
};

function contested(by: Side, week: Week): readonly Step[] {
  return [
    ...agreeTime(by, week),
    ...report(by, week),
    answer(by, week, {
      type: "contest",
      statement: "That is not how it went. I won, and the scoresheet is on my desk.",
      games: withOtherColors(week.games, otherSide(by), week.rules.match),
    }),
  ];
}

/** The player who confirmed asks for what really happened, if the report left anything out. */
function correct(by: Side, week: Week): readonly Step[] {
  const { games, rules } = week;
  if (rules.reporting.hoursToCorrect === 0 || !games.some(isTypedWin)) return [];
  const statement = "We mixed up how the games ended. The scoresheets say otherwise.";
  return [
    {
      at: later(week, 95),
      by: otherSide(by),
      command: { type: "ask-correction", games, statement },
    },
    { at: later(week, 97), by, command: { type: "agree-to-correction" } },
  ];
}

/** The same winners, with other endings for the wins that have no moves. */
function withOtherEndings(games: readonly TypedGame[]): readonly TypedGame[] {
  return games.map((game) =>
    isTypedWin(game) ? { ...game, ending: game.ending === "flag" ? "resignation" : "flag" } : game,
  );
}

function isTypedWin({ outcome }: TypedGame): boolean {
  return outcome === "white" || outcome === "black";
}

function agreeTime(by: Side, week: Week): readonly Step[] {
  if (week.fixedAt !== null) return [];
  // Wednesday at 4 and 6, Thursday at 7.
  const times = [64, 66, 91].map((hours) => later(week, hours));
  return [
    { at: later(week, 9 + week.chance.between(0, 11)), by, command: { type: "propose-times", times } },
    {
      at: later(week, 33 + week.chance.between(0, 11)),
      by: otherSide(by),
      command: { type: "accept-time", time: timeOf(week) },
    },
  ];
}

/** When the players play. */
function timeOf(week: Week): Instant {
  return later(week, PLAY_HOURS);
}

function report(by: Side, week: Week): readonly Step[] {
  return [{ at: later(week, 69), by, command: { type: "report", games: week.games } }];
}

/** The opponent's answer, within two days. */
function answer(by: Side, week: Week, command: MatchCommand): Step {
  return { at: later(week, 81 + week.chance.between(0, 12)), by: otherSide(by), command };
}

function contact(by: Side, at: Instant, means: "email" | "phone", note: string): Step {
  return { at, by, command: { type: "log-contact", means, triedAt: at, note } };
}

const WEEK_HOURS = 168;
/** Wednesday at 6, counted from Monday at midnight. */
const PLAY_HOURS = 66;
/** After a session everything is faster: a quarter of an hour for every hour of a usual week. */
const SESSION_PACE = 0.25;

/** This many hours into a usual week. In a shorter week everything happens earlier; at a session, around its hour. */
function later(week: Week, hours: number): Instant {
  if (week.fixedAt !== null) return addMinutes(week.fixedAt, (hours - PLAY_HOURS) * 60 * SESSION_PACE);
  return addMinutes(week.opensAt, Math.round(hours * 60 * pace(week)));
}

function pace({ opensAt, deadlineAt }: Week): number {
  return Math.min(1, minutesBetween(opensAt, deadlineAt) / 60 / (WEEK_HOURS - 1));
}
