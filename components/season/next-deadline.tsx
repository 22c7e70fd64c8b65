import { Week, WeekMarks } from "@/components/match/week";
import { Icon } from "@/components/ui/icon";
import type { NextDeadlineFacts } from "@/lib/season/view/next-deadlines";
import { countdown } from "@/lib/season/words/countdown";
import type { Zone } from "@/lib/shared/instant";
import { instantAt } from "@/lib/shared/wall-clock";
import { weekDays } from "@/lib/venue/words/week";

interface NextDeadlineProps {
  /** The current round at the time of rendering, and those after it. */
  readonly rounds: readonly [NextDeadlineFacts, ...NextDeadlineFacts[]];
  readonly madeAt: string;
  readonly timeZone: Zone;
  /** "Central Time" */
  readonly zoneName: string;
  /** Rounds of up to seven days are drawn as a rank of the board. */
  readonly hasWeek: boolean;
}

/**
 * The next deadline on a cached page. The dates are in the page; which of them is next, the time left and the pawn on
 * today's square come from the reader's clock (components/page-script).
 */
export function NextDeadline({ rounds, madeAt, timeZone, zoneName, hasWeek }: NextDeadlineProps) {
  const next = rounds.find(({ deadlineAt }) => deadlineAt > madeAt) ?? rounds.at(-1);
  return (
    <next-deadline>
      {rounds.map((round) => (
        <div
          key={round.deadlineAt}
          data-opens={round.opensAt}
          data-deadline={round.deadlineAt}
          data-ends={round.endsAt}
          data-session={round.isSession || undefined}
          hidden={round !== next}
        >
          <h2 data-ahead={round.ahead} data-now={round.now} data-past={round.past}>
            {countdown(round, madeAt).words}
          </h2>
          <p className="by-left">
            <Icon name="clock" />
            <span>
              <span data-left />
              {round.after && `${round.after} `}
              Times are {zoneName}.
            </span>
          </p>
          {hasWeek && !round.isSession && <RoundWeek round={round} at={madeAt} timeZone={timeZone} />}
          <p className="small">
            {round.count}
            {round.isToReport &&
              ` A match that isn’t reported${round.reportBy ? ` by ${round.reportBy}` : ""} becomes a double forfeit.`}
          </p>
        </div>
      ))}
    </next-deadline>
  );
}

const MIDNIGHT = "00:00";

function RoundWeek({
  round,
  at,
  timeZone,
}: {
  readonly round: NextDeadlineFacts;
  readonly at: string;
  readonly timeZone: Zone;
}) {
  const days = weekDays(round.deadlineAt, at, timeZone);
  return (
    <div data-week hidden={round.opensAt > at || round.deadlineAt <= at}>
      <Week
        days={days.map((day) => ({
          ...day,
          today: false,
          past: false,
          begins: instantAt(day.date, MIDNIGHT, timeZone),
        }))}
        piece="white"
        label={`${round.title}, day by day`}
      />
      <WeekMarks piece="white" />
    </div>
  );
}
