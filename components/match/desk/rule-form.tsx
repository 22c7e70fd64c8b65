"use client";

import type { ReactNode } from "react";
import { ChoiceGroup, type ChoiceOption } from "@/components/ui/choice";
import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { Select, type SelectOption } from "@/components/ui/select";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextArea, TextInput } from "@/components/ui/text-input";
import { Tick } from "@/components/ui/tick";
import { splitRule } from "@/lib/match/view/split-rule";
import { useMatchAction } from "../match-actions";
import { PhotoField } from "../photo-field";
import type { CaseFormProps } from "./case-form";

type RuleFormProps = CaseFormProps & {
  readonly results: readonly ChoiceOption[];
  /** How to type the score, with the names. */
  readonly scoreHint: string;
  /** The rules of the season, to cite. */
  readonly rules: readonly SelectOption[];
  /**
   * The match is waiting for the ruling: the form is open and has the page's one green button. Otherwise it's folded.
   */
  readonly primary: boolean;
  /** The chosen answer's address, or nothing. */
  readonly answer: string;
  /** The initial values: those of the chosen answer, whose outcome is folded. */
  readonly fill?: Readonly<Record<string, string>> | undefined;
  /** What each outcome does to the standings. */
  readonly children: ReactNode;
};

/** The ruling: who wins the match, the reason, and the rule it's based on. */
export function RuleForm({ org, results, scoreHint, rules, primary, answer, fill, children }: RuleFormProps) {
  const { state: last, sending, version } = useMatchAction("ruleOnMatch");
  // Another answer fills in every field again, except reasons that someone wrote.
  const state = (last?.typed.answer ?? "") === answer ? last : null;
  const written = last && last.typed.reason !== last.typed.draft ? last.typed.reason : undefined;
  const fieldOf = fieldsOf(state, "rule");
  const field = (name: string) => fieldOf(name, fill?.[name]);
  const forfeit = field("forfeit");
  const { defaultValue: typedRule, error: ruleError } = field("rule");
  const rule = splitRule(typedRule, rules);

  const outcome = (
    <>
      <ChoiceGroup label="Outcome" options={results} {...field("result")} />
      <TextInput
        label="Score, if games were played"
        hint={scoreHint}
        inputMode="text"
        autoComplete="off"
        {...field("score")}
      />
      <Tick
        label="It’s a forfeit"
        hint="The loser didn’t come or couldn’t be reached. If both lose, neither player did their part. It counts like any other forfeit and has no score."
        name="forfeit"
        id={forfeit.id}
        error={forfeit.error}
        value="yes"
        defaultChecked={(state?.typed ?? fill)?.forfeit === "yes"}
      />
    </>
  );
  const form = (
    <SendForm sending={sending} className="form">
      <FormErrors state={state} form="rule" />
      <HiddenFields values={{ org, answer, draft: fill?.reason ?? "", ...version }} />
      {fill ? (
        <Fold summary="Change it" aside="outcome, score, forfeit" open={state !== null}>
          <div className="form">{outcome}</div>
        </Fold>
      ) : (
        outcome
      )}
      {children}
      {rules.length > 0 && (
        <Select
          key={rule.cited}
          label="Rule"
          name="rule"
          id="rule-cited"
          options={rules}
          placeholder="None of these"
          defaultValue={rule.cited}
        />
      )}
      <TextInput
        label={rules.length > 0 ? "Another rule, or more about it" : "Rule"}
        hint="Word it as the players should read it."
        name="rule"
        id="rule-rule"
        error={ruleError}
        defaultValue={rule.words}
      />
      <TextArea label="Reasons, sent to both" rows={5} {...fieldOf("reason", written || fill?.reason)} />
      <PhotoField
        id={fieldOf("photos").id}
        hint="Both players can see them."
        error={fieldOf("photos").error}
        isRefused={state !== null}
      />
      <div>
        <SubmitButton icon="gavel" wide kind={primary ? "primary" : "plain"}>
          Make the ruling
        </SubmitButton>
        <p className="fine mt-2">
          It’s final: only another ruling can replace it. We email it to players who have an address here.
        </p>
      </div>
    </SendForm>
  );
  if (primary) return form;
  return (
    <Fold summary="Rule on it" open={state !== null || fill !== undefined}>
      {form}
    </Fold>
  );
}
