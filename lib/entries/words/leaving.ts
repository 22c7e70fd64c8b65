import { capitalize, plural } from "@/lib/shared/text";
import type { LeavingPlan } from "../rules/leaving";

/** Why someone who left can't come back. */
export const NO_REJOINING =
  "Players who left or were removed after the pairings were published can’t rejoin the division.";

type Facts = Pick<LeavingPlan, "settled" | "of" | "isAnnulled" | "matchesToClose" | "lostByBoth">;

/**
 * What leaving does: "Theo has 2 of 5 matches decided, less than 50%: their results won’t count in the standings, and
 * their open matches are void." Empty if the division wasn't paired.
 *
 * @param percent the rule pack's share
 * @param who the reader, or a name
 */
export function leavingConsequence(
  plan: Facts,
  percent: number,
  who: "you" | { readonly name: string },
): string {
  return [ofResults(plan, percent, who), ofVoided(plan, who)].filter((said) => said !== "").join(" ");
}

function ofVoided({ lostByBoth }: Facts, who: "you" | { readonly name: string }): string {
  if (lostByBoth.length === 0) return "";
  const whose = who === "you" ? "Your" : "Their";
  return `${whose} voided match becomes a double forfeit, because the other player has left, too.`;
}

function ofResults(plan: Facts, percent: number, who: "you" | { readonly name: string }): string {
  const their = who === "you" ? "your" : "their";
  const share = `${who === "you" ? "You have" : `${who.name} has`} ${plan.settled} of ${plural(plan.of, "match", "matches")} decided`;
  const open = plan.matchesToClose.length;
  if (plan.isAnnulled) {
    const voided = open === 0 ? "" : `, and ${their} open ${open === 1 ? "match is" : "matches are"} void`;
    return `${share}, less than ${percent}%: ${their} results won’t count in the standings${voided}.`;
  }
  const won = `${their} ${open === 1 ? "opponent wins the open match" : "opponents win the open matches"} without playing.`;
  if (plan.of === 0) return open === 0 ? "" : capitalize(won);
  return open === 0 ? `${share}: ${their} results count.` : `${share}: ${their} results count, and ${won}`;
}
