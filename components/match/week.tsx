import { Piece } from "../board/piece";
import type { Side } from "../board/squares";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";

export interface WeekDay {
  /** "Mon" */
  readonly label: string;
  /** "16" */
  readonly number: string;
  /** The instant, for the page script. */
  readonly begins?: string | undefined;
  readonly today?: boolean | undefined;
  readonly deadline?: boolean | undefined;
  readonly past?: boolean | undefined;
}

interface WeekProps {
  readonly days: readonly WeekDay[];
  /** Your color in game 1: the pawn on today's square has it. */
  readonly piece: Side;
  /** "Round 7, day by day" */
  readonly label: string;
}

/** The days of a round as a rank of a chessboard: the pawn is on today, the flag on the deadline. */
export function Week({ days, piece, label }: WeekProps) {
  return (
    <ol className="week" aria-label={label}>
      {days.map((day) => (
        <li
          key={`${day.label} ${day.number}`}
          data-begins={day.begins}
          className={classNames(day.past && "past", day.today && "today", day.deadline && "end")}
          aria-current={day.today ? "date" : undefined}
        >
          <span className="wk-sq">
            {day.today ? <Piece color={piece} role="pawn" /> : day.deadline && <Icon name="flag" />}
          </span>
          <span className="wk-d">{day.label}</span>
          <span className="wk-n">{day.number}</span>
          {(day.today || day.deadline) && (
            <span className="sr">
              {day.today && ", today"}
              {day.deadline && ", deadline"}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** What the page script puts on today's square, in the week of a page that doesn't know the day. */
export function WeekMarks({ piece }: Pick<WeekProps, "piece">) {
  return (
    <span data-pawn hidden>
      <Piece color={piece} role="pawn" />
      <span className="sr" data-today>
        , today
      </span>
    </span>
  );
}
