import { Fragment } from "react";
import { Button } from "@/components/ui/button";
import { Fold } from "@/components/ui/fold";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Notice } from "@/components/ui/notice";
import { TextInput } from "@/components/ui/text-input";
import { plural } from "@/lib/shared/text";
import type { ScheduleView } from "@/lib/stages/view/schedule-view";
import { DealtGroups } from "./groups/split-preview";
import { PublishForm } from "./publish-form";

const MOST_AT_ONCE = 15;
const MOST_PAIRS = 8;

/** The rounds with their dates, and the button that publishes them. Other dates can be tried without publishing. */
export function SchedulePreview({
  sum,
  rounds,
  firstRound,
  split,
  lots,
  refusal,
  warnings,
  zone,
  seen,
  ...plan
}: ScheduleView & { readonly seen: string }) {
  return (
    <>
      <p className="mt-3">{sum}</p>
      <DatesForm {...plan} />
      <RoundTable rounds={rounds.slice(0, MOST_AT_ONCE)} zone={zone} />
      {rounds.length > MOST_AT_ONCE && (
        <Fold
          summary={plural(rounds.length - MOST_AT_ONCE, "more round")}
          aside={`last closes ${rounds.at(-1)?.closes}`}
        >
          <RoundTable rounds={rounds.slice(MOST_AT_ONCE)} zone={zone} />
        </Fold>
      )}
      {firstRound.length > 0 && (
        <Fold summary="The first round" aside={rounds[0]?.name} open={firstRound.length <= MOST_PAIRS}>
          <Ledger>
            {firstRound.map((words) => (
              <LedgerRow key={words}>{words}</LedgerRow>
            ))}
          </Ledger>
        </Fold>
      )}
      {split?.kind === "dealt" && <DealtGroups {...split} />}
      <p className="small mt-4 mb-4">{lots}</p>
      {warnings.map((warning) => (
        <Notice key={warning} tone="soon" still>
          {warning}
        </Notice>
      ))}
      {refusal && (
        <Notice tone="bad" still>
          {refusal}
        </Notice>
      )}
      <div className="mt-4">
        {!refusal && (
          <PublishForm
            kind={plan.form}
            {...plan.page}
            seen={seen}
            firstDay={plan.firstDay}
            session={plan.session?.value ?? ""}
            sessionPlace={plan.session?.place ?? ""}
            picks={split?.kind === "by-hand" ? split : null}
          />
        )}
      </div>
    </>
  );
}

function DatesForm({
  form,
  firstDay,
  today,
  session,
}: Pick<ScheduleView, "form" | "firstDay" | "today" | "session">) {
  return (
    <form method="get" className="form mt-4">
      <TextInput
        label={form === "playoff" ? "First day of the playoff" : "First day of round 1"}
        name="firstDay"
        type="date"
        min={today}
        defaultValue={firstDay}
      />
      {session && (
        <>
          <TextInput
            label="Date and time of the final"
            name="session"
            type="datetime-local"
            min={session.min}
            defaultValue={session.value}
          />
          <TextInput
            label="Where the final is played"
            name="sessionPlace"
            maxLength={120}
            defaultValue={session.place}
          />
        </>
      )}
      <div>
        <Button type="submit" kind="quiet">
          Show the dates
        </Button>
      </div>
    </form>
  );
}

function RoundTable({ rounds, zone }: Pick<ScheduleView, "rounds" | "zone">) {
  return (
    <table className="plain mt-4">
      <caption className="sr">The rounds with their dates, {zone}</caption>
      <thead>
        <tr>
          <th scope="col">Round</th>
          <th scope="col">Opens</th>
          <th scope="col">Closes</th>
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ name, opens, closes, breaks }) => (
          <Fragment key={name}>
            {breaks.map((words) => (
              <tr key={words}>
                <th scope="row" className="muted">
                  Break
                </th>
                <td colSpan={2}>{words}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{name}</th>
              <td>{opens}</td>
              <td>{closes}</td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
