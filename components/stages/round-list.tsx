import { BlankState } from "@/components/ui/blank-state";
import { classNames } from "@/components/ui/class-names";
import { HeadRow } from "@/components/ui/head-row";
import type { Zone } from "@/lib/shared/instant";
import { type Pair, RoundFold } from "./round-fold";

export interface ListedRound {
  readonly id: string;
  readonly title: string;
  readonly dates: string;
  readonly pairs: readonly Pair[];
  readonly unmet: readonly string[];
  /** On a phone and on paper the bracket already lists the rounds. */
  readonly isInBracket: boolean;
}

interface RoundListProps {
  /** Newest first. */
  readonly begun: readonly ListedRound[];
  readonly ahead: readonly ListedRound[];
  /** Shown instead of the pairings if there are too many: "Rounds 4 to 199 follow, one a week." */
  readonly more?: string | undefined;
  readonly openId: string | undefined;
  /** "Central Time" */
  readonly zone: Zone;
  /** The calendar feed of the division. */
  readonly calendar: string;
  /** The slug of the organization. */
  readonly org: string;
}

/** All rounds of a division: those that have begun, newest first, then future ones. */
export function RoundList({ begun, ahead, more, openId, zone, calendar, org }: RoundListProps) {
  const all = [...begun, ...ahead];
  const isBracket = all.length > 0 && all.every(isBeside);
  const isOpenBeside = all.some((round) => round.id === openId && round.isInBracket);

  return (
    <section
      className={classNames("section", isBracket && "beside-bracket", isOpenBeside && "no-print")}
      id="rounds"
      aria-labelledby="rounds-title"
    >
      <HeadRow title="Rounds" id="rounds-title">
        {`square: color in game 1; times in ${zone}`}
      </HeadRow>
      {all.length === 0 && (
        <BlankState title="No round is paired yet">
          Everyone’s opponents and dates appear here once the director publishes the schedule.
        </BlankState>
      )}
      {begun.map((round) => (
        <ListedFold key={round.id} {...round} open={round.id === openId} org={org} />
      ))}
      {ahead.length > 0 && (
        <h3 className={classNames("day-head no-print", ahead.every(isBeside) && "beside-bracket")}>
          To come
        </h3>
      )}
      {ahead.map((round) => (
        <ListedFold key={round.id} {...round} open={round.id === openId} org={org} />
      ))}
      {more && <p className="small muted">{more}</p>}
      {all.length > 0 && (
        <p className="no-print small mt-4">
          For your calendar: <a href={calendar}>agreed times and deadlines</a> of the division.
        </p>
      )}
    </section>
  );
}

function ListedFold({
  isInBracket,
  ...round
}: ListedRound & { readonly open: boolean; readonly org: string }) {
  return <RoundFold {...round} className={isInBracket ? "beside-bracket" : undefined} />;
}

function isBeside({ isInBracket }: ListedRound): boolean {
  return isInBracket;
}
