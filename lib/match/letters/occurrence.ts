import type { LetterFacts } from "@/lib/mail/letters/facts";
import type { Instant } from "@/lib/shared/instant";
import type { MatchEvent } from "../rules/events";
import type { MatchState } from "../rules/state";

/** An event that calls for letters, with what is known at that moment. */
export type Occurrence<Type extends MatchEvent["type"]> = {
  readonly event: Extract<MatchEvent, { type: Type }>;
  readonly seq: number;
  /** The match after the event. */
  readonly state: MatchState;
  readonly facts: LetterFacts;
  readonly at: Instant;
};
