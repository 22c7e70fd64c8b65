/**
 * Does the way in vouch for an address? A link by e-mail does by arriving. A provider does by naming an address that it
 * does not call unconfirmed: an unchecked one must not open the account that owns it, and none is nobody's account.
 */
export function isVouchedFor(profile: object | undefined): boolean {
  if (!profile) return true;
  const { email, email_verified: isVerified } = profile as { email?: unknown; email_verified?: unknown };
  return typeof email === "string" && email.trim() !== "" && isVerified !== false && isVerified !== "false";
}
