import type { LiveGame } from "@/lib/room/rules/live-updates";
import { timeShown } from "@/lib/room/view/time-shown";
import { clockFigures, clockSpoken } from "@/lib/room/words/clock-words";

/** What's left on a player's clock; nothing if nothing limits it. */
export function LiveClock({
  game,
  color,
  now,
  className,
}: {
  readonly game: Pick<LiveGame, "keptAs" | "clock">;
  readonly color: "white" | "black";
  readonly now: number;
  readonly className?: string | undefined;
}) {
  const left = timeShown({ ...game.clock, keptAs: game.keptAs }, color, now);
  if (left === null) return null;
  return (
    <b className={className}>
      <span aria-hidden="true">{clockFigures(left)}</span>
      <span className="sr">{clockSpoken(left)} left</span>
    </b>
  );
}
