import { type ClosurePlan, closureEffect, type MatchThen, type RoundThen } from "../rules/closure-effect";

// Two rounds of a week, and a snow day on the Tuesday of the first.

export const zone = "America/Chicago";
export const at = (local: string) => new Date(`${local}:00-06:00`).toISOString();
export const now = at("2026-11-17T06:00");

export const NO_TIMES = { home: [], away: [] };

/** Tuesday all day; Chicago is six hours behind UTC then. */
export const SNOW: ClosurePlan = {
  from: at("2026-11-17T06:00"),
  until: at("2026-11-18T06:00"),
  days: 2,
  shiftsNext: false,
};

export const match = (id: string, scheduledAt: string | null, more: Partial<MatchThen> = {}): MatchThen => ({
  id,
  deadlineAt: at("2026-11-22T23:59"),
  scheduledAt: scheduledAt && at(scheduledAt),
  suggested: NO_TIMES,
  minutes: 120,
  hoursToPlay: 2,
  isThere: true,
  isClaimed: false,
  ...more,
});
export const round = (
  id: string,
  monday: string,
  sunday: string,
  more: Partial<RoundThen> = {},
): RoundThen => ({
  id,
  opensAt: at(`${monday}T00:00`),
  deadlineAt: at(`${sunday}T23:59`),
  sessionAt: null,
  isThere: true,
  closed: [],
  sessionClosed: [],
  minutes: 120,
  isOver: false,
  matches: [],
  ...more,
});

export const TUESDAY = match("tuesday", "2026-11-17T19:00");
const FRIDAY = match("friday", "2026-11-20T19:00");
export const UNSET = match("unset", null);
export const ONE = round("one", "2026-11-16", "2026-11-22", { matches: [TUESDAY, FRIDAY, UNSET] });
const LATER_MATCH = match("later", null, { deadlineAt: at("2026-11-29T23:59") });
export const TWO = round("two", "2026-11-23", "2026-11-29", { matches: [LATER_MATCH] });

export const effectOf = (
  plan: Partial<ClosurePlan> = {},
  rounds: readonly RoundThen[] = [ONE, TWO],
  from = now,
) => closureEffect({ ...SNOW, ...plan }, [{ rounds, breaks: [] }], { now: from, zone });
