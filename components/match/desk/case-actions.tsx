import type { ChoiceOption } from "@/components/ui/choice";
import { FocusOnMount } from "@/components/ui/focus-on-mount";
import type { SelectOption } from "@/components/ui/select";
import type { BracketNote as Note } from "@/lib/match/view/bracket-limits";
import type { Effect } from "@/lib/match/view/effect";
import type { RulingLink, ShownRuling } from "@/lib/match/view/suggested-ruling-view";
import type { SuggestedRuling } from "@/lib/match/view/suggested-rulings";
import type { Pair } from "@/lib/people/words/names";
import type { Zone } from "@/lib/shared/instant";
import { Answers } from "./answers";
import { BracketNote } from "./bracket-note";
import type { CaseFormProps } from "./case-form";
import { ExtendForm, ReopenForm } from "./deadline-form";
import { EffectTable } from "./effect-table";
import { RecordStatementForm } from "./record-statement-form";
import { RuleForm } from "./rule-form";
import { VoidForm } from "./void-form";

type CaseActionsProps = CaseFormProps & {
  /** The match is waiting for the ruling, so it's the main thing on the page. */
  readonly isWaiting: boolean;
  readonly can: {
    readonly rule: boolean;
    readonly extend: boolean;
    readonly reopen: boolean;
    readonly void: boolean;
  };
  /** A player has left, so reopening the match forfeits it. */
  readonly hasDeparted?: boolean;
  readonly names: Pair;
  readonly results: readonly ChoiceOption[];
  readonly scoreHint: string;
  readonly rules: readonly SelectOption[];
  readonly effects: readonly Effect[];
  /** What none of the actions changes. */
  readonly note: string | null;
  /** Why some of the actions aren't possible. */
  readonly bracketNote?: Note | null;
  readonly answers: readonly RulingLink[];
  /** The answer that the address asks for, and what it fills into the form. */
  readonly chosen: (Pick<ShownRuling, "href" | "filled"> & Pick<SuggestedRuling, "fill">) | undefined;
  readonly deadline: { readonly suggested: string; readonly earliest: string; readonly zone: Zone };
};

/** What a director can do with a match. The action that the match is waiting for is open, the rest are folded. */
export function CaseActions({
  org,
  names,
  isWaiting,
  can,
  hasDeparted = false,
  effects,
  note,
  bracketNote = null,
  answers,
  chosen,
  deadline,
  ...ruling
}: CaseActionsProps) {
  const isMoreTime = chosen?.fill.deadline !== undefined;
  const isRuling = chosen !== undefined && !isMoreTime;
  const isOpen = (isWaiting && !isMoreTime) || isRuling;
  const ruleForm = (
    <RuleForm
      org={org}
      {...ruling}
      key={`rule ${chosen?.href}`}
      primary={isOpen}
      answer={isRuling ? chosen.href : ""}
      fill={isRuling ? chosen.fill : undefined}
    >
      {effects.length > 0 && <EffectTable effects={effects} />}
    </RuleForm>
  );
  const times = {
    ...deadline,
    suggested: chosen?.fill.deadline ?? deadline.suggested,
    isChosen: isMoreTime,
  };

  return (
    <section className="rule" aria-labelledby="ruling">
      <h2 id="ruling">{isWaiting ? "Your ruling" : "What you can do"}</h2>
      {note && <p className="mt-3">{note}</p>}
      {bracketNote && <BracketNote {...bracketNote} />}
      <Answers answers={answers} />
      {chosen && (
        <FocusOnMount again={chosen.href}>
          <p>
            Filled in below: <b>{chosen.filled}.</b>{" "}
            <a href={isRuling ? "#rule-reason" : can.extend ? "#extend-reason" : "#reopen-reason"}>
              {chosen.fill.reason ? "Check the reasons" : isRuling ? "Add your reasons" : "Add a reason"}
            </a>
            .
          </p>
        </FocusOnMount>
      )}
      {isOpen && ruleForm}
      <div className="border-0 border-t border-solid border-rule">
        {isWaiting && <RecordStatementForm org={org} names={names} />}
        {can.extend && <ExtendForm org={org} {...times} key={`extend ${chosen?.href}`} />}
        {can.reopen && (
          <ReopenForm org={org} {...times} hasDeparted={hasDeparted} key={`reopen ${chosen?.href}`} />
        )}
        {can.rule && !isOpen && ruleForm}
        {can.void && <VoidForm org={org} />}
      </div>
    </section>
  );
}
