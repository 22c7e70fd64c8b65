/** An email ready to be stored and sent. */
export type DraftLetter = {
  /** Unique per email and recipient: writing it twice sends it once. */
  readonly key: string;
  readonly to: { readonly name: string; readonly email: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The token of the unsubscribe link, for emails that can be turned off. */
  readonly offToken?: string;
};
