"use client";

import { proposeTimes } from "@/lib/actions/match";
import { numberWord } from "@/lib/format/names";
import { Fold } from "../ui/fold";
import { SubmitButton } from "../ui/submit-button";
import { TextInput } from "../ui/text-input";
import { type FormFold, MatchForm } from "./match-form";

/** As many rows as the design asks for; the rest is folded away. */
const ROWS_SHOWN = 3;

interface OfferTimesFormProps {
  readonly matchId: string;
  readonly them: string;
  readonly timesPerOffer: number;
  /** What `datetime-local` understands, in the organization's zone. */
  readonly earliest: string;
  readonly latest: string;
  /** "Sunday, Nov 22, 11:59 pm" */
  readonly latestWords: string;
  /** "Central Time (CST)" */
  readonly zone: string;
  readonly isPrimary: boolean;
  readonly fold?: FormFold | undefined;
}

/** Offers the other side times to choose from. */
export function OfferTimesForm({
  matchId,
  them,
  timesPerOffer,
  isPrimary,
  fold,
  ...when
}: OfferTimesFormProps) {
  const rows = Array.from({ length: timesPerOffer }, (_, row) => row);
  const [shown, folded] = [rows.slice(0, ROWS_SHOWN), rows.slice(ROWS_SHOWN)];

  return (
    <MatchForm
      action={proposeTimes}
      matchId={matchId}
      prefix="offer"
      fold={fold}
      fieldOf={(field) => (field === "times" ? "times-0" : field)}
    >
      {({ idOf, errorOf, typed }) => {
        const typedTimes = typed("times")?.split("\n") ?? [];
        const row = (index: number) => (
          <TextInput
            key={index}
            type="datetime-local"
            label={timesPerOffer === 1 ? "Time" : `Time ${index + 1}`}
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
              All times are in {when.zone}. The round closes on {when.latestWords}. Rows you leave empty do
              not count.
            </p>
            {shown.map(row)}
            {folded.length > 0 && (
              <Fold
                summary="More times"
                aside={`up to ${numberWord(timesPerOffer)} in all`}
                open={typedTimes.slice(ROWS_SHOWN).some(Boolean)}
              >
                <div className="form">{folded.map(row)}</div>
              </Fold>
            )}
            <TextInput
              label={`A word to ${them}`}
              hint="If you want to. It stands on the scoresheet."
              name="note"
              id={idOf("note")}
              maxLength={300}
              defaultValue={typed("note")}
              error={errorOf("note")}
            />
            <div className="actions">
              <SubmitButton kind={isPrimary ? "primary" : "plain"}>Send times to {them}</SubmitButton>
            </div>
          </>
        );
      }}
    </MatchForm>
  );
}
