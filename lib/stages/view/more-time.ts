import type { SeasonFacts } from "@/lib/season/store/seasons";
import { dateIn, zoneName } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import { addDays, localIn } from "@/lib/shared/wall-clock";
import type { RoundView } from "@/lib/standings/store/divisions";

const DAYS_MORE = 3;

/** The initial values of the forms that give a round more time. */
export function moreTime(
  { organization: { timeZone: zone }, rules }: SeasonFacts,
  { deadlineAt }: RoundView,
  now: Instant,
) {
  const from = dateIn(deadlineAt > now ? deadlineAt : now, zone);
  return {
    suggested: `${addDays(from, DAYS_MORE)}T${rules.schedule.deadlineTime}`,
    earliest: localIn(now, zone),
    zone: zoneName(now, zone),
  };
}
