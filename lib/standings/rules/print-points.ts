const FRACTIONS: Record<number, string> = { 0.25: "¼", 0.5: "½", 0.75: "¾" };

/** Points as they're printed: 4½, ½, 0, −1. Points can have halves; Sonneborn-Berger can have quarters. */
export function printPoints(points: number): string {
  const size = Math.abs(points);
  const whole = Math.floor(size);
  const fraction = FRACTIONS[size - whole] ?? "";
  const digits = whole === 0 && fraction !== "" ? fraction : `${whole}${fraction}`;
  return points < 0 ? `−${digits}` : digits;
}

/** "4½ points", "1 point", "½ point", "−1 point". */
export function printPointsInWords(points: number): string {
  const size = Math.abs(points);
  return `${printPoints(points)} ${size === 1 || size === 0.5 ? "point" : "points"}`;
}
