/**
 * Ends the placeholder address of someone whom the desk entered without one. Mail to it can't be delivered (RFC 2606), and
 * no one can type it.
 */
export const NO_EMAIL = "@no-email.invalid";

/** The placeholder address of a person without an email. */
export function makeNoEmail(id: string): string {
  return `${id}${NO_EMAIL}`;
}

const DELETED_EMAIL = "@deleted.invalid";

/** The placeholder address of someone who deleted their account. */
export function makeDeletedEmail(id: string): string {
  return `${id}${DELETED_EMAIL}`;
}

/** Did this person delete their account? */
export function isDeletedEmail(email: string): boolean {
  return email.endsWith(DELETED_EMAIL);
}

/** Does this person have an email address? */
export function hasEmail(email: string): boolean {
  return !isGuest(email) && !isDeletedEmail(email);
}

/** Did the desk enter this person without an email? They can't sign in until they have one or use a claim code. */
export function isGuest(email: string): boolean {
  return email.endsWith(NO_EMAIL);
}

/** The address, or null for someone without one. */
export function emailOrNull(email: string): string | null {
  return hasEmail(email) ? email : null;
}
