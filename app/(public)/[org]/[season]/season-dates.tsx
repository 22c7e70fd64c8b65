import { AgreedTimes } from "@/components/schedule/agreed-times";
import { BlankState } from "@/components/ui/blank-state";
import { HeadRow } from "@/components/ui/head-row";
import { DateRow, Ledger } from "@/components/ui/ledger";
import type { DivisionView } from "@/lib/data/divisions";
import type { SeasonFacts } from "@/lib/data/seasons";
import type { Instant } from "@/lib/domain/instant";
import { dayAndTime, shortDay } from "@/lib/format/dates";
import { agreedDays } from "./agreed-days";

type Parts = {
  readonly season: SeasonFacts;
  readonly views: readonly DivisionView[];
  readonly at: Instant;
};

/** The matches that have a time. */
export function AgreedMatches({ season, views, at }: Parts) {
  const days = agreedDays(views, season.organization.timeZone, at);

  return (
    <section aria-labelledby="agreed">
      <HeadRow title="Next matches" id="agreed">
        {season.rules.venue.name}
      </HeadRow>
      {days.length === 0 && (
        <BlankState title="No match has a time yet">
          Times stand here as soon as two players have agreed on one.
        </BlankState>
      )}
      <AgreedTimes days={days} />
    </section>
  );
}

/** When every round closes, each once for all the divisions that share it. */
export function KeyDates({ season, views }: Parts) {
  const zone = season.organization.timeZone;
  const rounds = new Map(
    views.flatMap(({ rounds }) =>
      rounds.map((round) => [`${round.number} ${round.deadlineAt}`, round] as const),
    ),
  );
  const sorted = [...rounds.values()].sort((a, b) => (a.deadlineAt < b.deadlineAt ? -1 : 1));

  return (
    <section aria-labelledby="dates">
      <HeadRow title="Key dates" id="dates" />
      {sorted.length === 0 && (
        <BlankState title="No dates yet">They stand here once the schedule is published.</BlankState>
      )}
      <Ledger kind="dates" ordered>
        {sorted.slice(0, 14).map((round) => (
          <DateRow
            key={round.id}
            when={shortDay(round.opensAt, zone).replace(/^\w+, /, "")}
            title={`Round ${round.number}${divisionsOf(round, views)}`}
            stage={
              round.matches.every(({ status }) => status === "final" || status === "void") ? "past" : "ahead"
            }
          >
            until {dayAndTime(round.deadlineAt, zone)}
          </DateRow>
        ))}
      </Ledger>
      {sorted.length > 14 && (
        <p className="small muted mt-3">
          {sorted.length - 14} more follow, the last until {dayAndTime(sorted.at(-1)?.deadlineAt ?? "", zone)}
          .
        </p>
      )}
    </section>
  );
}

/** ", Club" where only some divisions play this round in these days. */
function divisionsOf(
  round: { readonly number: number; readonly deadlineAt: string },
  views: readonly DivisionView[],
): string {
  const playing = views.filter(({ rounds }) =>
    rounds.some(({ number, deadlineAt }) => number === round.number && deadlineAt === round.deadlineAt),
  );
  if (playing.length === views.length) return "";
  return `, ${playing.map(({ division }) => division.name).join(" and ")}`;
}
