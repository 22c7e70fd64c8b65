import { dayAndTime, zoneName } from "@/lib/shared/dates";
import type { Zone } from "@/lib/shared/instant";
import { capitalize, counted } from "@/lib/shared/text";
import type { ZoneUses } from "../store/edit-organization";

/**
 * What another time zone changes, before it's saved. Deadlines, agreed times, and closures are moments and stay;
 * opening hours, availability, and last days are wall-clock times and move with the zone.
 */
export function zoneChanges(uses: ZoneUses, to: Zone): readonly string[] {
  const { now, zone, nextDeadline, agreed, closures, venues, lastDay } = uses;
  const name = zoneName(now, to);
  return [
    `All times are shown in ${name} instead of ${zoneName(now, zone)}.`,
    nextDeadline
      ? `Deadlines don’t move, but their clock times change. The next one, ${dayAndTime(nextDeadline, zone)}, becomes ${dayAndTime(nextDeadline, to)}. You can extend a round if it should close later.`
      : "No deadline is coming up. Rounds that you publish from now on close by the new time.",
    agreed > 0
      ? `${agreed === 1 ? "One scheduled match doesn’t move, but it shows" : `${capitalize(counted(agreed, "scheduled match", "scheduled matches"))} don’t move, but they show`} a different time. Check that the venue is open then.`
      : "No match has an agreed time.",
    ...(closures > 0
      ? [
          closures === 1
            ? "One closure doesn’t move, but it shows different times. Check that it still covers the hours it’s meant for."
            : `${capitalize(counted(closures, "closure", "closures"))} don’t move, but they show different times. Check that they still cover the hours they’re meant for.`,
        ]
      : []),
    `${venues > 0 ? "Opening hours and players’ availability keep" : "Players’ availability keeps"} the same hours: 4:00 pm stays 4:00 pm, in ${name}.`,
    ...(lastDay ? ["The last day to register ends at midnight in the new time zone."] : []),
  ];
}
