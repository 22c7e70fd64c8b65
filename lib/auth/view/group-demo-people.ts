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
export type DemoGroup = {
  readonly organization: string;
  /** A player, a director, and an admin, as far as there are three such people. */
  readonly first: readonly DemoPerson[];
  /** The others: those who run it, then players. */
  readonly rest: readonly DemoPerson[];
};

const ROLES = ["director", "admin", "staff", "player"];

type Line = { readonly person: DemoPerson; readonly roles: readonly string[]; readonly rank: number };

/** Demo people by organization, with their roles and divisions. */
export function groupDemoPeople(people: readonly StoredPerson[]): readonly DemoGroup[] {
  const groups = new Map<string, Line[]>();
  for (const person of people) {
    for (const organization of new Set(person.memberships.map((each) => each.organization.name))) {
      groups.set(organization, [...(groups.get(organization) ?? []), lineOf(person, organization)]);
    }
  }
  return [...groups].map(([organization, lines]) => {
    const first = firstOf(lines);
    const rest = lines.filter((line) => !first.includes(line)).sort((a, b) => a.rank - b.rank);
    return { organization, first: first.map(toPerson), rest: rest.map(toPerson) };
  });
}

function lineOf(person: StoredPerson, organization: string): Line {
  const roles = person.memberships
    .filter((each) => each.organization.name === organization)
    .map(({ role }) => role);
  const divisions = [...new Set(person.entries.map(({ division }) => division.name))];
  const work = ROLES.filter((role) => role !== "player" && roles.includes(role));
  const what = [...work, ...(divisions.length > 0 ? [`plays ${list(divisions)}`] : [])].join(", ");
  return {
    person: { id: person.id, name: person.name ?? person.email, what: what || "player" },
    roles,
    rank: Math.min(...roles.map((role) => ROLES.indexOf(role))),
  };
}

function firstOf(lines: readonly Line[]): readonly Line[] {
  const player = lines.find(({ rank }) => rank === ROLES.indexOf("player"));
  const director = lines.find(({ roles }) => roles.includes("director"));
  const admin = lines.find((line) => line !== director && line.roles.includes("admin"));
  return [player, director, admin].flatMap((line) => line ?? []);
}

function toPerson({ person }: Line): DemoPerson {
  return person;
}
