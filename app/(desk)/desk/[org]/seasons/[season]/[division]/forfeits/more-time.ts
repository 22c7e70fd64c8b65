import type { RoundView } from "@/lib/data/divisions";
import type { SeasonFacts } from "@/lib/data/seasons";
import type { Instant } from "@/lib/domain/instant";
import { addDays, dateIn, localIn } from "@/lib/domain/schedule/wall-clock";
import { zoneName } from "@/lib/format/dates";

const DAYS_MORE = 3;

/** What the forms that give a round more time begin with. */
export function moreTime(
  { organization: { timeZone: zone }, rules }: SeasonFacts,
  { deadlineAt }: RoundView,
  now: Instant,
) {
  const from = dateIn(zone, deadlineAt > now ? deadlineAt : now);
  return {
    suggested: `${addDays(from, DAYS_MORE)}T${rules.schedule.deadlineTime}`,
    earliest: localIn(zone, now),
    zone: zoneName(zone, now),
  };
}
