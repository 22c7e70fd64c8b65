/** What a director does with a season as a whole. */
export type SeasonStep = "open" | "close" | "finish" | "archive" | "unarchive";

export type SeasonStatusName = "draft" | "registration" | "running" | "finished" | "archived";

/** "changed": another step was taken after the page was opened. */
export type StepRefusal = "wrong-status" | "changed";

/** The status each step starts from and the one it leads to. Publishing a schedule also starts a season. */
const STEPS: Record<
  SeasonStep,
  { readonly from: readonly SeasonStatusName[]; readonly to: SeasonStatusName }
> = {
  open: { from: ["draft", "running"], to: "registration" },
  close: { from: ["registration"], to: "running" },
  finish: { from: ["running"], to: "finished" },
  archive: { from: ["finished"], to: "archived" },
  unarchive: { from: ["archived"], to: "finished" },
};

/** Where a step leads. */
export function statusAfter(step: SeasonStep): SeasonStatusName {
  return STEPS[step].to;
}

/**
 * Why a season can't take a step; null if it can.
 *
 * @param seen the status on the director's page; left out if the call doesn't come from a page
 */
export function refuseStep(step: SeasonStep, status: SeasonStatusName, seen?: string): StepRefusal | null {
  if (seen !== undefined && seen !== status) return "changed";
  return STEPS[step].from.includes(status) ? null : "wrong-status";
}

/** Can the director draw schedules and enter players in a season with this status? */
export function isInPlay(status: SeasonStatusName): boolean {
  return status === "registration" || status === "running";
}

/** Is it too late to let a player go, or to change the rules? */
export function isOver(status: SeasonStatusName): boolean {
  return status === "finished" || status === "archived";
}
