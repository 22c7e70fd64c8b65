import { printPoints, printPointsInWords } from "@/lib/standings/rules/print-points";
import { pointsInWords, type RoundPoints } from "@/lib/standings/view/points-by-round";
import { chartPlan } from "./chart-plan";
import styles from "./points-chart.module.css";

/** A player's points after each round as a line, with a square for each result; the section says what they mean. */
export function PointsChart({
  title,
  rounds,
}: {
  /** The division, if there are several charts. */
  readonly title: string | null;
  readonly rounds: readonly RoundPoints[];
}) {
  const last = rounds.at(-1);
  if (!last) return null;
  const { width, height, lines, line, marks, labels } = chartPlan(rounds);
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={[title, pointsInWords(rounds)].filter(Boolean).join(". ")}
      >
        {lines.map(({ value, x1, x2, y }) => (
          <g key={value}>
            <line className={styles.grid} x1={x1} x2={x2} y1={y} y2={y} />
            <text className={styles.label} x={x1 - 8} y={y + 4} textAnchor="end">
              {printPoints(value)}
            </text>
          </g>
        ))}
        <polyline className={styles.line} points={line} />
        {marks.map(({ name, result, x, y }) => (
          <g key={name} transform={`translate(${x} ${y})`}>
            <rect className={styles[result]} x={-4} y={-4} width={8} height={8} />
            {result === "drawn" && <path className={styles.won} d="M-4 4 4 -4V4Z" />}
          </g>
        ))}
        {labels.map(({ label, x }) => (
          <text key={label} className={styles.label} x={x} y={height - 4} textAnchor="middle">
            {label}
          </text>
        ))}
      </svg>
      <figcaption className="small muted">
        {title && `${title}: `}
        {printPointsInWords(last.total)} after {last.name}
      </figcaption>
    </figure>
  );
}
