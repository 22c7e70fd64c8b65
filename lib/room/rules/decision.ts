import type { Side } from "@/lib/match/rules/sides";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { Instant } from "@/lib/shared/instant";
import type { GameEvent } from "./events";
import type { Judge } from "./judge";
import type { Outage } from "./outage";
import type { GameRefusal } from "./refusals";

/** What a decision depends on besides the game. */
export type GameContext = {
  readonly now: Instant;
  /** The player who asks; null for the league's own check of the clock. */
  readonly by: Side | null;
  readonly rules: RulePack;
  /** The match has started over since, so nothing happens in this game anymore, not even a flag falls. */
  readonly isLeftBehind: boolean;
  /** The match is settled, void, or past its deadline: no game can start, and none goes on. */
  readonly isOver: boolean;
  /** The match is final, void or archived, so even what a player wrote down without a network comes too late. */
  readonly isFinal: boolean;
  /** Who has White by the rules; null if it's drawn by lot, or if no further game belongs to the match. */
  readonly white: Side | null;
  readonly isSeriesOver: boolean;
  /** An earlier game of the match hasn't ended. */
  readonly isEarlierOpen: boolean;
  /** Someone is ready for a later game of the match, or it has started. */
  readonly isLaterBegun: boolean;
  /** When the first game that counts started; null if this is the first, or has a time of its own. */
  readonly matchStartedAt: Instant | null;
  /** When the league couldn't be reached since then, in order. None on a device, which the server tells. */
  readonly outages: readonly Outage[];
  /** Null on a device, where only the server says how a game ends. */
  readonly judge: Judge | null;
  /** A lot, for games whose colors are drawn. */
  readonly lot: Side;
};

export type GameRefused = {
  readonly code: GameRefusal;
  /** The reason of chess-core, if there's one. */
  readonly detail?: string;
};

/** The events that follow from a command, or why nothing follows. */
export type GameDecision = Answer<readonly GameEvent[], GameRefused>;

export function happens(...events: readonly GameEvent[]): GameDecision {
  return accept(events);
}

export function refused(code: GameRefused["code"], detail?: string): GameDecision {
  return refuse(detail === undefined ? { code } : { code, detail });
}
