import { createHash } from "node:crypto";

/**
 * A short text that changes whenever these facts do. A page draws it into its form, and the answer is refused when the
 * facts have another stamp by then.
 */
export function stampOf(facts: unknown): string {
  return createHash("sha256").update(JSON.stringify(facts)).digest("base64url").slice(0, 32);
}
