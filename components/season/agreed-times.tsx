import { FixtureRow, Ledger } from "@/components/ui/ledger";
import { Link } from "@/components/ui/link";
import type { AgreedDay, AgreedPlayer } from "@/lib/season/view/agreed-days";

/** Matches that have a time, day by day. */
export function AgreedTimes({ days }: { readonly days: readonly AgreedDay[] }) {
  return days.map(({ day, matches }) => (
    <div key={day}>
      <h3 className="day-head">{day}</h3>
      <Ledger kind="fixture" ordered>
        {matches.map(({ id, href, time, players: [home, away], where }) => (
          <FixtureRow
            key={id}
            time={
              <Link href={href} prefetch={false}>
                {time}
                <span className="sr">
                  , {home.name} vs. {away.name}
                </span>
              </Link>
            }
            names={[<Name key="home" {...home} />, <Name key="away" {...away} />]}
            where={where}
          />
        ))}
      </Ledger>
    </div>
  ));
}

function Name({ name, href }: AgreedPlayer) {
  return (
    <Link href={href} prefetch={false}>
      {name}
    </Link>
  );
}
