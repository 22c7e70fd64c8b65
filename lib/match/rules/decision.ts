import type { RulePack } from "@/lib/season/input/rule-pack";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { Instant, Zone } from "@/lib/shared/instant";
import type { Span } from "@/lib/venue/rules/spans";
import type { MatchEvent } from "./events";
import type { BookedVenue } from "./open-hours";
import type { MatchRefusal } from "./refusals";
import type { Side } from "./sides";

/** Who asks: a person, with their role in this match, or the clock. */
export type MatchActor =
  | {
      readonly kind: "person";
      readonly userId: string;
      readonly side: Side | null;
      readonly isDirector: boolean;
      /** Works at the front desk. Directors and admins have this too. */
      readonly isStaff: boolean;
      /** Deletes their account, which closes their matches without a director. */
      readonly isLeaving?: boolean;
    }
  | { readonly kind: "clock" };

/**
 * What a decision can depend on besides the state: the time, who asks, and the rules in force when the round opened.
 */
export type MatchContext = {
  readonly now: Instant;
  readonly actor: MatchActor;
  readonly rules: RulePack;
  /** The organization's time zone. */
  readonly zone: Zone;
  /** Where the match is booked; nothing if the season doesn't book a place. */
  readonly venue?: BookedVenue | null;
  /** When everything on campus is closed, for a match that's played there without a booking. */
  readonly closed?: readonly Span[];
  /** How many times the person who asks has given notice within a year. */
  readonly noticesGiven?: number;
  /** Both have played a game that counts in the match room. Known for a claim that the opponent didn't come. */
  readonly haveBothPlayed?: boolean;
};

/** A refusal by name, with details (game, move, reason) if the name alone says too little. */
export type MatchRefused = {
  readonly code: MatchRefusal;
  readonly detail?: string;
  /** Which game of a report the refusal is about, from 0. */
  readonly game?: number;
  /** How many events the match has, if the command answered an older page. */
  readonly newest?: number;
};

/** The events that follow from a command, or why nothing follows. */
export type Decision = Answer<readonly MatchEvent[], MatchRefused>;

export function happens(...events: MatchEvent[]): Decision {
  return accept(events);
}

export function refused(code: MatchRefusal, particulars?: Omit<MatchRefused, "code">): Decision {
  return refuse({ code, ...particulars });
}
