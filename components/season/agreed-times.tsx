import { FixtureRow, Ledger } from "@/components/ui/ledger";

export interface AgreedDay {
  /** "Saturday, Nov 21" */
  readonly day: string;
  readonly matches: readonly {
    readonly id: string;
    readonly time: string;
    readonly names: readonly [home: string, away: string];
    readonly where: string;
  }[];
}

/** Matches that have a time, day by day. */
export function AgreedTimes({ days }: { readonly days: readonly AgreedDay[] }) {
  return days.map(({ day, matches }) => (
    <div key={day}>
      <h3 className="day-head">{day}</h3>
      <Ledger kind="fixture" ordered>
        {matches.map(({ id, ...match }) => (
          <FixtureRow key={id} {...match} />
        ))}
      </Ledger>
    </div>
  ));
}
