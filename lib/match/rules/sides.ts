/** The two sides of a match. Home has White in game 1; there's no other difference. */
export const SIDES = ["home", "away"] as const;
export type Side = (typeof SIDES)[number];

/** The other side. */
export function otherSide(side: Side): Side {
  return side === "home" ? "away" : "home";
}
