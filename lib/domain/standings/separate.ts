import type { TieBreak } from "@/lib/schemas/rule-pack";
import type { Tally } from "./tally";
import { type Field, TIE_BREAK_VALUES } from "./tie-breaks";

export const CRITERIA = [
  "points",
  "direct-encounter",
  "wins",
  "sonneborn-berger",
  "game-difference",
] as const;
export type Criterion = (typeof CRITERIA)[number];

/** A tie-break that did not tell the two apart: they were equal on it, or it could not be used on their group. */
export type Passed = { readonly by: TieBreak; readonly why: "equal" | "not-all-met" };

/** What put one entry above the next, with the numbers. */
export type Separation = {
  readonly by: Criterion;
  readonly upper: number;
  readonly lower: number;
  /** The ids of all that were still level when this was asked. */
  readonly among: readonly string[];
  readonly passed: readonly Passed[];
};

/** Entries equal on everything, and what separates them from the group below (null for the last). */
export type Level = { readonly tied: readonly Tally[]; readonly below: Separation | null };

/**
 * The table as groups of equals, best first: by points, then by each tie-break in the order of the rule pack, each
 * asked only of those still level. Where the direct encounter splits a group, it is asked again of the parts, since
 * they are smaller groups with fewer matches among them (FIDE C.07, art. 6).
 */
export function separate(field: Field, tieBreaks: readonly TieBreak[]): readonly Level[] {
  const everybody = [...field.tallies.values()];
  const parts = split(
    everybody,
    everybody.map(({ points }) => points),
    "points",
    [],
  );
  return parts.flatMap((part) => atPart(part, separateTied(part.tied, field, tieBreaks, [])));
}

function separateTied(
  tied: readonly Tally[],
  field: Field,
  tieBreaks: readonly TieBreak[],
  passed: readonly Passed[],
): readonly Level[] {
  const [by, ...later] = tieBreaks;
  if (tied.length === 1 || by === undefined) return [{ tied, below: null }];

  const values = TIE_BREAK_VALUES[by](tied, field);
  if (!values) return separateTied(tied, field, later, [...passed, { by, why: "not-all-met" }]);
  const parts = split(tied, values, by, passed);
  if (parts.length === 1) return separateTied(tied, field, later, [...passed, { by, why: "equal" }]);

  const next = by === "direct-encounter" ? tieBreaks : later;
  const before: readonly Passed[] = by === "direct-encounter" ? passed : [...passed, { by, why: "equal" }];
  return parts.flatMap((part) => atPart(part, separateTied(part.tied, field, next, before)));
}

/** The levels within one part; the last of them borders on what the part borders on. */
function atPart(part: Level, within: readonly Level[]): readonly Level[] {
  return within.map((level, index) =>
    index === within.length - 1 ? { ...level, below: part.below } : level,
  );
}

/** Groups of equal value, highest first. */
function split(
  tied: readonly Tally[],
  values: readonly number[],
  by: Criterion,
  passed: readonly Passed[],
): readonly Level[] {
  const distinct = [...new Set(values)].sort((a, b) => b - a);
  const among = tied.map(({ id }) => id);
  return distinct.map((value, index) => {
    const lower = distinct[index + 1];
    return {
      tied: tied.filter((_, place) => values[place] === value),
      below: lower === undefined ? null : { by, upper: value, lower, among, passed },
    };
  });
}
