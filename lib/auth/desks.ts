import { paths } from "@/lib/paths";
import type { Standing } from "@/lib/people/store/people";

/** A place where somebody works for an organization. */
export type Desk = { readonly href: string; readonly name: string; readonly what: string };

/** Directors work at the queue; staff at the front desk; somebody who is only an admin looks after people. */
export function listDesks(standings: readonly Standing[]): readonly Desk[] {
  return standings.flatMap(({ organization: { slug, name }, roles }) => {
    if (roles.includes("director")) return [{ href: paths.desk(slug), name, what: "You are a director." }];
    if (roles.includes("admin")) return [{ href: paths.people(slug), name, what: "You are an admin." }];
    if (roles.includes("staff"))
      return [{ href: paths.equipment(slug), name, what: "You work at the front desk." }];
    return [];
  });
}

/** The way to one's desk, or to the list of them; null without one. */
export function deskHref(standings: readonly Standing[]): string | null {
  const [first, ...others] = listDesks(standings);
  return others.length > 0 ? paths.desks() : (first?.href ?? null);
}
