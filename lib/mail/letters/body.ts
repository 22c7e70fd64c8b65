/** The content of an email before it's formatted. All of it is plain text: names and quotes are what people typed. */
export type LetterBody = {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly Paragraph[];
  /** The one thing to do, with its absolute URL. */
  readonly action: { readonly label: string; readonly url: string };
  /** Who sends it, why, and where to ask. */
  readonly foot: readonly string[];
  /** How to turn emails like this one off; only on emails that can be turned off. */
  readonly off?: OffLink | undefined;
};

/** How to turn reminders off: the reader's token and the address of the page that does it. */
export type OffLink = { readonly token: string; readonly url: string };

/** The text of the unsubscribe link. */
export const OFF_LABEL = "Stop reminders";

/** A paragraph of ours, a headline with a link, someone's own words, or a list. */
export type Paragraph =
  | string
  | { readonly head: string; readonly url: string; readonly level: 2 | 3 }
  | { readonly quote: string; readonly from: string }
  | { readonly list: readonly string[] };
