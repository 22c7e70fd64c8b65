import { isFresh } from "@/lib/people/rules/fresh-sign-in";

/** What keeps someone from deleting their account, and where. */
export type Obstacle =
  | { readonly type: "last-admin" | "last-director"; readonly organization: string }
  | { readonly type: "has-equipment"; readonly label: string; readonly place: string }
  | { readonly type: "has-hold"; readonly organization: string; readonly contactEmail: string }
  | { readonly type: "is-operator" };

export type ErasureRefusal = "sign-in-again" | "changed" | "blocked";

/**
 * Why an account can't be deleted now; null when it can. A session that was opened long ago may be on a device that
 * someone else holds. People who run an organization alone, have its equipment or are suspended settle that first
 * (GDPR 17.3 e).
 *
 * @param stamps of what would happen now, and of what the page showed
 */
export function refuseErasure(facts: {
  readonly signedInAt: Date;
  readonly at: Date;
  readonly obstacles: readonly Obstacle[];
  readonly stamps: { readonly now: string; readonly seen: string };
}): ErasureRefusal | null {
  if (!isFresh(facts)) return "sign-in-again";
  if (facts.obstacles.length > 0) return "blocked";
  return facts.stamps.now === facts.stamps.seen ? null : "changed";
}
