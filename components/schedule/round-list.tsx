import { BlankState } from "../ui/blank-state";
import { HeadRow } from "../ui/head-row";
import { type Pair, RoundFold } from "./round-fold";

export interface ListedRound {
  readonly id: string;
  readonly title: string;
  readonly dates: string;
  readonly pairs: readonly Pair[];
}

interface RoundListProps {
  /** The newest first. */
  readonly begun: readonly ListedRound[];
  readonly ahead: readonly ListedRound[];
  /** Said in place of pairs where there are too many of them: "Rounds 4 to 199 follow, one a week." */
  readonly more?: string | undefined;
  readonly openId: string | undefined;
  /** "Central Time" */
  readonly zone: string;
}

/** All rounds of a division: those that have begun from the newest down, then what is to come. */
export function RoundList({ begun, ahead, more, openId, zone }: RoundListProps) {
  return (
    <section className="section" id="rounds" aria-labelledby="rounds-title">
      <HeadRow title="Rounds" id="rounds-title">
        {`square: color in game 1; times in ${zone}`}
      </HeadRow>
      {begun.length + ahead.length === 0 && (
        <BlankState title="No round is paired yet">
          Everybody’s opponents and dates stand here once the director publishes the schedule.
        </BlankState>
      )}
      {begun.map(({ id, ...round }) => (
        <RoundFold key={id} {...round} open={id === openId} />
      ))}
      {ahead.length > 0 && <h3 className="day-head">To come</h3>}
      {ahead.map(({ id, ...round }) => (
        <RoundFold key={id} {...round} open={id === openId} />
      ))}
      {more && <p className="small muted">{more}</p>}
    </section>
  );
}
