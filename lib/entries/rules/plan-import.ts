import type { ListRefusal } from "@/lib/eligibility/rules/may-register";
import { type AgeRefusal, type AgeRule, checkAge, type Grade } from "./age-limit";
import { type HandleRefusal, readHandle, type Site } from "./handle";

/** A row of an import file that reads well by itself. */
export type ImportRow = {
  /** Its line in the file; the line that names the columns is 1. */
  readonly line: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  /** As typed; empty if the file doesn't say. */
  readonly division: string;
  /** As typed; an exported file says who has left. */
  readonly status: string;
  readonly bornOn: string | null;
  readonly handle: string;
};

/** The season that the rows would be imported into. */
export type ImportContext = {
  readonly divisions: readonly ImportDivision[];
  readonly age: AgeRule;
  /** Where an online season is played; null for one played over the board. */
  readonly site: Site | null;
  /** The owner's address for each username there, by the lowercase username. */
  readonly handles: ReadonlyMap<string, string>;
  /** Why the season's list or a hold keeps someone out, by address. */
  readonly unlisted: ReadonlyMap<string, ListRefusal>;
};

export type ImportDivision = Grade & {
  readonly id: string;
  readonly slug: string;
  readonly capacity: number | null;
  readonly isPublished: boolean;
  /** Spots taken, including the waitlist. */
  readonly taken: number;
  /** The status of everyone who has an entry, by address. */
  readonly entries: ReadonlyMap<string, "in" | "withdrawn" | "removed">;
};

export type ImportRefusal =
  | "division-missing"
  | "division-unknown"
  | "twice"
  | "already-paired"
  | "has-left"
  | "was-removed"
  | "handle-taken"
  | ListRefusal
  | AgeRefusal
  | HandleRefusal;

/** What becomes of a row. `left-out`: the file itself says that this player isn't in. */
export type ImportFate =
  | { readonly kind: "enter" | "wait"; readonly divisionId: string }
  | { readonly kind: "in-already" | "left-out" }
  | { readonly kind: "refused"; readonly refusal: ImportRefusal };

export type PlannedRow = { readonly row: ImportRow; readonly fate: ImportFate; readonly division: string };

/**
 * What an import would do, row by row and in order: earlier rows get the last spots, and players whose division is full
 * go on its waitlist. The rules are the same as for registration. Only players without an entry in the division are
 * added, so importing a file twice adds no one twice, and no one who left is brought back behind their back.
 */
export function planImport(rows: readonly ImportRow[], context: ImportContext): readonly PlannedRow[] {
  const seen: Seen = { entered: new Set(), taken: new Map(), handles: new Map(context.handles) };
  return rows.map((row) => {
    const division = findImportDivision(row.division, context.divisions);
    const fate = division
      ? decideRow(row, division, context, seen)
      : ({ kind: "refused", refusal: row.division ? "division-unknown" : "division-missing" } as const);
    if (division && (fate.kind === "enter" || fate.kind === "wait")) note(row, division, seen);
    return { row, fate, division: division?.name ?? row.division };
  });
}

/** What the rows before have changed. */
type Seen = {
  readonly entered: Set<string>;
  readonly taken: Map<string, number>;
  readonly handles: Map<string, string>;
};

/**
 * Finds a division by its name, otherwise by its address, regardless of case: one that was renamed keeps its address, and
 * another can have the old name. A season with one division needs no name.
 */
function findImportDivision(typed: string, divisions: readonly ImportDivision[]): ImportDivision | undefined {
  if (typed === "") return divisions.length === 1 ? divisions[0] : undefined;
  const wanted = typed.toLowerCase();
  const named = divisions.find(({ name }) => name.toLowerCase() === wanted);
  return named ?? divisions.find(({ slug }) => slug === wanted);
}

function decideRow(
  row: ImportRow,
  division: ImportDivision,
  { age, site, unlisted }: ImportContext,
  seen: Seen,
): ImportFate {
  const existing = division.entries.get(row.email);
  if (existing === "in") return { kind: "in-already" };
  if (isSaidToBeOut(row.status)) return { kind: "left-out" };
  if (division.isPublished) return refused("already-paired");
  if (existing) return refused(existing === "removed" ? "was-removed" : "has-left");
  if (seen.entered.has(keyOf(row, division))) return refused("twice");
  const listed = unlisted.get(row.email);
  if (listed) return refused(listed);
  const eligible = checkAge(division, row.bornOn, age);
  if (!eligible.ok) return refused(eligible.refusal);
  const handle = site ? checkHandle(row, site, seen) : null;
  if (handle) return refused(handle);
  return { kind: hasSpot(division, seen) ? "enter" : "wait", divisionId: division.id };
}

function isSaidToBeOut(status: string): boolean {
  return ["withdrawn", "removed"].includes(status.toLowerCase());
}

/** Someone in two divisions has one username there, so their own isn't in the way. */
function checkHandle(row: ImportRow, site: Site, seen: Seen): HandleRefusal | "handle-taken" | null {
  if (row.handle === "" && [...seen.handles.values()].includes(row.email)) return null;
  const read = readHandle(row.handle, site);
  if (!read.ok) return read.refusal;
  const owner = seen.handles.get(read.value.toLowerCase());
  return owner === undefined || owner === row.email ? null : "handle-taken";
}

function hasSpot({ id, capacity, taken }: ImportDivision, seen: Seen): boolean {
  return capacity === null || taken + (seen.taken.get(id) ?? 0) < capacity;
}

function note(row: ImportRow, division: ImportDivision, seen: Seen): void {
  seen.entered.add(keyOf(row, division));
  seen.taken.set(division.id, (seen.taken.get(division.id) ?? 0) + 1);
  if (row.handle) seen.handles.set(row.handle.toLowerCase(), row.email);
}

function keyOf({ email }: ImportRow, { id }: ImportDivision): string {
  return `${id} ${email}`;
}

function refused(code: ImportRefusal): ImportFate {
  return { kind: "refused", refusal: code };
}
