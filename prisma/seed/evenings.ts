import { dateIn } from "@/lib/shared/dates";
import { addMinutes, type Instant, type Zone } from "@/lib/shared/instant";
import { addDays, instantAt, timeIn } from "@/lib/shared/wall-clock";

/**
 * People sleep: what would happen between eight in the evening and nine in the morning happens that evening, in the same
 * order and never later.
 *
 * @param share how much of the week has passed, from 0 to 1
 */
export function byEvening(time: Instant, zone: Zone, share: number): Instant {
  const clock = timeIn(time, zone);
  if (clock >= "09:00" && clock < "20:00") return time;
  const date = dateIn(time, zone);
  const evening = instantAt(clock < "09:00" ? addDays(date, -1) : date, "20:00", zone);
  const moved = addMinutes(evening, Math.round(share * 100));
  return moved < time ? moved : time;
}
