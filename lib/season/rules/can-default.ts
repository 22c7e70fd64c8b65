import type { RulePack } from "../input/rule-pack";

/** Can a match be lost by default? Only where advance notice is accepted and counts as one. */
export function canDefault({
  forfeits: { noticeHours, noticesPerYear, noticeMeans },
}: Pick<RulePack, "forfeits">): boolean {
  return noticeHours !== null && noticesPerYear > 0 && noticeMeans === "default";
}
