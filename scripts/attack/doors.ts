/** Who asks. `player` and `opponent` are the two sides of the match in question. */
export const ROLES = [
  "visitor",
  "forged cookie",
  "revoked session",
  "player",
  "opponent",
  "other player",
  "staff",
  "director",
  "admin",
  "former director",
  "player elsewhere",
  "staff elsewhere",
  "director elsewhere",
  "admin elsewhere",
  "operator",
] as const;
export type Role = (typeof ROLES)[number];

/** The roles of the short form: each kind of difference once. */
export const MAIN_ROLES: readonly Role[] = [
  "visitor",
  "revoked session",
  "player",
  "other player",
  "staff",
  "director",
  "director elsewhere",
];

const NOBODY: readonly Role[] = ["visitor", "forged cookie", "revoked session"];
const SIGNED_IN = ROLES.filter((role) => !NOBODY.includes(role));

/** Who a door lets in. Whoever is nobody is sent to sign in; for everybody else what is behind it does not exist. */
export const DOORS = {
  anyone: ROLES,
  "signed-in": SIGNED_IN,
  /** Whoever has any role in the organization. */
  member: ["player", "opponent", "other player", "staff", "director", "admin"],
  players: ["player", "opponent"],
  staff: ["staff", "director", "admin"],
  director: ["director"],
  admin: ["admin"],
  operator: ["operator"],
} as const satisfies Record<string, readonly Role[]>;
export type Door = keyof typeof DOORS;

/** How a request may end. */
export const OUTCOMES = ["ok", "moved", "sign-in", "absent", "refused", "broken"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What a door answers somebody who is not let in. */
export function turnedAway(role: Role): Outcome {
  return NOBODY.includes(role) ? "sign-in" : "absent";
}

export function isLetIn(door: Door, role: Role): boolean {
  return (DOORS[door] as readonly Role[]).includes(role);
}
