import styles from "./room.module.css";

const SQUARES = [0, 1, 2, 3, 4, 5, 6, 7];

/** What's left of a limit as squares, each an eighth of it. */
export function EightSquares({ left, of }: { readonly left: number | null; readonly of: number | null }) {
  if (left === null || of === null || of <= 0) return <span />;
  const eighths = Math.max(0, Math.min(8, (left / of) * 8));
  return (
    <svg className={styles.eight} viewBox="0 0 8 1" preserveAspectRatio="none" aria-hidden="true">
      {SQUARES.map((square) => (
        <rect
          key={square}
          x={square}
          width={Math.max(0, Math.min(1, eighths - square))}
          height="1"
          fill="currentColor"
          opacity={square % 2 === 0 ? 1 : 0.7}
        />
      ))}
    </svg>
  );
}
