import type { Instant } from "@/lib/shared/instant";

/** What happens to a player's request to leave: they ask, maybe more than once, and it's taken back or declined. */
export type WishEvent = {
  readonly type: "asked-to-leave" | "leave-taken-back" | "leave-declined";
  readonly at: Instant;
  /** What the player wrote, or the director's reason. */
  readonly words: string;
};

/** A player's last request to leave. */
export type LastWish = {
  /** When they first asked. */
  readonly since: Instant;
  /** When they last asked: the version that a director answers. */
  readonly newest: Instant;
  /** The newest note they wrote; empty if they wrote none. */
  readonly note: string;
  /** How it ended; null while it's open. */
  readonly ended: Pick<WishEvent, "type" | "at" | "words"> | null;
};

/** The last request that these events tell of, by time; null if there was none. */
export function lastWish(events: readonly WishEvent[]): LastWish | null {
  let wish: LastWish | null = null;
  for (const event of events) wish = event.type === "asked-to-leave" ? ask(wish, event) : end(wish, event);
  return wish;
}

function ask(before: LastWish | null, { at, words }: WishEvent): LastWish {
  const open = before?.ended === null ? before : { since: at, note: "" };
  return { since: open.since, newest: at, note: words || open.note, ended: null };
}

function end(wish: LastWish | null, event: WishEvent): LastWish | null {
  return wish?.ended === null ? { ...wish, ended: event } : wish;
}

/** Why a request to leave can't be answered or taken back. */
export type WishRefusal = "not-asking" | "changed";

/**
 * Why a request can't be declined or taken back; null if it can.
 *
 * @param seen the version that the director read; left out by the player, who takes back whatever they asked
 */
export function refuseEndingWish(
  { isPlaying, wish }: { readonly isPlaying: boolean; readonly wish: LastWish | null },
  seen?: string,
): WishRefusal | null {
  if (!isPlaying || !wish || wish.ended) return "not-asking";
  return seen === undefined || seen === wish.newest ? null : "changed";
}
