import type { ClaimKind, CountedRole } from "chess-core";
import type { Ending, GameOutcome } from "@/lib/match/rules/games";
import type { Side } from "@/lib/match/rules/sides";
import type { Instant } from "@/lib/shared/instant";

/**
 * What a player asks of a game. `ply` is how many moves the page had seen, so that an answer to an older position is
 * refused. `look` only asks whether a limit has passed; the league asks it too.
 */
export type GameCommand = BoardCommand | TableCommand | { readonly type: "look" };

/** Played in Rookery. The server's time counts. */
export type BoardCommand =
  | { readonly type: "sit" }
  | { readonly type: "move"; readonly ply: number; readonly uci: string; readonly lagMs: number }
  | { readonly type: "offer-draw"; readonly ply: number }
  | { readonly type: "decline-draw"; readonly ply: number }
  | { readonly type: "agree-draw"; readonly ply: number }
  | {
      readonly type: "claim-draw";
      readonly ply: number;
      readonly claim: ClaimKind;
      readonly uci?: string | undefined;
    }
  | { readonly type: "claim-time"; readonly ply: number }
  | { readonly type: "resign" };

/**
 * On a real board. The device's time counts, because it works without a network: `at` is its instant, and `spentMs`
 * comes from its monotonic clock.
 */
export type TableCommand =
  | { readonly type: "start"; readonly white: Side; readonly at: Instant }
  | {
      readonly type: "press";
      readonly turn: number;
      readonly spentMs: number;
      readonly at: Instant;
      readonly took?: CountedRole | undefined;
    }
  | { readonly type: "pause"; readonly turn: number; readonly spentMs: number; readonly at: Instant }
  | { readonly type: "resume"; readonly turn: number; readonly at: Instant }
  | { readonly type: "write"; readonly ply: number; readonly uci: string }
  | { readonly type: "take-back"; readonly ply: number }
  | { readonly type: "claim-overstep"; readonly turn: number; readonly spentMs: number; readonly at: Instant }
  | { readonly type: "end"; readonly outcome: GameOutcome; readonly ending: Ending; readonly at: Instant }
  | { readonly type: "reopen"; readonly at: Instant }
  | { readonly type: "discard" };

/** Does it change only the sender's own scoresheet? Then it may have waited on a phone without a network. */
export function isEntry({ type }: GameCommand): boolean {
  return type === "write" || type === "take-back";
}
