import type { Role } from "./permissions";

export type RoleRefusal = "last-admin" | "last-director" | "not-held";

/**
 * Why a role can't be taken away; null when it can. The last admin stays, so that no organization locks itself out, and
 * the last director, so that someone rules on its matches.
 *
 * @param holders how many people have the role
 */
export function refuseRevoking(
  role: Role,
  { isHeld, holders }: { readonly isHeld: boolean; readonly holders: number },
): RoleRefusal | null {
  if (!isHeld) return "not-held";
  if (holders > 1) return null;
  return role === "admin" ? "last-admin" : role === "director" ? "last-director" : null;
}
