import { paths } from "@/lib/paths";
import type { RolesAt } from "@/lib/people/store/roles-everywhere";

/** An organization's desk that someone works at. */
export type DeskLink = { readonly href: string; readonly name: string; readonly what: string };

/** Directors start at the queue, staff at the front desk, and admins who are neither at the people page. */
export function listDesks(rolesEverywhere: readonly RolesAt[]): readonly DeskLink[] {
  return rolesEverywhere.flatMap(({ organization: { slug, name }, roles }) => {
    if (roles.includes("director")) return [{ href: paths.desk(slug), name, what: "You’re a director." }];
    if (roles.includes("admin")) return [{ href: paths.people(slug), name, what: "You’re an admin." }];
    if (roles.includes("staff"))
      return [{ href: paths.equipment(slug), name, what: "You work at the front desk." }];
    return [];
  });
}

/** The link to someone's desk with what waits at all desks they direct; null if they have none. */
export function deskLink(
  rolesEverywhere: readonly RolesAt[],
  waiting: number,
): { readonly href: string; readonly waiting: number } | null {
  const href = deskHref(rolesEverywhere);
  return href === null ? null : { href, waiting };
}

/** The link to someone's desk, or to the list of their desks; null if they have none. */
export function deskHref(rolesEverywhere: readonly RolesAt[]): string | null {
  const [first, ...others] = listDesks(rolesEverywhere);
  return others.length > 0 ? paths.desks() : (first?.href ?? null);
}

/** The desk's page of a match, for those who decide it or enter its result; null for everyone else. */
export function deskOfMatch(roles: RolesAt["roles"], org: string, matchId: string): string | null {
  if (roles.includes("director")) return paths.case(org, matchId);
  return roles.includes("staff") || roles.includes("admin") ? paths.enterResult(org, matchId) : null;
}
