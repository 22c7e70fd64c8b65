import { type CapturedCounts, type CapturedPieces, COLORS, COUNTED_ROLES } from "../rules/captured-pieces";

/** The fields that count the pieces each side took in one game: "taken-white-pawn" and so on. */
export const TAKEN_FIELDS = COLORS.flatMap((color) =>
  COUNTED_ROLES.map((role) => ({ color, role, name: `taken-${color}-${role}` as const })),
);
export type TakenField = (typeof TAKEN_FIELDS)[number]["name"];

/**
 * The pieces that the players counted in one game; null if they counted none. A field left empty while others are
 * filled in means zero of that kind. A value that isn't a whole number stays NaN, which the rules refuse.
 */
export function readTaken(field: (name: TakenField) => string | undefined): CapturedPieces | null {
  const values = new Map(TAKEN_FIELDS.map(({ name }) => [name, field(name)?.trim() ?? ""]));
  if ([...values.values()].every((value) => value === "")) return null;
  const menOf = (color: (typeof COLORS)[number]) =>
    Object.fromEntries(
      COUNTED_ROLES.map((role) => [role, wholeNumber(values.get(`taken-${color}-${role}`) ?? "")]),
    ) as CapturedCounts;
  return { white: menOf("white"), black: menOf("black") };
}

function wholeNumber(value: string): number {
  if (value === "") return 0;
  return /^\d{1,2}$/.test(value) ? Number(value) : Number.NaN;
}
