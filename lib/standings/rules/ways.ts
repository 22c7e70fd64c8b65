import { SIDE_RESULTS, type SideResult } from "@/lib/match/rules/outcome";
import { OUTCOME_KINDS, type OutcomeKind } from "./worth";

/** A way a match can go for one side. */
export type Way = { readonly own: SideResult; readonly kind: OutcomeKind };

/** All of them. Elsewhere a way is its index here. */
export const WAYS: readonly Way[] = OUTCOME_KINDS.flatMap((kind) =>
  SIDE_RESULTS.map((own) => ({ own, kind })),
);

/** Compares in the order of the lists, which is many times faster than searching them. */
export function wayOf(own: SideResult, kind: OutcomeKind): number {
  const result = own === "win" ? 0 : own === "draw" ? 1 : 2;
  const decided = kind === "played" ? 0 : kind === "forfeit" ? 1 : kind === "double-forfeit" ? 2 : 3;
  return decided * SIDE_RESULTS.length + result;
}
