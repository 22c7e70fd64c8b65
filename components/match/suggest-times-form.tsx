"use client";

import { useState } from "react";
import type { Zone } from "@/lib/shared/instant";
import { counted, numberWord } from "@/lib/shared/text";
import type { TimeFinder } from "@/lib/venue/rules/time-finder";
import { Fold } from "../ui/fold";
import { SubmitButton } from "../ui/submit-button";
import { TextInput } from "../ui/text-input";
import { useHydrated } from "../ui/use-hydrated";
import { type FormAnswers, type FormFold, MatchForm } from "./match-form";
import { PickTimes } from "./pick-times";

/** How many rows the form shows; the rest are folded away. */
const ROWS_SHOWN = 3;

interface SuggestTimesFormProps extends TypedWhen {
  readonly them: string;
  readonly timesPerOffer: number;
  /** When both can play; null if times can only be typed. */
  readonly finder: TimeFinder | null;
  /** The times that are picked initially. */
  readonly picksAtFirst: readonly string[];
  /** The organization's IANA zone, for the finder. */
  readonly timeZone: Zone;
  /** The page where the reader enters their availability. */
  readonly hoursHref: string;
  readonly isPrimary: boolean;
  readonly fold?: FormFold | undefined;
}

interface TypedWhen {
  /** What `datetime-local` expects, in the organization's zone. */
  readonly earliest: string;
  readonly latest: string;
  /** "Sunday, Nov 22, 11:59 pm" */
  readonly latestWords: string;
  /** "Central Time (CST)" */
  readonly zone: Zone;
}

/** Suggests times for the other side to choose from: found ones, typed ones, or both. */
export function SuggestTimesForm({ finder, picksAtFirst, ...form }: SuggestTimesFormProps) {
  const { them, timesPerOffer, isPrimary, fold, timeZone, hoursHref, ...when } = form;
  const [count, setCount] = useState(picksAtFirst.length);
  const isLive = useHydrated();
  const many = isLive && count > 0 ? counted(count, "time") : "times";

  return (
    <MatchForm
      action="proposeTimes"
      prefix="suggest"
      fold={fold}
      fieldOf={(field) => (field === "times" || field === "picks" ? "times-0" : field)}
    >
      {(answers) => {
        const { idOf, errorOf, typed, state } = answers;
        const rows = <TypedTimes answers={answers} when={when} most={timesPerOffer} />;
        return (
          <>
            {finder ? (
              <>
                <PickTimes
                  finder={finder}
                  them={them}
                  zone={timeZone}
                  timesPerOffer={timesPerOffer}
                  picked={state ? (typed("picks")?.split("\n").filter(Boolean) ?? []) : picksAtFirst}
                  hoursHref={hoursHref}
                  onCount={setCount}
                />
                <Fold
                  summary="Another time"
                  aside="to type yourself"
                  open={
                    mustBeTyped(finder) ||
                    errorOf("times") !== undefined ||
                    (typed("times") ?? "").trim() !== ""
                  }
                >
                  <div className="form">{rows}</div>
                </Fold>
              </>
            ) : (
              rows
            )}
            <TextInput
              label={`Note to ${them}`}
              hint="Optional. It’s shown on the scoresheet."
              name="note"
              id={idOf("note")}
              maxLength={300}
              defaultValue={typed("note")}
              error={errorOf("note")}
            />
            <div className="actions">
              <SubmitButton kind={isPrimary ? "primary" : "plain"}>
                Send {many} to {them}
              </SubmitButton>
              <a className="btn btn-link" href={hoursHref}>
                {finder?.hasAvailability.you ? "Change my availability" : "Set your availability"}
              </a>
            </div>
          </>
        );
      }}
    </MatchForm>
  );
}

/** Nothing is known about anyone, or no time is left to choose. */
function mustBeTyped({ hasAvailability, isBooked, best, alone }: TimeFinder): boolean {
  return !(hasAvailability.you || hasAvailability.them || isBooked) || best.length + alone.length === 0;
}

interface TypedTimesProps {
  readonly answers: FormAnswers;
  readonly when: TypedWhen;
  readonly most: number;
}

function TypedTimes({ answers: { idOf, errorOf, typed }, when, most }: TypedTimesProps) {
  const rows = Array.from({ length: most }, (_, row) => row);
  const [shown, folded] = [rows.slice(0, ROWS_SHOWN), rows.slice(ROWS_SHOWN)];
  const typedTimes = typed("times")?.split("\n") ?? [];
  const row = (index: number) => (
    <TextInput
      key={index}
      type="datetime-local"
      label={most === 1 ? "Time" : `Time ${index + 1}`}
      name="times"
      id={idOf(`times-${index}`)}
      min={when.earliest}
      max={when.latest}
      defaultValue={typedTimes[index]}
      error={index === 0 ? errorOf("times") : undefined}
    />
  );
  return (
    <>
      <p className="small muted">
        All times are in {when.zone}. The round closes on {when.latestWords}. Leave rows empty if you don’t
        need them.
      </p>
      {shown.map(row)}
      {folded.length > 0 && (
        <Fold
          summary="More times"
          aside={`up to ${numberWord(most)} in all`}
          open={typedTimes.slice(ROWS_SHOWN).some(Boolean)}
        >
          <div className="form">{folded.map(row)}</div>
        </Fold>
      )}
    </>
  );
}
