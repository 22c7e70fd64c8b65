import type { TieBreak } from "@/lib/season/rules/tie-breaks";
import { groupBy } from "@/lib/shared/group-by";
import type { StandingsEntry } from "./results";
import { askTieBreak, type Field, type OwnFigures, type PassedReason } from "./tie-breaks";
import { type Ties, tie, tieAll } from "./ties";

export type Criterion = "points" | TieBreak;

/** A tie-break that didn't separate the two: they were tied on it, or it couldn't be used on their group. */
export type Passed = { readonly by: TieBreak; readonly why: PassedReason };

/** What ranked one entry above the next, with the numbers. */
export type Separation = {
  readonly by: Criterion;
  readonly upper: number;
  readonly lower: number;
  /** The ids of all entries that were still tied at this tie-break. */
  readonly among: readonly string[];
  readonly passed: readonly Passed[];
  /** The points an opponent needs to count for Koya. */
  readonly koyaFrom: number;
};

/** Entries tied on everything, by index, and what separates them from the group below (null for the last). */
export type TieGroup = { readonly tied: readonly number[]; readonly below: Separation | null };

/** The tie-break that splits a group, and the tie-breaks before it that didn't. */
type Question = Pick<Separation, "by" | "passed">;

/** What all steps have in common. */
type Asked = { readonly field: Field; readonly figuresBy: OwnFigures; readonly ties: Ties };

/**
 * The standings as groups of ties, best first: by points, then by each tie-break in the order of the rule pack, applied
 * only to entries that are still tied. If the direct encounter splits a group, it's applied again to the parts, because
 * they are smaller groups with fewer matches among them (FIDE C.07, art. 6).
 */
export function separate(
  field: Field,
  tieBreaks: readonly TieBreak[],
  figuresBy: OwnFigures,
): readonly TieGroup[] {
  const tied = [...field.entries.keys()];
  const asked = { field, figuresBy, ties: tieAll(tied.length) };
  const parts = split({ tied, below: null }, { by: "points", passed: [] }, [...field.totals.points], asked);
  return parts.flatMap((part) => separateTied(part, asked, tieBreaks, []));
}

function separateTied(
  group: TieGroup,
  asked: Asked,
  tieBreaks: readonly TieBreak[],
  passed: readonly Passed[],
): readonly TieGroup[] {
  const { tied } = group;
  const [by, ...later] = tieBreaks;
  if (tied.length === 1 || by === undefined) return [group];

  const answer = askTieBreak(by, tied, asked.field, asked.figuresBy, asked.ties);
  if (typeof answer === "string") return separateTied(group, asked, later, [...passed, { by, why: answer }]);
  const parts = split(group, { by, passed }, answer, asked);
  if (parts.length === 1) return separateTied(group, asked, later, [...passed, { by, why: "equal" }]);

  const next = by === "direct-encounter" ? tieBreaks : later;
  const before: readonly Passed[] = by === "direct-encounter" ? passed : [...passed, { by, why: "equal" }];
  return parts.flatMap((part) => separateTied(part, asked, next, before));
}

/**
 * Groups of equal value, highest first. They're tied only among themselves from now on. The last is separated from the
 * next group by what separates the whole.
 */
function split(
  { tied, below }: TieGroup,
  { by, passed }: Question,
  values: readonly number[],
  { field: { entries, koyaFrom }, ties }: Asked,
): readonly TieGroup[] {
  const groups = groupBy(tied, (_, index) => values[index] ?? 0);
  const distinct = [...groups.keys()].sort((a, b) => b - a);
  if (distinct.length < 2) return [{ tied, below }];
  for (const group of groups.values()) tie(ties, group);
  const among = tied.map((entry) => (entries[entry] as StandingsEntry).id);
  return distinct.map((upper, index) => {
    const lower = distinct[index + 1];
    return {
      tied: groups.get(upper) ?? [],
      below: lower === undefined ? below : { by, passed, koyaFrom, upper, lower, among },
    };
  });
}
