import type { Pair } from "@/lib/people/words/names";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { citeRule, findRule } from "@/lib/season/rules/rule-sheet";
import type { RuleId } from "@/lib/season/rules/settings/rule-ids";
import { counted } from "@/lib/shared/text";
import { otherSide } from "../rules/sides";
import type { MatchState } from "../rules/state";
import type { SuggestedRulingKey } from "./suggested-ruling-key";

/** What a case is about, to find the rule and past rulings that fit it. */
export type CaseKind =
  | "contested"
  | "correction"
  | "unreachable"
  | "no-show"
  | "unanswered"
  | "level"
  | "unreported";

/** What a case is about; `unreported` for a match that no one reported, or that is decided. */
export function caseKind({ case: why, noShow }: Pick<MatchState, "case" | "noShow">): CaseKind {
  if (noShow && (why === "contested" || why === "unanswered")) return "no-show";
  return why ?? "unreported";
}

const RULES_OF_CASES: Record<CaseKind, RuleId> = {
  contested: "two-stories",
  correction: "corrections",
  unreachable: "out-of-reach",
  "no-show": "not-coming",
  unanswered: "no-answer",
  level: "director",
  unreported: "unreported",
};

/** The main rule for such a case, as a ruling cites it. The director can cite another. */
export function draftRule(state: MatchState, rules: RulePack): string {
  const rule = findRule(rules, RULES_OF_CASES[caseKind(state)]);
  return rule ? citeRule(rule) : "";
}

/** The reason as far as the record shows it; empty if only the director can know it. */
export function draftReason(state: MatchState, names: Pair, answer: SuggestedRulingKey): string {
  if (answer === "both-lose") return "";
  const { report, noShow, contacts, unreachableBy } = state;
  const kind = caseKind(state);
  if (kind === "unanswered" && report)
    return `${names[otherSide(report.by)]} didn’t answer the report in time.`;
  if (kind === "no-show" && noShow && state.case === "unanswered") {
    const absent = names[otherSide(noShow.by)];
    return `${absent} didn’t come, and didn’t answer when asked.`;
  }
  if (kind === "unreachable") {
    const by = unreachableBy ?? "home";
    const attempts = contacts.filter((attempt) => attempt.by === by).length;
    return `${names[otherSide(by)]} couldn’t be reached: ${counted(attempts, "attempt")} on record.`;
  }
  return "";
}
