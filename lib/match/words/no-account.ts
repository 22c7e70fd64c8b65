import type { RulePack } from "@/lib/season/input/rule-pack";

type Rules = Pick<RulePack, "venue">;

/** An opponent whom the office entered without an email can't sign in, and so can't do anything here. */
export function noAccount(them: string): string {
  return `${them} has no account here`;
}

/** What to do instead of suggesting times to them. */
export function throughOffice(them: string, rules: Rules): string {
  return `${noAccount(them)}. Agree on a time through the office, and ${bothSign(rules)}.`;
}

/** Who reports, and what makes it count. */
export function afterYouPlay(them: string, hasNoAccount: boolean, rules: Rules): string {
  return hasNoAccount
    ? cannotConfirm(them, rules)
    : "After you play, one of you reports and the other confirms.";
}

export function cannotConfirm(them: string, rules: Rules): string {
  return `${noAccount(them)} and can’t confirm a report, so ${bothSign(rules)}.`;
}

/** "hand in a score slip you both signed": what counts without their confirming it here. */
export function bothSign({ venue }: Rules): string {
  return venue.kind === "online"
    ? "send the office the result you both agree on"
    : "hand in a score slip you both signed";
}
