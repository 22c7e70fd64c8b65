import type { DivisionView, PublicDivision } from "@/lib/standings/store/divisions";
import type { OwnEntry as StoredEntry } from "../store/own-entries";

/** A person's status in a division they registered for. */
export type OwnEntry = {
  readonly view: DivisionView;
  readonly state: "in" | "waits" | "out";
  /** Their position on the waitlist, from 1. */
  readonly waitlistPosition: number | null;
};

/** A person's entry in a division, if they have one or had one worth telling them about. */
export function ownEntries(view: PublicDivision, entries: readonly StoredEntry[]): readonly OwnEntry[] {
  const own = entries.filter(({ divisionId }) => divisionId === view.division.id);
  return own
    .filter(({ status }) => status !== "withdrawn" || hasPlayed(view, own))
    .map(({ status, waitlistPosition }) => ({ view, state: STATES[status], waitlistPosition }));
}

const STATES: Readonly<Record<StoredEntry["status"], OwnEntry["state"]>> = {
  pending: "in",
  active: "in",
  waitlisted: "waits",
  withdrawn: "out",
  removed: "out",
};

/** Players who withdrew before the pairings can register again; players who left after them can't. */
function hasPlayed({ rounds }: PublicDivision, own: readonly StoredEntry[]): boolean {
  const ids = new Set(own.map(({ id }) => id));
  return rounds.some(({ matches }) =>
    matches.some(({ homeEntryId, awayEntryId }) => ids.has(homeEntryId) || ids.has(awayEntryId)),
  );
}
