/** What keeps something from happening, how it is taken away, and the tests that have to notice. */
export type Guard = {
  readonly name: string;
  readonly without: InCode | InDatabase;
  /** Test files of which at least one has to turn red. */
  readonly noticedBy: readonly string[];
};

/** The text stands exactly once in the file; `rather` stands there instead. */
export type InCode = { readonly file: string; readonly text: string; readonly rather: string };

/** Statements that run after all migrations. */
export type InDatabase = { readonly sql: string };
