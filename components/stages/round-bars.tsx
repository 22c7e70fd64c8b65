import {
  barShares,
  PROGRESS_PARTS,
  type ProgressPart,
  type RoundBar,
  type RoundProgress,
} from "@/lib/stages/view/round-progress";
import styles from "./round-bars.module.css";

/** The rounds so far as bars of equal length, their parts in the order of the list below. */
export function RoundBars({ rounds }: { readonly rounds: readonly RoundBar[] }) {
  return (
    <ul className={styles.rounds} aria-label="Rounds so far">
      {rounds.map(({ name, short, progress }) => (
        <li key={name} className={styles.round}>
          <span className="sr">{barWords(name, progress)}</span>
          <span aria-hidden="true">{short}</span>
          <span className={styles.bar} aria-hidden="true">
            {barShares(progress).map(([part, share]) => (
              // The width is an attribute because the content security policy doesn't allow inline styles.
              <svg key={part} className={`${styles.part} ${styles[part]}`} width={`${100 * share}%`} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The pattern of a part, next to its word. */
export function PartSwatch({ part }: { readonly part: ProgressPart }) {
  return <span className={`${styles.swatch} ${styles[part]}`} aria-hidden="true" />;
}

/** "Round 3: 4 decided, 1 by forfeit" */
export function barWords(name: string, progress: RoundProgress): string {
  const parts = PROGRESS_PARTS.filter(([part]) => progress[part] > 0).map(
    ([part, , said]) => `${progress[part]} ${said}`,
  );
  return `${name}: ${parts.length > 0 ? parts.join(", ") : "no match"}`;
}
