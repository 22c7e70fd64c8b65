/**
 * The device's time in milliseconds, by a clock that doesn't jump when someone sets the time. While a phone sleeps that
 * clock may stand still, so on waking up it's moved to the device's time if that's later.
 */
export function deviceTime(): number {
  return performance.timeOrigin + performance.now() + slept;
}

let slept = 0;

if (typeof document !== "undefined") {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") slept += Math.max(0, Date.now() - deviceTime());
  });
}
