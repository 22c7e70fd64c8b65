import type { CapturedPoints } from "chess-core";
import type { GameOutcome } from "@/lib/match/rules/games";
import type { CitedRule } from "./verdict-rules";

/** A line of the reasons: what it's about, and the fact. */
export interface VerdictFact {
  readonly term: string;
  readonly texts: readonly string[];
}

/** What was read differently than it was written, as a line of its own. */
export function readFacts(mended: readonly string[]): readonly VerdictFact[] {
  return mended.length === 0 ? [] : [{ term: "What we read", texts: mended }];
}

/** The rules' answer to a dispute, ready to print. */
export interface Verdict {
  /** `over`: the game has ended; `goes-on`: it hasn't; `open`: the rules leave it to the director. */
  readonly kind: "over" | "goes-on" | "open";
  readonly outcome: GameOutcome | null;
  /** "Checkmate: White wins" */
  readonly headline: string;
  /** One or two sentences. */
  readonly why: string;
  readonly rule: CitedRule;
  /** What the league's own rule sheet adds. */
  readonly league?: CitedRule | undefined;
  readonly facts: readonly VerdictFact[];
  /** What each side has captured, when that decides. */
  readonly captured?: CapturedPoints;
}
