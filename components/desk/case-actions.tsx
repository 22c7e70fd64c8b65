import type { ChoiceOption } from "../ui/choice";
import type { SelectOption } from "../ui/select";
import { ExtendForm, ReopenForm } from "./deadline-form";
import { type Effect, EffectTable } from "./effect-table";
import type { MatchFormProps } from "./match-form";
import { RuleForm } from "./rule-form";
import { VoidForm } from "./void-form";

type CaseActionsProps = MatchFormProps & {
  /** The match waits for the ruling: it is the one thing to do here. */
  readonly isWaiting: boolean;
  readonly can: {
    readonly rule: boolean;
    readonly extend: boolean;
    readonly reopen: boolean;
    readonly void: boolean;
  };
  readonly results: readonly ChoiceOption[];
  readonly scoreHint: string;
  readonly rules: readonly SelectOption[];
  readonly effects: readonly Effect[];
  readonly deadline: { readonly suggested: string; readonly earliest: string; readonly zone: string };
};

/** What a director can do with a match. What the match waits for lies open, the rest is folded. */
export function CaseActions({
  org,
  matchId,
  isWaiting,
  can,
  effects,
  deadline,
  ...ruling
}: CaseActionsProps) {
  const match = { org, matchId };
  const ruleForm = (
    <RuleForm {...match} {...ruling} primary={isWaiting}>
      {effects.length > 0 && <EffectTable effects={effects} />}
    </RuleForm>
  );

  return (
    <section className="rule" aria-labelledby="ruling">
      <h2 id="ruling">{isWaiting ? "Your ruling" : "What you can do"}</h2>
      {isWaiting && ruleForm}
      <div className="border-0 border-t border-solid border-rule">
        {can.rule && !isWaiting && ruleForm}
        {can.extend && <ExtendForm {...match} {...deadline} />}
        {can.reopen && <ReopenForm {...match} {...deadline} />}
        {can.void && <VoidForm {...match} />}
      </div>
    </section>
  );
}
