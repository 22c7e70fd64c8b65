import type { Instant } from "@/lib/shared/instant";
import { deviceTime } from "./device-clock";

export type ServerClock = {
  /** The server's time, in milliseconds. */
  readonly now: () => number;
  /** Half a round trip, in milliseconds, as last measured. */
  readonly lag: () => number;
  /** An answer says the server's time. The device asked for it at `asked`, by its own time. */
  readonly answered: (said: Instant, asked: number) => void;
  /** The stream says the server's time. It was opened at `opened`, by the device's time. */
  readonly told: (said: Instant, opened: number) => void;
};

/** A round trip that took longer measures a locked screen or a network that hung. */
const LONGEST_TRIP_MS = 5_000;

/**
 * The server's clock, as far as this device knows it. It's set by the page, which may be an old one from the browser's
 * history, and then by every answer and message that says the time.
 */
export function serverClock(atFirst: Instant): ServerClock {
  let offset = Date.parse(atFirst) - deviceTime();
  let lag = 0;
  return {
    now: () => deviceTime() + offset,
    lag: () => lag,
    answered(said, asked) {
      const heard = deviceTime();
      if (heard - asked > LONGEST_TRIP_MS) return;
      lag = (heard - asked) / 2;
      offset = Date.parse(said) + lag - heard;
    },
    // How long a message was on its way isn't known, so the clock changes only if it can't be right.
    told(said, opened) {
      const at = Date.parse(said);
      offset = Math.min(Math.max(offset, at - deviceTime()), at - opened);
    },
  };
}
