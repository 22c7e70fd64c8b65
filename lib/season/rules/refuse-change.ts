import { isOver, type SeasonStatusName } from "./steps";

/** "changed": someone else changed it after the page was opened. */
export type ChangeRefusal = "season-over" | "changed";

/**
 * Why a season's list of who can play, its waiver or its fee can't be changed; null when it can. Only while the season
 * isn't over, and only by someone who saw it as it is.
 *
 * @param facts `version` and `seen` are 0 for a season that never had one
 */
export function refuseChange({
  status,
  version,
  seen,
}: {
  readonly status: SeasonStatusName;
  readonly version: number;
  readonly seen: number;
}): ChangeRefusal | null {
  if (isOver(status)) return "season-over";
  return seen === version ? null : "changed";
}
