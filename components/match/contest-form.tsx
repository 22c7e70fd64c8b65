"use client";

import { useRef, useState } from "react";

import type { ReportedGame } from "@/lib/match/rules/games";
import type { Pair } from "@/lib/people/words/names";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { ChoiceGroup } from "../ui/choice";
import { SubmitButton } from "../ui/submit-button";
import { TextArea } from "../ui/text-input";
import { GamesForm, useGames } from "./games-form";
import { useMatchAction } from "./match-actions";
import { type FormAnswers, type FormFold, MatchForm } from "./match-form";
import { PhotoField } from "./photo-field";
import { useFormReading } from "./use-form-reading";

interface ContestFormProps {
  readonly names: Pair;
  readonly full: Pair;
  readonly them: string;
  readonly rules: RulePack;
  /** The other side's version; null if it claims that the reader didn't come. */
  readonly reported: readonly ReportedGame[] | null;
  /** The other side's version with the moves of the reader's own scoresheets, if they wrote any. */
  readonly own: readonly ReportedGame[] | null;
  readonly fold: FormFold;
}

/** Contests what the other side reported, with a statement and the reader's own version of the games. */
export function ContestForm(props: ContestFormProps) {
  return (
    <MatchForm action="contestReport" fold={props.fold}>
      {(answers) => <ContestFields {...props} {...answers} />}
    </MatchForm>
  );
}

function ContestFields({
  names,
  full,
  them,
  rules,
  reported,
  own,
  state,
  errorOf,
  typed,
}: ContestFormProps & FormAnswers) {
  const box = useRef<HTMLDivElement>(null);
  // A report that came too late becomes a version to contest the other side's with.
  const { unsent } = useMatchAction("contestReport");
  const late = unsent?.typed["winner-0"] === undefined ? undefined : unsent.typed;
  const games = useGames(rules, names, own ?? reported ?? [], state?.typed ?? late, box);
  // False without JavaScript, so the form hides nothing that the reader couldn't bring back.
  const [played, setPlayed] = useState<string>();
  useFormReading(box, (data) => setPlayed(data.get("played")?.toString()));

  return (
    <>
      <ChoiceGroup
        label="What’s wrong?"
        name="played"
        defaultValue={typed("played") ?? (reported ? "yes" : "no")}
        options={[
          {
            value: "yes",
            title: reported ? "We played, and it went differently" : "We played",
            detail: "I’ll enter my own version, game by game",
          },
          {
            value: "no",
            title: reported ? "We didn’t play" : "I didn’t miss it",
            detail: reported ? "Or not this match" : "I came, or we’d agreed on something else",
          },
        ]}
      />
      <div ref={box} hidden={played === "no"}>
        <h3>Your version</h3>
        <p className="small muted">
          {own && "The moves are from your scoresheet. "}Change what’s wrong and leave the rest as it is.
        </p>
        <GamesForm games={games} names={names} full={full} rules={rules} errorOf={errorOf} />
      </div>
      <TextArea
        label="What happened?"
        hint={`A few sentences. ${them} and the director can read them.`}
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
        <SubmitButton kind="danger" icon="flag">
          Send to {them} and the director
        </SubmitButton>
      </div>
    </>
  );
}
