import { type ShownClock, timeShown } from "@/lib/room/view/time-shown";
import { clockFigures, clockSpoken } from "@/lib/room/words/clock-words";

/** What's left on a player's clock; nothing if nothing limits it. */
export function LiveClock({
  clock,
  color,
  now,
  className,
}: {
  readonly clock: ShownClock;
  readonly color: "white" | "black";
  readonly now: number;
  readonly className?: string | undefined;
}) {
  const left = timeShown(clock, color, now);
  if (left === null) return null;
  return (
    <b className={className}>
      <span aria-hidden="true">{clockFigures(left)}</span>
      <span className="sr">{clockSpoken(left)} left</span>
    </b>
  );
}
