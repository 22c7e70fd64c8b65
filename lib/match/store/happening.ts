import type { MatchEvent } from "../rules/events";
import type { LockedMatch } from "./lock-matches";
import type { MatchRecord } from "./match-record";

/** Who caused an event, and from which network address. */
export type Author = { readonly userId: string; readonly origin?: string | undefined };

/** What happened in a match. The caller holds the lock on the match and has decided that it happens. */
export type Happening = {
  readonly match: LockedMatch;
  readonly events: readonly MatchEvent[];
  /** Null for the clock and for the league itself. */
  readonly author: Author | null;
  readonly at: Date;
  /** Users who get no letter about it. */
  readonly quietTo?: readonly string[];
  /** What is booked for it from now on, if that's new. */
  readonly booked?: MatchRecord["booking"];
};
