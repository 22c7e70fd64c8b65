/** What one player did: the act in a few words, more about it, and when. */
export interface Act {
  /** "Offered three times" */
  readonly act: string;
  /** "Tue 4 pm, Thu 7 pm, Sat 4 pm", or what they wrote, in quotation marks. */
  readonly note?: string | undefined;
  /** "Mon, 9:12 am" */
  readonly at: string;
}

/** A line of the scoresheet, every word ready to print. */
export type ScoresheetRow =
  /** What the league did, across both columns. */
  | { readonly kind: "both"; readonly text: string }
  /** A numbered line. Who did not act has null, drawn as "…", as in notation. */
  | { readonly kind: "pair"; readonly number: number; readonly white: Act | null; readonly black: Act | null }
  /** A ruling, or a sentence of the rules such as a double forfeit; `red` when it went against somebody's silence. */
  | {
      readonly kind: "ruling";
      /** "Final" */
      readonly stamp: string;
      readonly tone: "final" | "red";
      readonly heading: string;
      readonly body: string;
      /** Who, and when. */
      readonly at: string;
    };
