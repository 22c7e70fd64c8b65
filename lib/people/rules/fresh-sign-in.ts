/** For how long after signing in someone can do what changes who gets into an account, in minutes. */
export const FRESH_MINUTES = 15;

/** Did they sign in just now? A session that was opened long ago may be on a device that someone else holds. */
export function isFresh({ signedInAt, at }: { readonly signedInAt: Date; readonly at: Date }): boolean {
  return at.getTime() - signedInAt.getTime() < FRESH_MINUTES * 60_000;
}
