import { createHash } from "node:crypto";

/** What's kept of a secret. It has 256 random bits, so no one can try them all against a plain hash. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
