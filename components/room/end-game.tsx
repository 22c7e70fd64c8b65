"use client";

import { type FormEvent, useId, useState } from "react";
import type { Ending, GameOutcome } from "@/lib/match/rules/games";
import { otherSide, type Side } from "@/lib/match/rules/sides";
import { isUntouched, type Play } from "@/lib/room/rules/state";
import { endChoices } from "@/lib/room/view/end-choices";
import { Button } from "../ui/button";
import styles from "./room.module.css";
import type { RoomProps } from "./room-props";
import { TellDirector } from "./tell-director";

interface EndGameProps extends Pick<RoomProps, "facts" | "names" | "contactEmail"> {
  readonly play: Play;
  /** The time for the match is up, and the rules leave the game to the director. */
  readonly isForDirector: boolean;
  readonly refusal: string | null;
  readonly onEnd: (outcome: GameOutcome, ending: Ending) => void;
  readonly onDiscard: () => void;
  readonly onCancel: () => void;
}

type Result = Side | "draw";

/** How a game on a real board ended: first who won, then how. */
export function EndGame(props: EndGameProps) {
  const { facts, names, play, isForDirector, refusal, onEnd, onDiscard, onCancel } = props;
  const [result, setResult] = useState<Result | null>(null);
  const [ending, setEnding] = useState<Ending | null>(null);
  const id = useId();
  const { side, match } = facts;
  const choices = result ? endChoices(result === "draw" ? "draw" : "win", match.rules) : [];
  const results: readonly (readonly [Result, string])[] = [
    [side, `${names[side]} won`],
    [otherSide(side), `${names[otherSide(side)]} won`],
    ["draw", "A draw"],
  ];

  function save(event: FormEvent): void {
    event.preventDefault();
    if (!result || !ending) return;
    const outcome = result === "draw" ? "draw" : result === play.white ? "white" : "black";
    onEnd(outcome, ending);
  }

  return (
    <form className={styles.before} onSubmit={save} aria-labelledby={id}>
      <h2 id={id}>How did the game end?</h2>
      {isForDirector && (
        <>
          <p>If time for the match ran out first, the director decides the game. Leave it as it is.</p>
          <TellDirector {...props} />
        </>
      )}
      <fieldset>
        <legend>Result</legend>
        {results.map(([value, words]) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name="result"
              value={value}
              checked={result === value}
              onChange={() => {
                setResult(value);
                setEnding(null);
              }}
            />
            <span>
              <b>{words}</b>
            </span>
          </label>
        ))}
      </fieldset>
      {result && (
        <fieldset>
          <legend>How</legend>
          {choices.map(({ value, label }) => (
            <label key={value} className="choice">
              <input
                type="radio"
                name="ending"
                value={value}
                checked={ending === value}
                onChange={() => setEnding(value)}
              />
              <span>
                <b>{label}</b>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <p className="actions">
        <Button type="submit" kind="primary" aria-disabled={!result || !ending}>
          Save the result
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Back to the game
        </Button>
        {isUntouched(play) && (
          <Button kind="quiet" onClick={onDiscard}>
            Take the start back
          </Button>
        )}
      </p>
    </form>
  );
}
