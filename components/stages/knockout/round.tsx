import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { PrintedBracketRound } from "@/lib/stages/knockout/bracket";
import type { PrintedLine } from "@/lib/stages/knockout/bracket-lines";
import styles from "./bracket.module.css";
import { Line } from "./line";
import { Slot } from "./slot";

interface RoundProps extends PrintedBracketRound {
  /** The id of its heading, if something leads there. */
  readonly id?: string | undefined;
  /** The slug of the organization. */
  readonly org: string;
  readonly className?: string | undefined;
}

/** One round of a bracket: a heading and its matches. */
export function Round({ id, org, className, number, title, dates, slots }: RoundProps) {
  return (
    <div className={classNames(styles.round, className)}>
      <h3 id={id}>
        {title}
        <small>{dates}</small>
      </h3>
      <ol className={styles.rows}>
        {slots.map((slot) => (
          <Slot key={slot.number} round={number} isAlone={slots.length === 1} org={org} {...slot} />
        ))}
      </ol>
    </div>
  );
}

/** The last line of a bracket. */
export function LastLine({
  title,
  line,
  org,
}: {
  readonly title: ReactNode;
  readonly line: PrintedLine;
  readonly org: string;
}) {
  return (
    <div className={classNames(styles.round, styles.champion)}>
      <h3>{title}</h3>
      <div className={styles.rows}>
        <Line {...line} org={org} />
      </div>
    </div>
  );
}

/** The heading of the champion's line. */
export const CHAMPION = (
  <>
    <Icon name="trophy" /> Champion
  </>
);
