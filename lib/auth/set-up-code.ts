import { createHmac } from "node:crypto";
import { makeClaimCode, readClaimCode } from "@/lib/people/rules/claim-code";
import { isSameSecret } from "./is-same-secret";

/**
 * The code that opens the set-up page of a site without organizations. It follows from the site's secret, so every
 * process and every start has the same one, and nothing is stored. It's of no use once there's an organization
 * (decision 0047).
 *
 * @param secret AUTH_SECRET
 */
export function setUpCode(secret: string): string {
  const bytes = createHmac("sha256", secret).update("set up this site").digest();
  let next = 0;
  // There are 32 letters, so a byte chooses each of them equally often.
  return makeClaimCode((below) => (bytes[next++] ?? 0) % below);
}

export function isSetUpCode(typed: string, secret: string): boolean {
  const code = readClaimCode(typed);
  return code !== undefined && isSameSecret(code, readClaimCode(setUpCode(secret)) ?? "");
}
