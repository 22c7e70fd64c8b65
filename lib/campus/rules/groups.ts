import type { CalendarDate } from "@/lib/shared/instant";

/** What an organization wants to know of what a campus says about people's groups. */
export type GroupSettings = {
  /** The groups of interest. Nothing else is stored. */
  readonly names: readonly string[];
  /** The claim of the deployment's OpenID Connect provider that names groups; null if it isn't asked. */
  readonly oidcClaim: string | null;
  /** How many days a group counts after the sign-in that named it. */
  readonly days: number;
};

export const DEFAULT_GROUP_DAYS = 180;
export const MOST_GROUP_DAYS = 1_000;
export const MOST_GROUPS = 20;
export const LONGEST_GROUP = 200;

/** The groups of interest among those that a campus named, as the organization writes them. Capitals don't matter. */
export function groupsOfInterest(named: readonly string[], names: readonly string[]): readonly string[] {
  const said = new Set(named.map(fold));
  return names.filter((name) => said.has(fold(name)));
}

/** The groups in a claim of an ID token: one text or a list of texts. Anything else names none. */
export function groupsInClaim(claims: object, claim: string): readonly string[] {
  const value: unknown = Object.hasOwn(claims, claim)
    ? (claims as Record<string, unknown>)[claim]
    : undefined;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((each) => typeof each === "string");
}

/** The last day that a group counts, by the calendar of UTC. */
export function lastDayOfGroup(seenAt: Date, days: number): CalendarDate {
  return new Date(seenAt.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

const fold = (group: string) => group.trim().toLowerCase();
