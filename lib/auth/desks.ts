import { paths } from "@/lib/paths";
import type { Standing } from "@/lib/people/store/standings";

/** An organization's desk that somebody works at. */
export type Desk = { readonly href: string; readonly name: string; readonly what: string };

/** Directors start at the queue, staff at the front desk, and admins who are neither at the people page. */
export function listDesks(standings: readonly Standing[]): readonly Desk[] {
  return standings.flatMap(({ organization: { slug, name }, roles }) => {
    if (roles.includes("director")) return [{ href: paths.desk(slug), name, what: "You’re a director." }];
    if (roles.includes("admin")) return [{ href: paths.people(slug), name, what: "You’re an admin." }];
    if (roles.includes("staff"))
      return [{ href: paths.equipment(slug), name, what: "You work at the front desk." }];
    return [];
  });
}

/** The link to somebody's desk with what waits at all desks they direct; null if they have none. */
export function deskLink(
  standings: readonly Standing[],
  waiting: number,
): { readonly href: string; readonly waiting: number } | null {
  const href = deskHref(standings);
  return href === null ? null : { href, waiting };
}

/** The link to somebody's desk, or to the list of their desks; null if they have none. */
export function deskHref(standings: readonly Standing[]): string | null {
  const [first, ...others] = listDesks(standings);
  return others.length > 0 ? paths.desks() : (first?.href ?? null);
}
