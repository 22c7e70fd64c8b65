import type { RulePack } from "@/lib/season/input/rule-pack";
import type { Instant } from "@/lib/shared/instant";
import { closesAt } from "../rules/deadline-rules";
import type { MatchState } from "../rules/state";
import { moment } from "../words/next-move";
import type { NextMoveReader, NextMoveWords } from "../words/next-move-words";

/** What the league found of an online match, if the players only have to say that it's right. */
export type FoundResult = {
  readonly heading: string;
  readonly why: string;
  /** When it counts automatically; null if it doesn't. */
  readonly countsAt: Instant | null;
};

type FoundMatch = {
  readonly state: Pick<MatchState, "deadlineAt">;
  readonly rules: Pick<RulePack, "reporting">;
};

/** By when a match that was found can be called wrong: until it counts, or if it doesn't, until the round closes. */
export function foundBy({ countsAt }: Pick<FoundResult, "countsAt">, { state, rules }: FoundMatch): Instant {
  return countsAt ?? closesAt(state, rules);
}

/** The next move of a match that was found. */
export function foundWords(
  found: FoundResult,
  match: FoundMatch & Pick<NextMoveReader, "now" | "zone">,
): NextMoveWords {
  const by = moment(foundBy(found, match), "by", match);
  return { turn: "you", turnLabel: "Your move", what: found.heading, why: found.why, by };
}
