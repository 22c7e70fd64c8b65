"use client";

import { useRef } from "react";
import type { ReportedGame } from "@/lib/match/rules/games";
import type { Pair } from "@/lib/people/words/names";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { SubmitButton } from "../ui/submit-button";
import { TextArea } from "../ui/text-input";
import { GamesForm, useGames } from "./games-form";
import { type FormAnswers, type FormFold, MatchForm } from "./match-form";
import { PhotoField } from "./photo-field";

interface CorrectionFormProps {
  readonly names: Pair;
  readonly full: Pair;
  readonly them: string;
  readonly rules: RulePack;
  /** The games that count now. */
  readonly confirmed: readonly ReportedGame[];
  readonly fold: FormFold;
}

/** Asks for a correction of the confirmed result: what it should be, game by game, and why. */
export function CorrectionForm(props: CorrectionFormProps) {
  return (
    <MatchForm action="askCorrection" fold={props.fold}>
      {(answers) => <CorrectionFields {...props} {...answers} />}
    </MatchForm>
  );
}

function CorrectionFields({
  names,
  full,
  them,
  rules,
  confirmed,
  state,
  errorOf,
  typed,
}: CorrectionFormProps & FormAnswers) {
  const box = useRef<HTMLDivElement>(null);
  const games = useGames(rules, names, confirmed, state?.typed, box);

  return (
    <>
      <div ref={box}>
        <h3>What the result should be</h3>
        <p className="small muted">Change what’s wrong and leave the rest as it is.</p>
        <GamesForm games={games} names={names} full={full} rules={rules} errorOf={errorOf} />
      </div>
      <TextArea
        label="Why?"
        hint={`A few sentences. ${them} can read them, and the director if you two don’t agree.`}
        name="statement"
        maxLength={2000}
        defaultValue={typed("statement")}
        error={errorOf("statement")}
      />
      <PhotoField
        hint={`${them} and the directors can see them.`}
        error={errorOf("photos")}
        isRefused={state !== null}
      />
      <div className="actions">
        <SubmitButton>Ask {them} to agree</SubmitButton>
      </div>
    </>
  );
}
