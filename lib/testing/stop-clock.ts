import { vi } from "vitest";
import * as clock from "@/lib/clock";

/** The app's clock stands still in this test file, until the test sets it. */
export function stopClock(at = new Date()): { now: Date } {
  const stopped = { now: at };
  vi.spyOn(clock, "now").mockImplementation(() => stopped.now);
  return stopped;
}
