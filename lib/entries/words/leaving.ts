import type { LeavingPlan } from "../rules/leaving";

type Facts = Pick<LeavingPlan, "settled" | "of" | "isAnnulled" | "matchesToClose">;

/**
 * What leaving does: "Theo has settled 2 of 5 matches, less than 50%: their results do not count in the table, and
 * their open matches are void." Empty where nothing was paired.
 *
 * @param percent the rule pack's share
 * @param who the one who reads it, or a name
 */
export function leavingConsequence(
  plan: Facts,
  percent: number,
  who: "you" | { readonly name: string },
): string {
  const their = who === "you" ? "your" : "their";
  const share = `${who === "you" ? "You have" : `${who.name} has`} settled ${plan.settled} of ${counted(plan.of)}`;
  const open = plan.matchesToClose.length;
  if (plan.isAnnulled) {
    const voided = open === 0 ? "" : `, and ${their} open ${open === 1 ? "match is" : "matches are"} void`;
    return `${share}, less than ${percent}%: ${their} results do not count in the table${voided}.`;
  }
  const won = `${their} ${open === 1 ? "opponent wins the open match" : "opponents win the open matches"} without playing.`;
  if (plan.of === 0) return open === 0 ? "" : capitalized(won);
  return open === 0 ? `${share}: ${their} results stand.` : `${share}: ${their} results stand, and ${won}`;
}

function counted(matches: number): string {
  return `${matches} ${matches === 1 ? "match" : "matches"}`;
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
