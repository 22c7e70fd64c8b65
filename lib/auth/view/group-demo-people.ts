import { list } from "@/lib/shared/text";

/** A demo person as stored. */
type StoredPerson = {
  readonly id: string;
  readonly name: string | null;
  readonly email: string;
  readonly memberships: readonly {
    readonly role: string;
    readonly organization: { readonly name: string };
  }[];
  readonly entries: readonly { readonly division: { readonly name: string } }[];
};

export type DemoPerson = { readonly id: string; readonly name: string; readonly what: string };
export type DemoGroup = { readonly organization: string; readonly people: readonly DemoPerson[] };

const ROLES = ["director", "admin", "staff", "player"];

/** Demo people by organization: the people who run it first, then players with their divisions. */
export function groupDemoPeople(people: readonly StoredPerson[]): readonly DemoGroup[] {
  const groups = new Map<string, { person: DemoPerson; rank: number }[]>();
  for (const person of people) {
    for (const organization of new Set(person.memberships.map((each) => each.organization.name))) {
      const roles = person.memberships
        .filter((each) => each.organization.name === organization)
        .map(({ role }) => role);
      const rank = Math.min(...roles.map((role) => ROLES.indexOf(role)));
      const divisions = [...new Set(person.entries.map(({ division }) => division.name))];
      const work = ROLES.filter((role) => role !== "player" && roles.includes(role));
      const what = [...work, ...(divisions.length > 0 ? [`plays ${list(divisions)}`] : [])].join(", ");
      const line = {
        person: { id: person.id, name: person.name ?? person.email, what: what || "player" },
        rank,
      };
      groups.set(organization, [...(groups.get(organization) ?? []), line]);
    }
  }
  return [...groups].map(([organization, lines]) => ({
    organization,
    people: lines.sort((a, b) => a.rank - b.rank).map(({ person }) => person),
  }));
}
