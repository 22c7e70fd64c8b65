import { addHours, type Instant } from "@/lib/domain/instant";
import type { MatchCommand } from "@/lib/domain/match/commands";
import type { TypedGame } from "@/lib/domain/match/games";
import { otherSide, type Side } from "@/lib/domain/match/sides";
import type { Chance } from "./chance";
import { tellOtherwise } from "./series";

/** How a week can go. `silent`: nobody says a word. */
export const PLOTS = [
  "agreed",
  "amended",
  "both-report",
  "contested",
  "unanswered",
  "unreachable",
  "no-show",
  "conceded",
  "silent",
] as const;
export type Plot = (typeof PLOTS)[number];

/** A command that somebody sends at some time. */
export type Step = { readonly at: Instant; readonly by: Side; readonly command: MatchCommand };

type Week = {
  readonly opensAt: Instant;
  readonly games: readonly TypedGame[];
  /** Who won the series. */
  readonly winner: Side;
  readonly chance: Chance;
};

/** The commands of a week that goes by a plot, in order of time. Who won reports; otherwise who starts is chance. */
export function stepsOf(plot: Plot, week: Week): readonly Step[] {
  const by = plot === "contested" ? week.winner : week.chance.pick(["home", "away"] as const);
  return WRITERS[plot](by, week).toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

/** How likely each week is. Most go well. */
export function choosePlot(chance: Chance): Plot {
  const roll = chance.next();
  if (roll < 0.62) return "agreed";
  if (roll < 0.66) return "amended";
  if (roll < 0.7) return "both-report";
  if (roll < 0.77) return "contested";
  if (roll < 0.82) return "unanswered";
  if (roll < 0.87) return "unreachable";
  if (roll < 0.9) return "no-show";
  if (roll < 0.92) return "conceded";
  return "silent";
}

const WRITERS: Record<Plot, (by: Side, week: Week) => readonly Step[]> = {
  agreed: (by, week) => [...agreeTime(by, week), ...report(by, week), answer(by, week, { type: "approve" })],
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
  contested: (by, week) => [
    ...agreeTime(by, week),
    ...report(by, week),
    answer(by, week, {
      type: "contest",
      statement: "That is not how it went. I won, and the scoresheet is on my desk.",
      games: tellOtherwise(week.games, otherSide(by)),
    }),
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
    { at: later(week, 67), by, command: { type: "claim-no-show", statement: "I waited for half an hour." } },
    answer(by, week, { type: "approve" }),
  ],
  conceded: (by, week) => [{ at: later(week, 60), by, command: { type: "concede" } }],
  silent: () => [],
};

function agreeTime(by: Side, week: Week): readonly Step[] {
  // Wednesday at 4 and at 6, Thursday at 7.
  const times = [64, 66, 91].map((hours) => later(week, hours));
  const time = times[1] ?? later(week, 66);
  return [
    { at: later(week, 9 + week.chance.between(0, 11)), by, command: { type: "propose-times", times } },
    {
      at: later(week, 33 + week.chance.between(0, 11)),
      by: otherSide(by),
      command: { type: "accept-time", time },
    },
  ];
}

function report(by: Side, week: Week): readonly Step[] {
  return [{ at: later(week, 69), by, command: { type: "report", games: week.games } }];
}

/** The other side's answer, within two days. */
function answer(by: Side, week: Week, command: MatchCommand): Step {
  return { at: later(week, 81 + week.chance.between(0, 12)), by: otherSide(by), command };
}

function contact(by: Side, at: Instant, means: "email" | "phone", note: string): Step {
  return { at, by, command: { type: "log-contact", means, triedAt: at, note } };
}

function later({ opensAt }: Week, hours: number): Instant {
  return addHours(opensAt, hours);
}
