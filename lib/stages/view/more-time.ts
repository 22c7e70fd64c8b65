import { dateIn, zoneName } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import { addDays, localIn } from "@/lib/shared/wall-clock";
import type { DivisionView, RoundView } from "@/lib/standings/store/divisions";

const DAYS_MORE = 3;

/**
 * The initial values of the forms that give a round more time: three days, but no longer than until the session of a
 * later round.
 */
export function moreTime(
  { season: { organization, rules }, rounds }: Pick<DivisionView, "season" | "rounds">,
  { deadlineAt, number, stage }: Pick<RoundView, "deadlineAt" | "number" | "stage">,
  now: Instant,
) {
  const zone = organization.timeZone;
  const from = dateIn(deadlineAt > now ? deadlineAt : now, zone);
  const sessions = rounds.flatMap((round) =>
    round.stage.id === stage.id && round.number > number && round.sessionAt !== null && round.sessionAt > now
      ? [localIn(round.sessionAt, zone)]
      : [],
  );
  return {
    suggested: sessions.reduce(
      (earliest, session) => (session < earliest ? session : earliest),
      `${addDays(from, DAYS_MORE)}T${rules.schedule.deadlineTime}`,
    ),
    earliest: localIn(now, zone),
    zone: zoneName(now, zone),
  };
}
