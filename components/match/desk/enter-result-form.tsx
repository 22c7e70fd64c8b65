"use client";

import { useRef } from "react";
import { ChoiceGroup } from "@/components/ui/choice";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { seriesWords } from "@/lib/match/words/scores";
import type { Pair } from "@/lib/people/words/names";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { GamesForm, useGames } from "../games-form";
import { type FormAnswers, MatchForm } from "../match-form";
import { PhotoField } from "../photo-field";

interface EnterResultFormProps {
  readonly org: string;
  readonly names: Pair;
  readonly full: Pair;
  readonly rules: RulePack;
}

/** Enters for both players what they signed or wrote to the office, game by game. */
export function EnterResultForm(props: EnterResultFormProps) {
  return <MatchForm action="enterResult">{(answers) => <EnterFields {...props} {...answers} />}</MatchForm>;
}

const SOURCES = [
  { value: "paper-slip", title: "A score slip", detail: "with both signatures on it" },
  {
    value: "e-mail",
    title: "An email to the office",
    detail: "from both players, or from one with the other copied",
  },
];

function EnterFields({ org, names, full, rules, state, errorOf, typed }: EnterResultFormProps & FormAnswers) {
  const box = useRef<HTMLDivElement>(null);
  const games = useGames(rules, names, [], state?.typed, box);
  const { isComplete, score } = games.plan;

  return (
    <>
      <HiddenFields values={{ org }} />
      <ChoiceGroup
        label="Where does the result come from?"
        name="source"
        options={SOURCES}
        defaultValue={typed("source") ?? "paper-slip"}
        error={errorOf("source")}
      />
      <div ref={box}>
        <GamesForm games={games} names={names} full={full} rules={rules} errorOf={errorOf} />
      </div>
      <TextInput
        label="Note (optional)"
        hint="Both players can read it."
        name="note"
        maxLength={500}
        autoComplete="off"
        defaultValue={typed("note")}
        error={errorOf("note")}
      />
      <PhotoField
        hint="Both players and the directors can see them."
        error={errorOf("photos")}
        isRefused={state !== null}
      />
      <div className="actions">
        <SubmitButton>
          {isComplete && games.isLive ? `Enter ${seriesWords(score, names)}` : "Enter the result"}
        </SubmitButton>
      </div>
      <p className="hint">It counts right away, and we email players who have an address here.</p>
    </>
  );
}
