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
  /** Who plays in the online season. */
  "online players": ["player", "opponent", "other player"],
  operator: ["operator"],
} as const satisfies Record<string, readonly Role[]>;
export type Door = keyof typeof DOORS;

/** How a request may end. */
export const OUTCOMES = ["ok", "moved", "sign-in", "absent", "refused", "broken"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What a door answers somebody who is not let in. That there is an operator's page, nobody else learns. */
export function turnedAway(door: Door, role: Role): Outcome {
  return NOBODY.includes(role) && door !== "operator" ? "sign-in" : "absent";
}

/** Those to whom the campus at home is a foreign one. */
export const ELSEWHERE = ROLES.filter((role) => role.includes("elsewhere"));

export function isLetIn(door: Door, role: Role): boolean {
  return (DOORS[door] as readonly Role[]).includes(role);
}
