import type { SeasonBreak } from "@/lib/season/rules/breaks";
import type { CalendarDate } from "@/lib/shared/instant";
import type { StageKey, StageRules } from "../stage-rules";

/** What a number of players costs in rounds and matches. */
export type Cost = {
  readonly rounds: number;
  readonly matches: number;
  /** Matches in the fullest round. */
  readonly busiest: number;
  /** Matches of the player with the fewest and of the player with the most. */
  readonly each: { readonly least: number; readonly most: number };
};

/** What a season has room for. */
export type Capacity = {
  readonly players: number;
  readonly weeks: number;
  readonly daysPerRound: number;
  /** How long a match takes up a table. Null if no tables are booked, as in an online season. */
  readonly bookedMinutes: number | null;
  /** Open hours per week, all tables with a board together. Null if that isn't known. */
  readonly tableHoursPerWeek: number | null;
  /** The stages in the season's current rules: what a shape doesn't decide stays as it is there. */
  readonly present: readonly StageRules[];
  /** When it begins, and the days without rounds. Left out: there are none. */
  readonly calendar?: { readonly firstDay: CalendarDate; readonly breaks: readonly SeasonBreak[] };
};

/** The parts of a stage's rules that a shape decides. */
export type StageSketch = { readonly format: StageKey } & Readonly<Record<string, unknown>>;

/** A way to arrange a division, and what it costs. */
export type Shape = Cost & {
  /** Its value in a form: "groups:5:2:0:1,knockout". */
  readonly key: string;
  readonly stages: readonly StageRules[];
  /** From the first day to the last, with breaks. */
  readonly days: number;
  /** Table hours of all its matches; null if no tables are booked. */
  readonly tableHours: number | null;
  readonly fitsWeeks: boolean;
  /** Is there a table for every match of the fullest round? */
  readonly fitsTables: boolean;
};
