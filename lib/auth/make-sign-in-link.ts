import { findCampusOnly } from "@/lib/campus/store/campus-only";
import { env } from "@/lib/env";
import { absolute, paths } from "@/lib/paths";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { LINK_MINUTES, makeLinkToken } from "./sign-in-link";
import { hashSecret } from "./store/hash-secret";
import { hasAccount, insertLink } from "./store/links";

export type MadeLink = {
  readonly url: string;
  readonly minutes: number;
  /** No one has the address yet, so using the link makes an account. */
  readonly isNew: boolean;
};

/**
 * Makes the link that its owner would be emailed, for an operator to pass on while mail is down. It works once and opens
 * the page with a button, like any other.
 *
 * @returns the organization that asks this person to sign in at its campus, if one does: a link wouldn't let them in
 */
export async function makeSignInLink(
  email: string,
  at: Date,
): Promise<Answer<MadeLink, { readonly slug: string; readonly name: string }>> {
  const only = await findCampusOnly(email, true);
  if (only) return refuse(only);
  const { appUrl, authSecret } = env();
  const token = makeLinkToken();
  const expiresAt = new Date(at.getTime() + LINK_MINUTES * 60_000);
  // next-auth stores and looks for a token like this.
  await insertLink({ email, tokenHash: hashSecret(`${token}${authSecret}`), expiresAt });
  const asked = new URLSearchParams({ callbackUrl: absolute(appUrl, paths.desks()), token, email });
  return accept({
    url: `${absolute(appUrl, paths.signInConfirm())}?${asked}`,
    minutes: LINK_MINUTES,
    isNew: !(await hasAccount(email)),
  });
}
