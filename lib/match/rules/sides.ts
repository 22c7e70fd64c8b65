/** The two parties of a match. Home has White in game 1; otherwise the sides are alike. */
export const SIDES = ["home", "away"] as const;
export type Side = (typeof SIDES)[number];

/** The other party. */
export function otherSide(side: Side): Side {
  return side === "home" ? "away" : "home";
}
