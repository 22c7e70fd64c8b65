import { calendarDay } from "@/lib/shared/dates";
import type { TimeFinder } from "@/lib/venue/rules/time-finder";
import type { DayReasons } from "@/lib/venue/rules/why-no-time";
import { clockHour } from "@/lib/venue/words/hours";
import { reasonWords, whatHelps } from "@/lib/venue/words/time-finder";
import { Definitions } from "../ui/definitions";
import { Fold } from "../ui/fold";

interface NoTimeLeftProps {
  readonly finder: TimeFinder;
  readonly them: string;
}

/** Why no time works for both players, hour by hour, and what would help. */
export function NoTimeLeft({ finder, them }: NoTimeLeftProps) {
  const { why } = finder;
  return (
    <div className="mt-4 mb-4">
      <h3>{why.length > 0 ? "No time works for both of you yet" : "No time is left that we’d suggest"}</h3>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {whatHelps(finder, them).map((help) => (
          <li key={help}>{help}</li>
        ))}
      </ul>
      {why.length > 0 && (
        <Fold summary="Why, hour by hour">
          <Definitions
            items={why.map((day) => ({
              term: daysOf(day),
              text: <Stretches day={day} finder={finder} them={them} />,
            }))}
          />
        </Fold>
      )}
    </div>
  );
}

/** "Tue, Nov 17", "Tue, Nov 17, to Sun, Nov 22" */
function daysOf({ first, last }: DayReasons): string {
  return first === last ? calendarDay(first) : `${calendarDay(first)}, to ${calendarDay(last)}`;
}

function Stretches({ day, finder, them }: NoTimeLeftProps & { readonly day: DayReasons }) {
  return (
    <ul>
      {day.stretches.map(({ from, until, reason }) => (
        <li key={from}>
          <b>
            {clockHour(from)} to {clockHour(until)}:
          </b>{" "}
          {reasonWords(reason, finder, them)}
        </li>
      ))}
    </ul>
  );
}
