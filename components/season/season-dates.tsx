import { BlankState } from "@/components/ui/blank-state";
import { HeadRow } from "@/components/ui/head-row";
import { DateRow, Ledger } from "@/components/ui/ledger";
import { venueName } from "@/lib/season/rules/play-venue";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { agreedDays } from "@/lib/season/view/agreed-days";
import { keyDates } from "@/lib/season/view/key-dates";
import { calendarDay, dateIn, dayAndTime, monthAndDay } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import { capitalize, counted, list, numberWord } from "@/lib/shared/text";
import { knockoutRounds } from "@/lib/stages/rules/rounds-of-stage";
import type { DivisionView } from "@/lib/standings/store/divisions";
import { AgreedTimes } from "./agreed-times";
import { NoTimes } from "./no-times";

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
        {venueName(season.rules.venue)}
      </HeadRow>
      {days.length === 0 && <NoTimes views={views} />}
      <AgreedTimes days={days} />
    </section>
  );
}

/**
 * When rounds close and finals are played: past dates in one line, then each date once for all divisions that share it.
 */
export function KeyDates({ season, views, at }: Parts) {
  const zone = season.organization.timeZone;
  const { over, coming } = keyDates(views, at);
  const listed = coming.slice(0, MOST_DATES);
  const breaks = season.breaks.filter(({ until }) => until >= dateIn(at, zone));
  const last = coming.at(-1);
  const playoff = playoffToCome(season, views);

  return (
    <section aria-labelledby="dates">
      <HeadRow title="Key dates" id="dates" />
      {!over && !last && (
        <BlankState title="No dates yet">Dates appear here once the schedule is published.</BlankState>
      )}
      <Ledger kind="dates" ordered>
        {over && (
          <DateRow
            when={monthAndDay(over.opensAt, zone)}
            title={over.rounds === 1 ? "The first round" : `The first ${numberWord(over.rounds)} rounds`}
            stage="past"
          >
            until {dayAndTime(over.deadlineAt, zone)}
          </DateRow>
        )}
        {listed.map(({ title, opensAt, deadlineAt, session }) => (
          <DateRow key={deadlineAt} when={monthAndDay(session?.at ?? opensAt, zone)} title={title}>
            {session
              ? [dayAndTime(session.at, zone), session.place].filter(Boolean).join(", ")
              : `until ${dayAndTime(deadlineAt, zone)}`}
          </DateRow>
        ))}
      </Ledger>
      {breaks.length > 0 && (
        <Ledger kind="dates" className="mt-4">
          {breaks.map(({ id, name, from, until }) => (
            <DateRow key={id} when={calendarDay(from).replace(/^\w+, /, "")} title={name}>
              {from === until ? "No rounds" : `No rounds until ${calendarDay(until)}`}
            </DateRow>
          ))}
        </Ledger>
      )}
      {playoff && (
        <p className="small muted mt-3">{playoff} comes next. Its dates appear here once it’s drawn.</p>
      )}
      {last && coming.length > listed.length && (
        <p className="small muted mt-3">
          {capitalize(counted(coming.length - listed.length, "more round follows", "more rounds follow"))}.
          The last one closes on {dayAndTime(last.deadlineAt, zone)}.
        </p>
      )}
    </section>
  );
}

/** The pages of the divisions have the rest. */
const MOST_DATES = 8;

/** "The playoff", "The playoff in Recreational" if other divisions have drawn theirs; null if none is to come. */
function playoffToCome({ rules }: SeasonFacts, views: readonly DivisionView[]): string | null {
  const isDrawn = ({ rounds }: DivisionView) => knockoutRounds(rounds).length > 0;
  const waiting = views.filter((view) => view.rounds.length > 0 && !isDrawn(view));
  if (rules.stages.length < 2 || waiting.length === 0) return null;
  return views.some(isDrawn)
    ? `The playoff in ${list(waiting.map(({ division }) => division.name))}`
    : "The playoff";
}
