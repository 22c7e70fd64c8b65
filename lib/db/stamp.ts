import { createHash } from "node:crypto";

/**
 * A short text that changes whenever these facts do. A page puts it into its form, and the answer is refused if the
 * stamp has changed.
 */
export function stampOf(facts: unknown): string {
  return createHash("sha256").update(JSON.stringify(facts)).digest("base64url").slice(0, 32);
}
