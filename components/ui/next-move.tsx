import type { ReactNode } from "react";

import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon";
import { Turn, type TurnKind } from "./turn";
import { WholeScores } from "./whole-scores";

/** The deadline. Every string is ready to print; the time left is never shown without the date. */
export interface MoveDeadline {
  /** "by", "on", "ruled on". */
  readonly label?: string | undefined;
  /** "Sunday, Nov 22" */
  readonly day: string;
  /** "11:59 pm" */
  readonly time?: string | undefined;
  /** "1 day 7 h left" */
  readonly left?: ReactNode | undefined;
  /** It isn't urgent: the time left is a remark and has no clock icon. */
  readonly calm?: boolean | undefined;
  /** By when, for machines: ISO 8601. */
  readonly at?: string | undefined;
  /** The seven days, if the round is about them; see `Week`. */
  readonly week?: ReactNode | undefined;
}

interface NextMoveProps {
  readonly turn: TurnKind;
  readonly turnLabel?: ReactNode | undefined;
  readonly turnIcon?: IconName | undefined;
  /** The action, verb first: "Suggest times to Theo". */
  readonly what: ReactNode;
  /** What happens then, and what happens otherwise. */
  readonly why?: ReactNode | undefined;
  readonly actions?: ReactNode | undefined;
  readonly by?: MoveDeadline | undefined;
  /** 1 if this is the title of the page. */
  readonly level?: 1 | 2 | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** The first thing on every screen: what the reader has to do and by when, in the largest type. */
export function NextMove({ turn, turnLabel, turnIcon, level = 2, id = "next", ...move }: NextMoveProps) {
  const Heading = level === 1 ? "h1" : "h2";

  return (
    <section className={classNames("next", move.className)} aria-labelledby={id}>
      <div className="next-do">
        <Turn turn={turn} label={turnLabel} icon={turnIcon} />
        <Heading id={id} className="next-what">
          {typeof move.what === "string" ? <WholeScores>{move.what}</WholeScores> : move.what}
        </Heading>
        {move.why && <p className="next-why">{move.why}</p>}
        {move.actions && <div className="actions">{move.actions}</div>}
      </div>
      {move.by && <Deadline {...move.by} isLate={turn === "late"} />}
    </section>
  );
}

function Deadline({
  label = "by",
  day,
  time,
  left,
  calm,
  at,
  week,
  isLate,
}: MoveDeadline & { isLate: boolean }) {
  return (
    <div className="next-by">
      <p className="by-l">{label}</p>
      <time className="by-when" dateTime={at}>
        <span className="by-d">{day}</span>
        {time && <span className="by-t">{time}</span>}
      </time>
      {left && (
        <p className={classNames("by-left", calm && "calm")}>
          {!calm && <Icon name={isLate ? "clock-alert" : "clock"} />}
          <span>{left}</span>
        </p>
      )}
      {week}
    </div>
  );
}
