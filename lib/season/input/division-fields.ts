/** A field of a division in the form, by its row, counted from 1: "division-1-name". */
export function divisionField(row: number, part: "name" | "age" | "capacity"): string {
  return `division-${row}-${part}`;
}
