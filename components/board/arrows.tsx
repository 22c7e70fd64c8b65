import { type Corner, cornerOf, type Side } from "./squares";

export interface BoardArrow {
  readonly from: string;
  readonly to: string;
  /** How far the arrow curves to its left, in tenths of a square; castling draws its two moves this way. */
  readonly bow?: number | undefined;
}

/** Straight or bowed arrows from the middle of one square to the middle of another. */
export function Arrows({
  arrows,
  orientation,
}: {
  readonly arrows: readonly BoardArrow[];
  readonly orientation: Side;
}) {
  return arrows.map(({ from, to, bow = 0 }) => {
    const start = cornerOf(from, orientation);
    const end = cornerOf(to, orientation);
    return start && end && from !== to ? <Arrow key={from + to} start={start} end={end} bow={bow} /> : null;
  });
}

function Arrow({ start, end, bow }: { readonly start: Corner; readonly end: Corner; readonly bow: number }) {
  const [ax, ay, bx, by] = [start.x + 5, start.y + 5, end.x + 5, end.y + 5];
  const length = Math.hypot(bx - ax, by - ay);
  const [dx, dy] = [(bx - ax) / length, (by - ay) / length];
  // The point the line curves toward, and the direction in which it arrives from there.
  const [cx, cy] = [(ax + bx) / 2 + dy * bow * 2, (ay + by) / 2 - dx * bow * 2];
  const last = Math.hypot(bx - cx, by - cy);
  const [ex, ey] = [(bx - cx) / last, (by - cy) / last];
  const first = Math.hypot(cx - ax, cy - ay);
  const [sx, sy] = [(cx - ax) / first, (cy - ay) / first];

  const at = (x: number, y: number) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  const tip = at(bx - ex * 1.2, by - ey * 1.2);
  const left = at(bx - ex * 4.6 - ey * 1.7, by - ey * 4.6 + ex * 1.7);
  const right = at(bx - ex * 4.6 + ey * 1.7, by - ey * 4.6 - ex * 1.7);

  return (
    <>
      <path
        className="arrow"
        d={`M${at(ax + sx * 3.6, ay + sy * 3.6)}Q${at(cx, cy)} ${at(bx - ex * 4.2, by - ey * 4.2)}`}
      />
      <path className="arrow-h" d={`M${tip}L${left}L${right}z`} />
    </>
  );
}
