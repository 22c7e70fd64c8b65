import { choice, timeOfDay, whole } from "./kinds";
import { offGroup, settingsIn, type ValuesOf } from "./setting";

const setting = settingsIn("arranging");

/** Rounds, and how two players arrange a match. */
export const SCHEDULE = {
  daysPerRound: setting(whole(1, 28), {
    default: 7,
    label: "Days in a round",
    help: "Rounds that are published keep their dates.",
    rule: "rounds",
    isKey: true,
  }),
  /** The time of day, in the organization's zone, at which a round's last day ends. */
  deadlineTime: setting(timeOfDay(), {
    default: "23:59",
    label: "A round closes at",
    help: "On its last day, in your organization’s time zone. Rounds that are published keep their dates.",
    rule: "rounds",
    isKey: true,
  }),
  timesPerOffer: setting(whole(1, 12), {
    default: 6,
    label: "Times to suggest at once",
    help: "The most times that a player can suggest to an opponent at once.",
    rule: "offers",
  }),
  /** A suggested time has to be at least this many hours before the deadline. */
  hoursToPlay: setting(whole(0, 24), {
    default: 2,
    older: 0,
    label: "Hours left to play",
    help: "A suggested time is at least this long before the round closes. 0: any time until it closes.",
    rule: "offers",
  }),
  cancelCutoffHours: setting(whole(0, 336), {
    default: 2,
    label: "Canceling, hours before",
    help: "Players can cancel an agreed time until then. 0: until it begins.",
    rule: "calling-off",
  }),
  bookedMinutes: setting(whole(30, 480), {
    default: 120,
    older: 120,
    label: "Minutes a match is booked for",
    help: "How long both players are booked, and a table and a board if you book them.",
    rule: "match-time",
  }),
  /** An online match that takes longer doesn't run into the next one. A table isn't booked for longer. */
  marginMinutes: setting(whole(0, 120), {
    default: 15,
    older: 0,
    label: "Minutes kept clear after a match",
    help: "No other match of the two players is booked for this long after it. 0: the next one can follow right away.",
    rule: "match-time",
    venue: "online",
  }),
  /**
   * If no time is agreed this many hours before the deadline, the league sets one: the first possible one at or after
   * this time of day on this weekday (1 Monday to 7 Sunday; null: any), or else the first possible one. Null: the
   * league doesn't set times.
   */
  fallback: offGroup("hoursBefore", {
    hoursBefore: setting(whole(1, 336), {
      default: 48,
      label: "The league sets a time, hours before",
      help: "If players haven’t agreed on a time this long before the round closes, the league sets one. Leave it empty if it shouldn’t.",
      rule: "no-time-agreed",
    }),
    weekday: setting<number | null>(
      choice([
        [null, "Any day"],
        [1, "Monday"],
        [2, "Tuesday"],
        [3, "Wednesday"],
        [4, "Thursday"],
        [5, "Friday"],
        [6, "Saturday"],
        [7, "Sunday"],
      ]),
      {
        default: null,
        older: null,
        label: "Day of a time the league sets",
        help: "If nothing is possible that day, the league takes the first possible time.",
        rule: "no-time-agreed",
      },
    ),
    time: setting(timeOfDay(), {
      default: "17:00",
      label: "Earliest time of day the league can set",
      help: "In your organization’s time zone. If nothing that late is possible, the league takes the first possible time.",
      rule: "no-time-agreed",
    }),
  }),
};

export type ScheduleRules = ValuesOf<typeof SCHEDULE>;

/** How long an agreed time is booked for, and how long both players are kept clear of other matches after it. */
export function bookedFor({ schedule, venue }: Booking): {
  readonly minutes: number;
  readonly margin: number;
} {
  return {
    minutes: schedule.bookedMinutes,
    margin: venue.kind === "online" ? schedule.marginMinutes : 0,
  };
}

type Booking = {
  readonly schedule: Pick<ScheduleRules, "bookedMinutes" | "marginMinutes">;
  readonly venue: { readonly kind: string };
};
