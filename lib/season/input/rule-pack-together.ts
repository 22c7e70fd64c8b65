import { formatOf } from "@/lib/stages/formats";
import type { StageRules } from "@/lib/stages/stage-rules";
import type { ClockRules, ConductRules } from "../rules/settings/board";
import type { ForfeitRules } from "../rules/settings/forfeits";
import type { Venue } from "../rules/settings/league";
import type { OwnRules } from "../rules/settings/own-rules";
import type { PlayoffRules } from "../rules/settings/playoff";
import type { ReportingRules } from "../rules/settings/reporting";
import type { ScheduleRules } from "../rules/settings/schedule";
import type { SportsmanshipRules } from "../rules/settings/sportsmanship";
import type { StandingsRules } from "../rules/settings/standings";

/** The parts of a rule pack that have to fit together. */
type Parts = {
  readonly stages: readonly StageRules[];
  readonly standings: StandingsRules;
  readonly schedule: ScheduleRules;
  readonly reporting: ReportingRules;
  readonly playoff: PlayoffRules;
  readonly sportsmanship: SportsmanshipRules;
  readonly ownRules: OwnRules;
};

/** Those that stored rules needn't have together. */
type NewParts = Pick<Parts, "schedule" | "reporting"> & {
  readonly venue: Venue;
  readonly clock: ClockRules;
  readonly forfeits: ForfeitRules;
  readonly conduct: ConductRules;
};

/** Time to report that the opponent didn't come, once the wait is over. */
const MINUTES_TO_CLAIM = 15;

type Trouble = { readonly path: readonly (string | number)[]; readonly message: string };

/** Which settings of a rule pack contradict each other, each with the field to change and the reason. */
export function findTroubles(rules: Parts): readonly Trouble[] {
  return [...stageTroubles(rules), ...pointTroubles(rules), ...otherTroubles(rules)];
}

/** Settings that stored rules can have but a director can no longer choose. */
export function findTroublesOnceAllowed(rules: NewParts): readonly Trouble[] {
  const { venue, clock, conduct, schedule, reporting, forfeits } = rules;
  const { minutesPerGame, secondsAdded, addedAs } = clock;
  const isAdded = minutesPerGame !== null && secondsAdded > 0;
  const minutesLeft = 60 * (schedule.hoursToPlay + reporting.graceHours);
  return [
    ...(venue.kind === "online" && isAdded && addedAs !== "increment"
      ? [{ path: ["clock", "addedAs"], message: "Online sites can add time only after each move." }]
      : []),
    ...(conduct.illegalMove === "two-minutes" && minutesPerGame === null
      ? [
          {
            path: ["conduct", "illegalMove"],
            message: "Two more minutes need a clock. Set minutes for a game, or choose another penalty.",
          },
        ]
      : []),
    ...(minutesOfRound(schedule) > 60 * schedule.hoursToPlay
      ? []
      : [
          {
            path: ["schedule", "deadlineTime"],
            message:
              "That leaves no time to play in the round. Close it later, or have more days or fewer hours left to play.",
          },
        ]),
    ...(minutesLeft >= forfeits.noShowGraceMinutes + MINUTES_TO_CLAIM
      ? []
      : [
          {
            path: ["schedule", "hoursToPlay"],
            message:
              "That leaves too little time to report a no-show after the wait. Leave more hours to play, or more hours to report after a round closes.",
          },
        ]),
  ];
}

/** From the first day's midnight to the deadline. */
export function minutesOfRound({
  daysPerRound,
  deadlineTime,
}: Pick<ScheduleRules, "daysPerRound" | "deadlineTime">): number {
  const [hours = 0, minutes = 0] = deadlineTime.split(":").map(Number);
  return 60 * (24 * (daysPerRound - 1) + hours) + minutes;
}

function stageTroubles({ stages }: Parts): readonly Trouble[] {
  const formats = stages.map(formatOf);
  return stages.flatMap((stage, index) =>
    formatOf(stage)
      .misfits(stage, formats[index - 1], formats[index + 1])
      .map(({ setting, message }) => ({ path: ["stages", index, setting], message })),
  );
}

function pointTroubles({ standings: { points } }: Parts): readonly Trouble[] {
  const at = (kind: keyof typeof points, message: string): Trouble => ({
    path: ["standings", "points", kind],
    message,
  });
  const { win, draw, loss, forfeitWin, forfeitLoss, doubleForfeit } = points;
  return [
    ...(win > loss ? [] : [at("win", "A win has to be worth more than a loss.")]),
    ...(draw >= loss && draw <= win
      ? []
      : [at("draw", "A draw can’t be worth more than a win or less than a loss.")]),
    ...((forfeitWin ?? win) <= win && (forfeitWin ?? win) > loss
      ? []
      : [
          at(
            "forfeitWin",
            "A win by forfeit can’t be worth more than a win, and has to be worth more than a loss.",
          ),
        ]),
    ...((forfeitLoss ?? loss) <= loss
      ? []
      : [at("forfeitLoss", "A forfeit can’t be worth more than a loss.")]),
    ...((doubleForfeit ?? loss) <= (forfeitLoss ?? loss)
      ? []
      : [at("doubleForfeit", "A double forfeit can’t be worth more than a forfeit.")]),
  ];
}

function otherTroubles(rules: Parts): readonly Trouble[] {
  const { standings, schedule, reporting, playoff, sportsmanship, ownRules } = rules;
  const isTwice = (values: readonly unknown[]) => new Set(values).size < values.length;
  return [
    ...(isTwice(standings.tieBreaks)
      ? [{ path: ["standings", "tieBreaks"], message: "Use each tie-break only once." }]
      : []),
    ...(isTwice(ownRules.map(({ number }) => number))
      ? [{ path: ["ownRules"], message: "Two of your rules have the same number." }]
      : []),
    ...(isTwice(reporting.remindHours)
      ? [{ path: ["reporting", "remindHours"], message: "Use each reminder only once." }]
      : []),
    ...(playoff.leastSportsmanship === null || sportsmanship.ratings !== "none"
      ? []
      : [
          {
            path: ["playoff", "leastSportsmanship"],
            message: "Without sportsmanship ratings there’s no average. Turn them on, or leave this empty.",
          },
        ]),
    ...(schedule.hoursToPlay < schedule.daysPerRound * 24
      ? []
      : [{ path: ["schedule", "hoursToPlay"], message: "That leaves no time to play in the round." }]),
    ...(schedule.fallback === null || schedule.fallback.hoursBefore > schedule.hoursToPlay
      ? []
      : [
          {
            path: ["schedule", "fallback", "hoursBefore"],
            message: "That’s too late to set a time: it leaves no time to play.",
          },
        ]),
  ];
}
