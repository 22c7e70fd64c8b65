"use client";

import { calendarDay, clockTime, shortDayAndTime } from "@/lib/shared/dates";
import type { Zone } from "@/lib/shared/instant";
import type { FinderWeek, TimeCell } from "@/lib/venue/rules/time-cells";
import type { TimeFinder } from "@/lib/venue/rules/time-finder";
import { clockHour } from "@/lib/venue/words/hours";
import { boardsWords, cellWords, possibleWords } from "@/lib/venue/words/time-finder";
import { classNames } from "../ui/class-names";
import { Fold } from "../ui/fold";
import { Icon } from "../ui/icon";

/** Which times are picked, and a function that picks or drops one. */
export type Picking = {
  readonly picked: readonly string[];
  readonly isFull: boolean;
  readonly toggle: (at: string) => void;
  /** Without JavaScript the hours are only shown; the list below them has the check boxes. */
  readonly isLive: boolean;
};

interface HoursToPickProps {
  readonly finder: TimeFinder;
  readonly picking: Picking;
  readonly them: string;
  readonly zone: Zone;
}

/** The times of the round, one column per day. A square's left half means you're free, its right half that they are. */
export function HoursToPick({ finder, picking, them, zone }: HoursToPickProps) {
  const [first, ...later] = finder.weeks.filter(({ rows }) => rows.length > 0);
  if (!first) return null;
  const grid = (week: FinderWeek) => <WeekGrid week={week} picking={picking} them={them} zone={zone} />;

  return (
    <div>
      {grid(first)}
      <HoursKey finder={finder} them={them} />
      {later.map((week) => (
        <Fold key={week.days[0]} summary="Later days" aside={`from ${calendarDay(week.days[0] ?? "")}`}>
          {grid(week)}
        </Fold>
      ))}
    </div>
  );
}

interface WeekGridProps extends Omit<HoursToPickProps, "finder"> {
  readonly week: FinderWeek;
}

function WeekGrid({ week: { days, rows }, picking, them, zone }: WeekGridProps) {
  return (
    <div className="hours-box">
      <table className="hours finder">
        <caption className="sr">The hours when you and {them} can start playing, day by day.</caption>
        <thead>
          <tr>
            <th className="hr" scope="col">
              <span className="sr">Starts at</span>
            </th>
            {days.map((date) => (
              <th scope="col" key={date} abbr={calendarDay(date)}>
                {calendarDay(date).slice(0, 3)}
                <b>{Number(date.slice(8))}</b>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ time, cells }) => (
            <tr key={time} className={classNames(isHalfHour(time) && "half")}>
              <RowHead time={time} />
              {cells.map((cell, index) =>
                "at" in cell && picking.isLive ? (
                  <td key={days[index]} className={CELL_CLASS[cell.kind]}>
                    <TimeToPick cell={cell} picking={picking} zone={zone} />
                  </td>
                ) : (
                  <ShownCell key={days[index]} cell={cell} them={them} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** "4 pm", and "4:30" in the row below it. */
function RowHead({ time }: { readonly time: string }) {
  const hour = Number(time.slice(0, 2));
  if (!isHalfHour(time)) return <th scope="row">{clockHour(hour)}</th>;
  const [halfPast, half] = clockTime(time).split(" ");
  return (
    <th scope="row">
      {halfPast}
      <span className="sr"> {half}</span>
    </th>
  );
}

function isHalfHour(time: string): boolean {
  return !time.endsWith(":00");
}

/** An hour that can't be picked, at least not yet. A page can have hundreds, so each has as few elements as possible. */
function ShownCell({ cell, them }: { readonly cell: TimeCell; readonly them: string }) {
  const { kind } = cell;
  const boardsLeft = kind === "full" ? 0 : kind === "possible" ? cell.boardsLeft : null;
  const isDot = kind === "possible" && boardsLeft === null;
  return (
    <td className={classNames(kind === "possible" && "h-can", isDot && "h-dot", CELL_CLASS[kind])}>
      {boardsLeft !== null && <span aria-hidden="true">{boardsLeft}</span>}
      <span className="sr">{shownWords(cell, them)}</span>
    </td>
  );
}

function shownWords(cell: TimeCell, them: string): string {
  return cell.kind === "possible" ? (boardsWords(cell.boardsLeft) ?? "possible") : cellWords(cell.kind, them);
}

const CELL_CLASS: Partial<Record<TimeCell["kind"], string>> = {
  "only-you": "h-me",
  "only-you-short": "h-me",
  "only-them": "h-op",
  full: "h-full",
  closed: "h-shut",
};

interface TimeToPickProps {
  readonly cell: Extract<TimeCell, { at: unknown }>;
  readonly picking: Picking;
  readonly zone: Zone;
}

function TimeToPick({ cell, picking, zone }: TimeToPickProps) {
  const { kind, at, boardsLeft } = cell;
  const isPicked = picking.picked.includes(at);
  const words = kind === "only-you" ? "only you" : boardsWords(boardsLeft);
  return (
    <label className={kind === "only-you" ? "alone" : undefined}>
      <input
        type="checkbox"
        checked={isPicked}
        disabled={picking.isFull && !isPicked}
        onChange={() => picking.toggle(at)}
        aria-label={[shortDayAndTime(at, zone), words].filter(Boolean).join(", ")}
      />
      <Mark cell={cell} />
      <Icon name="check" />
    </label>
  );
}

/** How many boards are left, or a dot if none are booked. An hour of the reader alone has no mark. */
function Mark({ cell: { kind, boardsLeft } }: Pick<TimeToPickProps, "cell">) {
  if (kind === "only-you") return null;
  if (boardsLeft === null) return <span className="bl dot" aria-hidden="true" />;
  return (
    <span className="bl" aria-hidden="true">
      {boardsLeft}
    </span>
  );
}

function HoursKey({ finder, them }: { readonly finder: TimeFinder; readonly them: string }) {
  return (
    <ul className="key">
      <li>
        <span className="k k-both" aria-hidden="true" />
        {possibleWords(finder, them)}
      </li>
      <li>
        <span className="k k-pick" aria-hidden="true">
          <Icon name="check" />
        </span>
        Your suggestion
      </li>
      {finder.hasAvailability.you && (
        <li>
          <span className="k k-me" aria-hidden="true" />
          Only you (you can suggest it)
        </li>
      )}
      {finder.hasAvailability.them && (
        <li>
          <span className="k k-op" aria-hidden="true" />
          Only {them}
        </li>
      )}
      {finder.isBooked && (
        <>
          <li>
            <span className="k k-full" aria-hidden="true">
              0
            </span>
            No board left
          </li>
          <li>
            <span className="k k-shut" aria-hidden="true" />
            Closed
          </li>
        </>
      )}
    </ul>
  );
}
