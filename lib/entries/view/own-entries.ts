import { type Instant, instantFrom } from "@/lib/shared/instant";
import type { DivisionView, PublicDivision } from "@/lib/standings/store/divisions";
import { type Prospect, prospectOf } from "../rules/prospect";
import type { OwnEntry as StoredEntry } from "../store/own-entries";

/** A person's status in a division they registered for. */
export type OwnEntry = {
  readonly view: DivisionView;
  readonly state: "in" | "waits" | "out";
  /** Their position on the waitlist, from 1. */
  readonly waitlistPosition: number | null;
  /** How they can still get a spot if they're on it. */
  readonly prospect: Prospect;
  /** When they first asked to leave; null unless they wait for an answer. */
  readonly askedToLeaveAt: Instant | null;
};

/** A person's entry in a division, if they have one or had one worth telling them about. */
export function ownEntries(
  view: PublicDivision,
  entries: readonly StoredEntry[],
  now: Instant,
): readonly OwnEntry[] {
  const prospect = prospectOf(view, now);
  const own = entries.filter(({ divisionId }) => divisionId === view.division.id);
  return own
    .filter(({ status }) => status !== "withdrawn" || hasPlayed(view, own))
    .map(({ status, waitlistPosition, askedToLeaveAt }) => ({
      view,
      state: STATES[status],
      waitlistPosition,
      prospect,
      askedToLeaveAt: askedToLeaveAt === null ? null : instantFrom(askedToLeaveAt),
    }));
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
