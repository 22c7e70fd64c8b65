import { classNames } from "@/components/ui/class-names";
import { Status } from "@/components/ui/status";
import { paths } from "@/lib/paths";
import type { PrintedSlot } from "@/lib/stages/knockout/bracket";
import styles from "./bracket.module.css";
import { Line } from "./line";

/** A match of a bracket: two lines, and between them a note about it. */
export function Slot({
  round,
  isAlone,
  title,
  isForThird,
  upper,
  lower,
  status,
  note,
  matchId,
  org,
}: PrintedSlot & { readonly round: number; readonly isAlone: boolean; readonly org: string }) {
  const match = matchId ? { href: paths.publicMatch(org, matchId), title } : undefined;
  return (
    <li className={classNames(styles.slot, round === 1 && styles.first, isForThird && styles.third)}>
      {!isAlone && <p className={styles.title}>{title}</p>}
      <Line {...upper} org={org} match={match} />
      {(status || note) && (
        <p className={styles.note}>
          {status && <Status kind={status.kind}>{status.text}</Status>}
          {note && <span className={styles.more}>{note}</span>}
        </p>
      )}
      <Line {...lower} org={org} match={match} />
    </li>
  );
}
