import type { OrganizationId, UserId } from "@/lib/shared/ids";

/** A person's roles in an organization; one person may have several. */
export const ROLES = ["player", "staff", "director", "admin"] as const;
export type Role = (typeof ROLES)[number];

/** The roles that an admin gives. Players register or are entered in a division. */
export const GIVEN_ROLES = ["staff", "director", "admin"] as const satisfies readonly Role[];
export type GivenRole = (typeof GIVEN_ROLES)[number];

declare const proven: unique symbol;

/** Proof that a person may work at an organization's desk. */
export type DirectorScope = Scope<"director">;
/** Proof that a person may change roles and settings of an organization. */
export type AdminScope = Scope<"admin">;

/** Proof that a person may work at an organization's front desk: check out boards, enter paper results. */
export type StaffScope = Scope<"staff">;

/**
 * Proof that a person has a role. Only `proveDirector`, `proveAdmin` and `proveStaff` create one, so a function that asks
 * for it can't be reached without the check.
 */
type Scope<Kind extends Role> = {
  readonly organizationId: OrganizationId;
  readonly userId: UserId;
  /** The network address of the request, for the log; undefined if unknown. */
  readonly origin?: string | undefined;
  readonly [proven]: Kind;
};

type RoleHolder = {
  readonly organizationId: OrganizationId;
  readonly userId: UserId;
  readonly origin?: string | undefined;
  readonly roles: readonly Role[];
};

/** Only directors run seasons and rule on matches. */
export function proveDirector(holder: RoleHolder): DirectorScope | null {
  return prove(holder, ["director"]);
}

/** Only admins manage people and settings. */
export function proveAdmin(holder: RoleHolder): AdminScope | null {
  return prove(holder, ["admin"]);
}

/** Staff work at the front desk; directors and admins can do their work too. */
export function proveStaff(holder: RoleHolder): StaffScope | null {
  return prove(holder, ["staff", "director", "admin"]);
}

function prove<Kind extends Role>(holder: RoleHolder, enough: readonly Role[]): Scope<Kind> | null {
  const isEnough = holder.roles.some((role) => enough.includes(role));
  return isEnough ? (holder as unknown as Scope<Kind>) : null;
}
