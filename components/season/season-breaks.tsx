"use client";

import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { type Sending, useSend } from "@/components/ui/use-send";
import { addBreak, removeBreak } from "@/lib/season/actions/breaks";
import type { SeasonBreak } from "@/lib/season/rules/breaks";
import { breakDays } from "@/lib/season/words/break-words";
import type { FormState } from "@/lib/shared/form";
import type { SeasonFormProps } from "./season-forms";

type Breaks = readonly (SeasonBreak & { readonly id: string })[];

/** The breaks of a season, and a form to add one unless the season is over. */
export function SeasonBreaks({
  breaks,
  canChange,
  ...season
}: SeasonFormProps & { readonly breaks: Breaks; readonly canChange: boolean }) {
  const [state, sending] = useSend(addBreak, null);
  if (!canChange && breaks.length === 0 && state === null) return null;

  return (
    <Fold
      summary="Break weeks"
      aside={breaks.length === 0 ? "none" : String(breaks.length)}
      open={breaks.length > 0 || state !== null}
      id="breaks"
    >
      {canChange && (
        <p className="small">
          Days without rounds, like Thanksgiving. Rounds you publish skip them. Published rounds keep their
          dates.
        </p>
      )}
      {breaks.length > 0 && (
        <Ledger>
          {breaks.map((each) => (
            <LedgerRow key={each.id} className="day-row">
              <span>
                <b>{each.name}</b>
                <span className="small">
                  <br />
                  {breakDays(each)}
                </span>
              </span>
              {canChange && <RemoveBreakForm {...season} id={each.id} words={each.name} />}
            </LedgerRow>
          ))}
        </Ledger>
      )}
      {canChange ? (
        <AddBreakForm season={season} state={state} sending={sending} />
      ) : (
        <FormErrors state={state} form="break" />
      )}
    </Fold>
  );
}

/** Adds days without rounds. */
function AddBreakForm({
  season,
  state,
  sending,
}: {
  readonly season: SeasonFormProps;
  readonly state: FormState;
  readonly sending: Sending;
}) {
  const field = fieldsOf(state, "break");

  return (
    <SendForm sending={sending} className="form mt-4">
      <FormErrors state={state} form="break" />
      <HiddenFields values={season} />
      <TextInput label="What it’s for" hint="Like Thanksgiving." autoComplete="off" {...field("name")} />
      <div className="stretch">
        <TextInput type="date" label="Break begins" {...field("from")} />
        <TextInput type="date" label="Break ends" {...field("until")} />
      </div>
      <SubmitButton kind="plain">Add break</SubmitButton>
    </SendForm>
  );
}

function RemoveBreakForm({
  id,
  words,
  ...season
}: SeasonFormProps & { readonly id: string; readonly words: string }) {
  const [state, sending] = useSend(removeBreak, null);

  return (
    <SendForm sending={sending}>
      <FormErrors state={state} form={`remove-${id}`} />
      <HiddenFields values={{ ...season, id }} />
      <SubmitButton kind="quiet" pendingLabel="Removing…">
        Remove<span className="sr"> {words}</span>
      </SubmitButton>
    </SendForm>
  );
}
