/** What a letter says, before it has a look. All of it is plain text: names and quotes are what people typed. */
export type LetterBody = {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly Paragraph[];
  /** The one thing to do, as a whole address. */
  readonly action: { readonly label: string; readonly url: string };
  /** Who writes, why, and where to ask. */
  readonly foot: readonly string[];
  /** Of a letter that its reader can switch off: how. */
  readonly off?: OffLink | undefined;
};

/** The way to switch reminders off: the reader's own token, and the address of the page that does it. */
export type OffLink = { readonly token: string; readonly url: string };

/** What the link says that switches reminders off. */
export const OFF_LABEL = "Stop reminders";

/** A sentence or two of ours, a head line that leads to what it names, somebody's own words, or a list. */
export type Paragraph =
  | string
  | { readonly head: string; readonly url: string; readonly level: 2 | 3 }
  | { readonly quote: string; readonly from: string }
  | { readonly list: readonly string[] };
