/** Roles. `player` and `opponent` are the two sides of the match in question. */
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

/** The roles of the short form: one for each kind of difference. */
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

/** The roles that each door lets in. Visitors are sent to sign in. Everyone else gets a 404. */
export const DOORS = {
  anyone: ROLES,
  "signed-in": SIGNED_IN,
  /** Everyone with a role in the organization. */
  member: ["player", "opponent", "other player", "staff", "director", "admin"],
  /** Everyone who has registered in the organization. */
  registered: ["player", "opponent", "other player"],
  players: ["player", "opponent"],
  /** Those who read what the players of a match wrote. */
  "players and director": ["player", "opponent", "director"],
  staff: ["staff", "director", "admin"],
  director: ["director"],
  admin: ["admin"],
  /** The players of the online season. */
  "online players": ["player", "opponent", "other player"],
  operator: ["operator"],
  /** What was there before the site was set up. */
  nobody: [],
} as const satisfies Record<string, readonly Role[]>;
export type Door = keyof typeof DOORS;

/** How a request can end. */
export const OUTCOMES = ["ok", "moved", "sign-in", "absent", "refused", "broken"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** How a door answers someone who isn't let in. Only operators learn that the operator's page exists. */
export function turnedAway(door: Door, role: Role, visitors: Outcome = "sign-in"): Outcome {
  return NOBODY.includes(role) && door !== "operator" && door !== "nobody" ? visitors : "absent";
}

/** The roles that belong to another campus. */
export const ELSEWHERE = ROLES.filter((role) => role.includes("elsewhere"));

export function isLetIn(door: Door, role: Role): boolean {
  return (DOORS[door] as readonly Role[]).includes(role);
}
