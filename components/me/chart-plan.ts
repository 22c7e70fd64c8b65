import type { RoundPoints } from "@/lib/standings/view/points-by-round";

const WIDTH = 320;
const HEIGHT = 150;
const LEFT = 28;
const RIGHT = 10;
const TOP = 10;
const BOTTOM = 26;
/** As many lines and round numbers as can be read side by side. */
const MOST_LINES = 5;
const MOST_LABELS = 12;

/** Where the points of each round are drawn, in the units of the chart's view box. */
export function chartPlan(rounds: readonly RoundPoints[]) {
  const totals = rounds.map(({ total }) => total);
  const low = Math.floor(Math.min(0, ...totals));
  const high = Math.max(low + 1, Math.ceil(Math.max(...totals)));
  const x = (index: number) => rounded(LEFT + ((WIDTH - LEFT - RIGHT) * index) / Math.max(1, rounds.length));
  const y = (value: number) =>
    rounded(HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - TOP) * (value - low)) / (high - low));
  const every = Math.ceil(rounds.length / MOST_LABELS);
  return {
    width: WIDTH,
    height: HEIGHT,
    lines: steps(low, high).map((value) => ({ value, x1: LEFT, x2: WIDTH - RIGHT, y: y(value) })),
    line: [0, ...totals].map((value, index) => `${x(index)},${y(value)}`).join(" "),
    marks: rounds.flatMap(({ name, result, total }, index) =>
      result ? [{ name, result, x: x(index + 1), y: y(total) }] : [],
    ),
    labels: rounds.flatMap(({ label }, index) =>
      (index + 1) % every === 0 || rounds.length <= MOST_LABELS ? [{ label, x: x(index + 1) }] : [],
    ),
  };
}

/** Whole numbers from the lowest to the highest, evenly apart. */
function steps(low: number, high: number): readonly number[] {
  const step = Math.ceil((high - low) / (MOST_LINES - 1));
  return Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, index) => low + index * step);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
