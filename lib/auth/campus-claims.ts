import type { CampusRefusal } from "@/lib/people/rules/campus-account";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { emailAddress } from "@/lib/shared/email-address";
import { claimedName } from "@/lib/shared/person-name";

export type CampusClaims = { readonly email: string; readonly name: string | null };

/**
 * Who a provider says someone is. The address opens the account that has it, so the provider must have verified it:
 * `email_verified` is true, or "true" as some write it (OpenID Connect Core, 5.1). Without the claim, the address
 * counts only if the operator says so (OIDC_TRUSTS_EMAIL). Any other value is refused.
 */
export function readClaims(
  claims: object,
  trustsEmail: boolean,
): Answer<CampusClaims, Extract<CampusRefusal, "NoAddress" | "BadAddress" | "Unverified">> {
  const { email, email_verified: verified, name } = claims as Readonly<Record<string, unknown>>;
  if (typeof email !== "string" || email.trim() === "") return refuse("NoAddress");
  const isVerified = verified === undefined ? trustsEmail : verified === true || verified === "true";
  if (!isVerified) return refuse("Unverified");
  const address = emailAddress.safeParse(email);
  return address.success ? accept({ email: address.data, name: readName(name) }) : refuse("BadAddress");
}

function readName(name: unknown): string | null {
  return typeof name === "string" ? claimedName(name) : null;
}
