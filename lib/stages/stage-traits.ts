/** What a format says about its place in a season. */
export type StageTraits = {
  /** Do its matches add up to standings? If not, they make a bracket. */
  readonly makesTable: boolean;
  /** Can it be the only stage of a season? */
  readonly standsAlone: boolean;
  /** Whose settings say how many advance to a knockout after it. Null: none can follow. */
  readonly advanceBy: "own" | "knockout" | null;
};

/** Does a playoff take the first of one table, so that others can move up? Groups have spots of their own. */
export function feedsPlayoff([first, next]: readonly StageTraits[]): boolean {
  return next !== undefined && first?.advanceBy === "knockout";
}
