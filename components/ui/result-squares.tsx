import styles from "./result-squares.module.css";

type Result = "won" | "drawn" | "lost";

interface ResultSquaresProps {
  /** Oldest first. */
  readonly results: readonly Result[];
}

/** Results as squares, filled if won, half if drawn, open if lost; screen readers hear "2 won, 1 lost". */
export function ResultSquares({ results }: ResultSquaresProps) {
  return (
    <span className={styles.squares}>
      {[...results.entries()].map(([place, result]) => (
        <i key={place} className={styles[result]} aria-hidden="true" />
      ))}
      <span className="sr">{countWords(results)}</span>
    </span>
  );
}

function countWords(results: readonly Result[]): string {
  return (["won", "drawn", "lost"] as const)
    .map((result) => [results.filter((each) => each === result).length, result] as const)
    .filter(([count]) => count > 0)
    .map(([count, result]) => `${count} ${result}`)
    .join(", ");
}
