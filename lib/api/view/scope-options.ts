import type { Role } from "@/lib/people/rules/permissions";
import { rolesFor, SCOPES, type Scope } from "../rules/scopes";
import { NOT_A_DIRECTOR, SCOPE_WORDS } from "../words/scopes";

/** What a new token can be allowed to do. */
export type ScopeOption = { readonly scope: Scope; readonly title: string; readonly detail: string };

/**
 * The scopes as the form offers them. It says which one does nothing yet: an admin who isn't a director can make a token
 * that runs seasons, but it has only their rights.
 *
 * @param roles the maker's roles in the organization; null if the token isn't for one organization
 */
export function scopeOptions(roles: readonly Role[] | null): readonly ScopeOption[] {
  return SCOPES.map((scope) => {
    const { title, detail } = SCOPE_WORDS[scope];
    const isIdle = roles !== null && rolesFor(scope, roles).length === 0;
    return { scope, title, detail: isIdle ? `${detail} ${NOT_A_DIRECTOR}` : detail };
  });
}
