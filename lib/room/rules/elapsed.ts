import type { Instant } from "@/lib/shared/instant";

export function later(at: Instant, ms: number): Instant {
  return new Date(Date.parse(at) + ms).toISOString();
}

export function msBetween(from: Instant, to: Instant): number {
  return Math.max(0, Date.parse(to) - Date.parse(from));
}
