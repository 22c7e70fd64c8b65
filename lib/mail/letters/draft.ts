/** A letter ready to be written down and sent. */
export type DraftLetter = {
  /** Unique for one letter to one person: writing it twice is writing it once. */
  readonly key: string;
  readonly to: { readonly name: string; readonly email: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Of a letter that its reader can switch off: the token of their unsubscribe link. */
  readonly offToken?: string;
};
