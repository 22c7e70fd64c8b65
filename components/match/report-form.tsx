"use client";

import { useRef } from "react";

import type { ReportedGame } from "@/lib/match/rules/games";
import { bothSign, noAccount } from "@/lib/match/words/no-account";
import { seriesWords } from "@/lib/match/words/scores";
import { whatToReport } from "@/lib/match/words/series-words";
import type { Pair } from "@/lib/people/words/names";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { SubmitButton } from "../ui/submit-button";
import { GamesForm, useGames } from "./games-form";
import { type FormAnswers, type FormFold, MatchForm } from "./match-form";
import { PhotoField } from "./photo-field";

interface ReportFormProps {
  readonly names: Pair;
  readonly full: Pair;
  readonly them: string;
  /** The other side has no account, so they can't confirm the report. */
  readonly hasNoAccount: boolean;
  readonly rules: RulePack;
  /** The reader's own report, to change it. */
  readonly given?: readonly ReportedGame[] | undefined;
  readonly isPrimary: boolean;
  readonly fold?: FormFold | undefined;
}

/** Reports the match game by game, or changes a report that no one has answered. */
export function ReportForm(props: ReportFormProps) {
  return (
    <MatchForm action="reportResult" fold={props.fold}>
      {(answers) => <ReportFields {...props} {...answers} />}
    </MatchForm>
  );
}

function ReportFields({
  names,
  full,
  them,
  hasNoAccount,
  rules,
  given,
  isPrimary,
  ...form
}: ReportFormProps & FormAnswers) {
  const box = useRef<HTMLDivElement>(null);
  const games = useGames(rules, names, given ?? [], form.state?.typed, box);
  const { isComplete, score } = games.plan;
  const [verb, otherwise] = given
    ? ["Change to", "Change the report"]
    : ["Report", `Report ${whatToReport(rules)}`];

  return (
    <>
      <div ref={box}>
        <GamesForm games={games} names={names} full={full} rules={rules} errorOf={form.errorOf} />
      </div>
      <PhotoField
        hint={hasNoAccount ? "The directors can see them." : `${them} and the directors can see them.`}
        error={form.errorOf("photos")}
        isRefused={form.state !== null}
      />
      <div className="actions">
        <SubmitButton kind={isPrimary ? "primary" : "plain"}>
          {isComplete && games.isLive ? `${verb} ${seriesWords(score, names)}` : otherwise}
        </SubmitButton>
      </div>
      <p className="hint">
        {hasNoAccount
          ? `${noAccount(them)} and can’t confirm it, so ${bothSign(rules)}. You can change the report until the time to answer is over.`
          : `${them} gets an email and confirms it. You can change the report until ${them} answers.`}
      </p>
    </>
  );
}
