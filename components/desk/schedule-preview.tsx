import { Button } from "../ui/button";
import { Fold } from "../ui/fold";
import { HeadRow } from "../ui/head-row";
import { Notice } from "../ui/notice";
import { TextInput } from "../ui/text-input";
import { PublishForm } from "./publish-form";

/** A schedule before it is published, every date ready to print. */
export type ScheduleView = {
  readonly org: string;
  readonly season: string;
  readonly division: string;
  readonly firstDay: string;
  readonly today: string;
  /** "8 players meet once each in 7 rounds." */
  readonly sum: string;
  readonly zone: string;
  readonly rounds: readonly { readonly number: number; readonly opens: string; readonly closes: string }[];
  /** What to know before publishing: how long it lasts, what it does to the rest of the season. */
  readonly warnings: readonly string[];
};

const MOST_AT_ONCE = 15;

/** The rounds with their dates, and the button that publishes them. Another first day is tried without publishing. */
export function SchedulePreview({ sum, rounds, warnings, zone, today, ...publish }: ScheduleView) {
  return (
    <section aria-labelledby="publish">
      <HeadRow title="Schedule" id="publish">
        <p>not published</p>
      </HeadRow>
      <p className="mt-3">{sum}</p>
      <form method="get" className="form mt-4">
        <TextInput
          label="First day of round 1"
          name="firstDay"
          type="date"
          min={today}
          defaultValue={publish.firstDay}
        />
        <div>
          <Button type="submit" kind="quiet">
            Show the dates
          </Button>
        </div>
      </form>
      <RoundTable rounds={rounds.slice(0, MOST_AT_ONCE)} zone={zone} />
      {rounds.length > MOST_AT_ONCE && (
        <Fold
          summary={`${rounds.length - MOST_AT_ONCE} more rounds`}
          aside={`last closes ${rounds.at(-1)?.closes}`}
        >
          <RoundTable rounds={rounds.slice(MOST_AT_ONCE)} zone={zone} />
        </Fold>
      )}
      <p className="small mt-4 mb-4">
        Lots are drawn when you publish: they decide who meets whom in which round, and who has White. What is
        published stays.
      </p>
      {warnings.map((warning) => (
        <Notice key={warning} tone="soon" still>
          {warning}
        </Notice>
      ))}
      <div className="mt-4">
        <PublishForm {...publish} />
      </div>
    </section>
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
        {rounds.map((round) => (
          <tr key={round.number}>
            <th scope="row">{round.number}</th>
            <td>{round.opens}</td>
            <td>{round.closes}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
