import { isOver, type SeasonStatusName } from "./steps";

/** Why a season isn't edited. "changed": someone edited it after the page was opened. */
export type EditRefusal =
  | "archived"
  | "changed"
  | "address-taken"
  | "first-day-fixed"
  | "last-day-past"
  | "not-a-draft";

/** The most divisions a season can have; the form for a new one has this many rows. */
export const MOST_DIVISIONS = 12;

/** Why a division isn't added, renamed or removed. */
export type DivisionRefusal =
  | "archived"
  | "season-over"
  | "too-many"
  | "changed"
  | "address-taken"
  | "name-taken"
  | "not-empty"
  | "only-one";

/**
 * Why a season's name, address and first day can't be changed; null if they can. The name and the address can change
 * until the season is archived, the first day until a division is paired.
 */
export function refuseSeasonEdit(facts: {
  readonly status: SeasonStatusName;
  /** Is the season still what the director's page showed? */
  readonly isAsSeen: boolean;
  readonly movesFirstDay: boolean;
  readonly isPublished: boolean;
  /** The new last day to register is over. */
  readonly setsPastLastDay: boolean;
}): EditRefusal | null {
  if (facts.status === "archived") return "archived";
  if (!facts.isAsSeen) return "changed";
  if (facts.setsPastLastDay) return "last-day-past";
  return facts.movesFirstDay && !canMoveFirstDay(facts) ? "first-day-fixed" : null;
}

export function canMoveFirstDay({
  status,
  isPublished,
}: {
  readonly status: SeasonStatusName;
  readonly isPublished: boolean;
}): boolean {
  return !isPublished && !isOver(status);
}

/** Would two divisions of a season have the same name for a reader, or for a file of players, which can be in any case? */
export function isSameName(one: string, other: string): boolean {
  return one.normalize("NFC").toLowerCase() === other.normalize("NFC").toLowerCase();
}

/** Why no division can be added; null if one can. */
export function refuseAddingDivision(facts: {
  readonly status: SeasonStatusName;
  /** How many divisions the season has. */
  readonly divisions: number;
}): DivisionRefusal | null {
  return refuseOtherDivisions(facts.status) ?? (facts.divisions >= MOST_DIVISIONS ? "too-many" : null);
}

function refuseOtherDivisions(status: SeasonStatusName): DivisionRefusal | null {
  if (status === "archived") return "archived";
  return isOver(status) ? "season-over" : null;
}

/** Why a division can't be removed; null if it can. Only one without players and without a schedule can. */
export function refuseRemovingDivision(facts: {
  readonly status: SeasonStatusName;
  /** Players who are in or waiting. */
  readonly players: number;
  readonly isPublished: boolean;
  /** How many divisions the season has. */
  readonly divisions: number;
}): DivisionRefusal | null {
  const refusal = refuseOtherDivisions(facts.status);
  if (refusal) return refusal;
  if (facts.players > 0 || facts.isPublished) return "not-empty";
  return facts.divisions === 1 ? "only-one" : null;
}

/**
 * Has to be asked about a first day in the past, which is usually a mistyped year: only a confirmation that names the
 * day lets it through. Calendar dates; `today` is the organization's.
 */
export function asksAboutDay(
  day: string,
  { today, confirmed }: { today: string; confirmed: string },
): boolean {
  return day < today && confirmed !== day;
}
