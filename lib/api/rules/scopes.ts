import type { Role } from "@/lib/people/rules/permissions";

/** What a token lets a program do. Each scope has to be given by itself, except that every token can read. */
export const SCOPES = ["read", "report", "lend", "direct", "admin"] as const;
export type Scope = (typeof SCOPES)[number];

/** The roles of a token's maker that count for each scope: a token never does more than its maker can now. */
const ROLES_OF: Readonly<Record<Scope, readonly Role[]>> = {
  read: ["staff", "director", "admin"],
  report: ["staff", "director", "admin"],
  lend: ["staff", "director", "admin"],
  direct: ["director"],
  admin: ["admin"],
};

/** Does a token with these scopes have this one? */
export function hasScope(scopes: readonly Scope[], wanted: Scope): boolean {
  return wanted === "read" || scopes.includes(wanted);
}

/** The maker's roles that count for what is done with this scope. */
export function rolesFor(scope: Scope, roles: readonly Role[]): readonly Role[] {
  return roles.filter((role) => ROLES_OF[scope].includes(role));
}
