import type { RulePack } from "@/lib/season/input/rule-pack";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { addHours, type Instant, type Zone } from "@/lib/shared/instant";
import { addDays, dateIn, instantAt } from "@/lib/shared/wall-clock";
import { type RoundWindow, roundWindows } from "./round-windows";

/** When and where a final is played that the league sets. */
export type Session = { readonly at: Instant; readonly place: string };

/** A round of a stage; the last has a session where the league sets one. */
export type StageWindow = RoundWindow & { readonly session: Session | null };

/**
 * The windows of a stage's rounds: one after the other, and the last one's around its session where there is one. A session before the earlier rounds have closed is refused: its players would not be known.
 *
 * @param firstDay calendar date of the first round's first day
 */
export function stageWindows(
  firstDay: string,
  rounds: number,
  zone: Zone,
  schedule: RulePack["schedule"],
  session: Session | null,
): Answer<readonly StageWindow[], "session-too-early"> {
  const windows = roundWindows(firstDay, rounds, zone, schedule);
  const last = windows.at(-1);
  if (!session || !last) return accept(windows.map((window) => ({ ...window, session: null })));

  const earliest = windows.at(-2)?.deadlineAt ?? last.opensAt;
  if (session.at < earliest) return refuse("session-too-early");
  return accept([
    ...windows.slice(0, -1).map((window) => ({ ...window, session: null })),
    {
      number: last.number,
      opensAt: last.opensAt <= session.at ? last.opensAt : earliest,
      deadlineAt: sessionDeadline(session.at, zone, schedule),
      session,
    },
  ]);
}

/** A session's day ends at the rule pack's time; the next day's, where that leaves no time to play and report. */
export function sessionDeadline(
  at: Instant,
  zone: Zone,
  { deadlineTime, hoursToPlay }: RulePack["schedule"],
): Instant {
  const day = dateIn(at, zone);
  const sameDay = instantAt(day, deadlineTime, zone);
  const leavesTime = sameDay > at && sameDay >= addHours(at, hoursToPlay);
  return leavesTime ? sameDay : instantAt(addDays(day, 1), deadlineTime, zone);
}

/** The shortest time two players get from the moment they know each other, where no session sets the hour. */
const LEAST_HOURS_TO_PLAY = 48;

/**
 * The deadline of a match that comes about while its round runs, or after: the round's own, or two days from now where
 * less is left. Where a session lies ahead, the hour is set and the round's own deadline stands.
 */
export function deadlineOfLateMatch(
  round: { readonly deadlineAt: Instant; readonly sessionAt: Instant | null },
  now: Instant,
): Instant {
  if (round.sessionAt !== null && round.sessionAt > now) return round.deadlineAt;
  const least = addHours(now, LEAST_HOURS_TO_PLAY);
  return round.deadlineAt < least ? least : round.deadlineAt;
}
