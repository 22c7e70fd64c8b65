import type { RulePack } from "@/lib/season/input/rule-pack";
import type { Instant } from "@/lib/shared/instant";
import { closesAt } from "./deadline-rules";
import type { MatchState } from "./state";

/** What the league found of an online match, if its players only have to say that it's right. */
export type FoundToConfirm = {
  /** When it counts automatically; null if it doesn't. */
  readonly countsAt: Instant | null;
};

type FoundMatch = {
  readonly state: Pick<MatchState, "deadlineAt">;
  readonly rules: Pick<RulePack, "reporting">;
};

/** By when a match that was found can be called wrong: until it counts, or if it doesn't, until the round closes. */
export function foundBy({ countsAt }: FoundToConfirm, { state, rules }: FoundMatch): Instant {
  return countsAt ?? closesAt(state, rules);
}
