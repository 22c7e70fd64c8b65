import { classNames } from "@/components/ui/class-names";
import type { BracketHalves } from "@/lib/stages/knockout/bracket-halves";
import styles from "./bracket.module.css";
import { CHAMPION, LastLine, Round } from "./round";

interface HalvesProps extends BracketHalves {
  /** "Knockout, Open" */
  readonly label: string;
  /** The slug of the organization. */
  readonly org: string;
}

/** A large bracket on two sheets, the final on the second. Only printers get it. */
export function Halves({ label, org, upper, lower }: HalvesProps) {
  return (
    <div className={styles.halves}>
      <h3>{label}: upper half</h3>
      <div className={classNames(styles.bracket, styles.tall, styles.half)} data-rounds={upper.rounds.length}>
        {upper.rounds.map((round) => (
          <Round key={round.number} org={org} {...round} />
        ))}
        <LastLine title="To the final" line={upper.finalist} org={org} />
      </div>
      <h3>{label}: lower half and final</h3>
      <div
        className={classNames(styles.bracket, styles.tall, styles.half, styles.lower)}
        data-rounds={lower.rounds.length}
      >
        {lower.rounds.map((round) => (
          <Round key={round.number} org={org} {...round} />
        ))}
        <Round org={org} className={styles.final} {...lower.final} />
        <LastLine title={CHAMPION} line={lower.champion} org={org} />
      </div>
    </div>
  );
}
